// What all share, live: panoramas with everybody's standing, who controls which platform, keys and patrons.
import type { ReactNode } from 'react'
import { UNKNOWN } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { CENTRE, lowest, PLATFORM_BITS, PLATFORMS, WORD_OF } from '../../../games/skyrise/board.ts'
import {
  BIG_KEY,
  BIG_KEY_POINTS,
  CONTROL_POINTS,
  HEIGHTS,
  LETTERS,
  NO_HEIGHT,
  PANORAMAS,
  SMALL_KEY,
  SMALL_KEY_POINTS,
} from '../../../games/skyrise/components.ts'
import { controllersOf } from '../../../games/skyrise/control.ts'
import { heightOf } from '../../../games/skyrise/districts.ts'
import { hasSmallKey } from '../../../games/skyrise/era.ts'
import { EVERYWHERE, panoramaPoints } from '../../../games/skyrise/panoramas.ts'
import { ONE_AROUND_AIRSHIPS, type State, structureOf } from '../../../games/skyrise/state.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { groundOf } from './geometry.ts'
import { Icon } from './icon.tsx'
import { setOf } from './pieces.ts'
import type { Scene } from './scene.ts'
import { TokenDisc } from './token.tsx'
import { type PanoramaValues, phrasesOf } from './words/phrases.ts'
import './panel.css'

export function Panel({ scene }: { readonly scene: Scene }): ReactNode {
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
}

const seatsOf = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

function PanoramaCard({ scene, card }: { readonly scene: Scene; readonly card: number }): ReactNode {
  const { s, seats, you, words } = scene
  const phrases = phrasesOf(words)
  const name = PANORAMAS[card]
  return (
    <article className="sr-panorama">
      <h3>
        <Icon name={name} />
        {words.name('panorama', card)}
      </h3>
      <p>{phrases.panorama(name, valuesOf(s, card))}</p>
      <ol>
        {seatsOf(s).map((seat) => {
          const points = panoramaPoints(s, seat, card, EVERYWHERE)
          return (
            <li key={seat} data-seat={seat} data-mine={seat === you} title={`${seats[seat]?.name}: ${phrases.points(points)}`}>
              <SeatMark seat={seat} />
              <span className="art-said">{seats[seat]?.name}</span>
              <b>{points}</b>
            </li>
          )
        })}
      </ol>
    </article>
  )
}

function valuesOf(s: State, card: number): PanoramaValues {
  const { around, points } = { around: 1, ...s.tables.panoramas[PANORAMAS[card]] }
  return { points, around: PANORAMAS[card] === 'airships' && s.rules & ONE_AROUND_AIRSHIPS ? 1 : around }
}

function Control({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, seats, words } = scene
  const phrases = phrasesOf(words)
  return (
    <table className="sr-control">
      <caption>
        {phrases.control} <small>{phrases.controlSays(CONTROL_POINTS)}</small>
      </caption>
      <thead>
        <tr>
          <td />
          {seatsOf(s).map((seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} />
              <span className="art-said">{seats[seat]?.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groundOf(s.slots).sites.map(({ platform }) => (
          <tr key={platform}>
            <th scope="row">{platform === CENTRE ? phrases.centre : PLATFORMS[platform]}</th>
            {seatsOf(s).map((seat) => (
              <Heights key={seat} {...{ scene, seat, platform }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A seat's buildings on a platform, the tallest first. */
function Heights({ scene, seat, platform }: { readonly scene: Scene; readonly seat: Seat; readonly platform: number }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const counts = countsOn(s, seat, platform)
  const [low, medium, tall] = counts
  const controls = (controllersOf(s, platform) & (1 << seat)) !== 0
  const says = `${phrases.onPlatform(tall, medium, low)}${controls ? `; ${phrases.controls}` : ''}`
  return (
    <td data-controls={controls} data-set={setOf(s, seat)} title={says}>
      <span className="art-said">{says}</span>
      <span className="sr-heights" aria-hidden="true">
        {[...HEIGHTS].reverse().flatMap((height) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: buildings of one height are alike
          Array.from({ length: counts[HEIGHTS.indexOf(height)] }, (_, i) => <i key={`${height} ${i}`} data-height={height} />),
        )}
      </span>
    </td>
  )
}

/** How many buildings of each height a seat has on a platform, low first. */
function countsOn(s: State, seat: Seat, platform: number): number[] {
  const counts = HEIGHTS.map(() => 0)
  const word = WORD_OF[platform]
  for (let rest = s.structures[seat * 2 + word] & PLATFORM_BITS[platform]; rest !== 0; rest &= rest - 1) {
    const height = heightOf(s, seat, structureOf(s.piece[word * 32 + lowest(rest)]))
    if (height !== NO_HEIGHT) counts[height]++
  }
  return counts
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
        const says = `${name}: ${phrases.points(points)}${holder === undefined ? '' : `, ${seats[holder]?.name}`}`
        return (
          <li key={key} className="sr-key" data-small={key === SMALL_KEY} title={says}>
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
          <li key={letter} className="sr-patron" title={phrases.patron(letter, value)}>
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
