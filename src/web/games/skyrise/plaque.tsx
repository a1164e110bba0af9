// On the rim of each platform: its name, and who would control it now.
import { memo, type ReactNode } from 'react'
import { CENTRE, PLATFORMS } from '../../../games/skyrise/board.ts'
import { controllersOf } from '../../../games/skyrise/control.ts'
import { SeatShape } from '../../art/seat-mark.tsx'
import type { Site } from './geometry.ts'
import { seatsOf, setOf } from './pieces.ts'
import { plaqueAt } from './rock.ts'
import { type Scene, standsSame } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'

const WIDE = 316
const NARROW = 196
const STEP = 36

export const Plaque = memo(function Plaque({ scene, site }: { readonly scene: Scene; readonly site: Site }): ReactNode {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const controllers = controllersOf(s, site.platform)
  const seats = seatsOf(s).filter((seat) => controllers & (1 << seat))
  const isCentre = site.platform === CENTRE
  const width = seats.length === 0 ? NARROW : isCentre ? Math.max(NARROW, 130 + seats.length * STEP) : WIDE + (seats.length - 1) * STEP
  const [x, y] = plaqueAt(site)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the table of control says the same
    <g className="sr-plaque" transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect x={-width / 2} y="-21" width={width} height="42" rx="10" />
      <text x={seats.length === 0 ? 0 : -width / 2 + 16} y="9" data-alone={seats.length === 0}>
        {isCentre ? phrases.centre : phrases.platform(PLATFORMS[site.platform])}
      </text>
      {seats.map((seat, i) => (
        <g
          key={seat}
          data-seat={seat}
          data-set={setOf(s, seat)}
          transform={`translate(${width / 2 - 26 - (seats.length - 1 - i) * STEP} 0)`}
        >
          <circle r="16" />
          <g transform="scale(1.25) translate(-8 -8)">
            <SeatShape seat={seat} />
          </g>
        </g>
      ))}
      {!isCentre && seats.length > 0 && (
        <text className="sr-plaque-says" x={width / 2 - 52 - (seats.length - 1) * STEP} y="9">
          {seats.length > 1 ? phrases.tied : phrases.leads}
        </text>
      )}
    </g>
  )
}, standsSame)
