// A seat's numbers as a skyline: low, medium, tall, then masterpieces. What is built is gone, what is a bid is dashed, what beats the last
// bid is underlined.

import { memo, type ReactNode } from 'react'
import { BUILDINGS, CARDS_CHOSEN, HEIGHTS } from '../../../games/skyrise/components.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { parts } from '../../board/words.ts'
import type { HoldingsProps } from '../../table/face.ts'
import { Icon } from './icon.tsx'
import { heightNameOf, numberToBeat, whereabouts } from './pieces.ts'
import { phrasesOf } from './words/phrases.ts'
import './skyline.css'

type Props = HoldingsProps<State>

export function Skyline(props: Props): ReactNode {
  const { s, seat, mine, words } = props
  const phrases = phrasesOf(words)
  const beaten = numberToBeat(s)
  const buildings = Array.from({ length: BUILDINGS }, (_, structure) => structure)
  return (
    <div className="sr-skyline">
      {mine && (
        <p className="sr-legend" aria-hidden="true">
          {HEIGHTS.map((height) => (
            <span key={height}>{phrases.heights[height]}</span>
          ))}
          {beaten !== null && <i>{phrases.toBeat(beaten)}</i>}
        </p>
      )}
      {HEIGHTS.map((height) => (
        <ul key={height} data-height={height} aria-label={phrases.heights[height]}>
          {buildings
            .filter((structure) => heightNameOf(s, seat, structure) === height)
            .map((structure) => (
              <Tower key={structure} {...towerOf(props, structure)} />
            ))}
        </ul>
      ))}
      <ul data-height="masterpiece" aria-label={phrases.masterpiece}>
        {Array.from({ length: CARDS_CHOSEN[s.seats] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a masterpiece is known by its place
          <li key={i} data-use={whereabouts(s, seat, BUILDINGS + i)}>
            <Icon name="masterpiece" />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Standing {
  readonly about: string
  readonly says: string
  readonly number: number
  readonly use: ReturnType<typeof whereabouts>
  readonly beats: boolean
}

function towerOf({ s, seat, words }: Props, structure: number): Standing {
  const phrases = phrasesOf(words)
  const number = s.tables.number[s.set[seat] * BUILDINGS + structure]
  const use = whereabouts(s, seat, structure)
  const beaten = numberToBeat(s)
  const isOut = (s.out & (1 << seat)) !== 0
  const height = phrases.heights[HEIGHTS[s.tables.height[s.set[seat] * BUILDINGS + structure]]]
  const says = parts(', ', String(number), height, use !== 'available' && phrases.uses[use])
  const beats = use === 'available' && !isOut && beaten !== null && number > beaten
  return { about: `tower:${structure}:${seat}`, says, number, use, beats }
}

/** Most stay as they are from move to move, and are not drawn anew. */
const Tower = memo(function Tower({ about, says, number, use, beats }: Standing): ReactNode {
  return (
    <li data-use={use} data-beats={beats} data-about={about}>
      <span className="art-said">{says}</span>
      <span aria-hidden="true">{use === 'built' ? '' : number}</span>
    </li>
  )
})
