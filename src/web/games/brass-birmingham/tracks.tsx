// The income track and the points of all seats, as two rulers.
import { memo, type ReactNode } from 'react'
import { pointsOf, type State } from '../../../games/brass-birmingham/state.ts'
import { levelOf } from '../../../games/brass-birmingham/tracks.ts'
import { punctuated, said } from '../../board/words.ts'
import { Mark } from './mark.tsx'
import { type Scene, standsSame } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'

const WIDTH = 380
const EDGE = 12
const PIN = 17

interface Scale {
  readonly title: string
  readonly from: number
  readonly to: number
  readonly step: number
  readonly big: number
  readonly value: (seat: number) => number
}

export const Tracks = memo(function Tracks({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const points = seatsOf(s).map((seat) => pointsOf(s, seat))
  const most = Math.max(60, Math.ceil(Math.max(...points) / 20) * 20)
  return (
    <div className="bb-tracks">
      <Ruler
        scene={scene}
        scale={{ title: phrases.incomeTrack, from: -10, to: 30, step: 1, big: 5, value: (seat) => levelOf(s.income[seat]) }}
      />
      <Ruler
        scene={scene}
        scale={{ title: phrases.pointsTrack, from: 0, to: most, step: most / 40, big: most / 4, value: (seat) => points[seat] }}
      />
    </div>
  )
}, standsSame)

const seatsOf = (s: State): number[] => Array.from({ length: s.seats }, (_, seat) => seat)

function Ruler({ scene, scale }: { readonly scene: Scene; readonly scale: Scale }): ReactNode {
  const { s, seats } = scene
  const { title, from, to, step, big, value } = scale
  const at = (n: number) => EDGE + ((n - from) / (to - from)) * (WIDTH - 2 * EDGE)
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)
  const pins = spread(seatsOf(s).map((seat) => ({ seat, x: at(value(seat)) })))
  const label = said(title, ...pins.map(({ seat }) => punctuated(`${seats[seat].name}: ${value(seat)}`)))
  return (
    <div className="bb-ruler">
      <b aria-hidden="true">{title}</b>
      <svg viewBox={`0 0 ${WIDTH} 42`} role="img" aria-label={label}>
        <path
          className="bb-ruler-line"
          d={`M${EDGE} 24H${WIDTH - EDGE}${ticks.map((n) => `M${at(n)} 24v${isMultiple(n, big) ? 7 : 4}`).join('')}`}
        />
        {ticks
          .filter((n) => isMultiple(n, big))
          .map((n) => (
            <text key={n} x={at(n)} y="41">
              {String(n).replace('-', '−')}
            </text>
          ))}
        {pins.map(({ seat, x, head }) => (
          <g key={seat} data-seat={seat} className="bb-pin">
            <path d={`M${head} 13L${x} 24`} />
            <circle cx={head} cy="8.5" r="7.5" />
            <Mark seat={seat} x={head - 4.5} y={4} size={9} />
          </g>
        ))}
      </svg>
    </div>
  )
}

const isMultiple = (n: number, of: number): boolean => Math.abs(n / of - Math.round(n / of)) < 1e-9

interface Pin {
  readonly seat: number
  readonly x: number
}

/** Heads of pins that stand close are moved apart, so that none hides another. */
export function spread(pins: readonly Pin[]): (Pin & { readonly head: number })[] {
  let last = EDGE - 4 - PIN
  const apart = [...pins]
    .sort((a, b) => a.x - b.x)
    .map((pin) => {
      last = Math.max(pin.x, last + PIN)
      return { ...pin, head: last }
    })
  const over = Math.max(0, last - (WIDTH - 8))
  return apart.map((pin) => ({ ...pin, head: pin.head - over }))
}
