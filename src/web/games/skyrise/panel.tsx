// What all share, live: panoramas with everybody's standing, who controls which platform, keys and patrons.

import { memo, type ReactNode } from 'react'
import { UNKNOWN } from '../../../core/block.ts'
import { BIG_KEY, BIG_KEY_POINTS, LETTERS, PANORAMAS, SMALL_KEY, SMALL_KEY_POINTS } from '../../../games/skyrise/components.ts'
import { hasSmallKey } from '../../../games/skyrise/era.ts'
import { bridgePoints, EVERYWHERE, panoramaPoints } from '../../../games/skyrise/panoramas.ts'
import { BRIDGES_AT_BOTH_ENDS, ONE_AROUND_AIRSHIPS, type State } from '../../../games/skyrise/state.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { parts } from '../../board/words.ts'
import { Control } from './control.tsx'
import { Icon } from './icon.tsx'
import { seatsOf } from './pieces.ts'
import { isChosenSame, type Scene } from './scene.ts'
import { TokenDisc } from './token.tsx'
import { type PanoramaValues, phrasesOf } from './words/phrases.ts'
import './panel.css'

export const Panel = memo(function Panel({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="sr-panel" aria-label={phrases.city} tabIndex={0}>
      <h2>{phrases.panoramas}</h2>
      {Array.from(s.panoramas, (card) => (
        <PanoramaCard key={card} scene={scene} card={card} />
      ))}
      <Control scene={scene} />
      <h2>{phrases.keysAndPatrons}</h2>
      <Keys scene={scene} />
      <Patrons scene={scene} />
    </section>
  )
}, isChosenSame)

function PanoramaCard({ scene, card }: { readonly scene: Scene; readonly card: number }): ReactNode {
  const { s, seats, you, words } = scene
  const phrases = phrasesOf(words)
  const name = PANORAMAS[card]
  return (
    <article className="sr-panorama" data-about={`panorama:${card}`}>
      <h3>
        <Icon name={name} />
        {words.name('panorama', card)}
      </h3>
      <p>{phrases.panorama(name, valuesOf(s, card))}</p>
      <ol>
        {seatsOf(s).map((seat) => {
          const points = panoramaPoints(s, seat, card, EVERYWHERE)
          return (
            <li key={seat} data-seat={seat} data-mine={seat === you}>
              <SeatMark seat={seat} />
              <span className="art-said">{seats[seat].name}</span>
              <b>{points}</b>
            </li>
          )
        })}
      </ol>
    </article>
  )
}

export function valuesOf(s: State, card: number): PanoramaValues {
  const name = PANORAMAS[card]
  const { around, points } = { around: 1, ...s.tables.panoramas[name] }
  return {
    points: name === 'bridges' ? bridgePoints(s) : points,
    around: name === 'airships' && s.rules & ONE_AROUND_AIRSHIPS ? 1 : around,
    bothEnds: (s.rules & BRIDGES_AT_BOTH_ENDS) !== 0,
  }
}

function Keys({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, seats, words } = scene
  const phrases = phrasesOf(words)
  const keys = [
    { key: BIG_KEY, name: phrases.bigKey, points: BIG_KEY_POINTS },
    ...(hasSmallKey(s) ? [{ key: SMALL_KEY, name: phrases.smallKey, points: SMALL_KEY_POINTS }] : []),
  ]
  return (
    <ul className="sr-keys">
      {keys.map(({ key, name, points }) => {
        const holder = seatsOf(s).find((seat) => s.keys[seat] & key)
        const says = parts(', ', `${name}: ${phrases.points(points)}`, holder !== undefined && seats[holder].name)
        return (
          <li key={key} className="sr-key" data-small={key === SMALL_KEY} data-about={`key:${key === SMALL_KEY ? 'small' : 'big'}`}>
            <span className="art-said">{says}</span>
            <Icon name="key" />
            <b aria-hidden="true">{points}</b>
            {holder !== undefined && <SeatMark seat={holder} />}
          </li>
        )
      })}
    </ul>
  )
}

function Patrons({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  return (
    <ul className="sr-keys">
      {LETTERS.map((letter, i) => {
        const value = s.patrons[i] === UNKNOWN ? null : s.tables.patrons[s.patrons[i]]
        return (
          <li key={letter} className="sr-patron" data-about={`patron:${i}`}>
            <span className="art-said">{phrases.patron(letter, value)}</span>
            <span aria-hidden="true">
              <TokenDisc token={letter} />
              <b>{value === null ? '?' : `=${value}`}</b>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
