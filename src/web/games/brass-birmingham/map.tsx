// The map of the Midlands: land, lines, merchants, towns; it pans and zooms inside its frame.
import { type ReactNode, useEffect, useRef } from 'react'
import { NONE } from '../../../core/block.ts'
import { LINKS, LOCATIONS, SLOT_LOCATIONS } from '../../../games/brass-birmingham/board.ts'
import { usePanZoom } from '../../board/pan-zoom/use-pan-zoom.ts'
import { soughtNearest, soughtWhole } from '../../board/pan-zoom/view-box.ts'
import { ZoomButtons } from '../../board/pan-zoom/zoom-buttons.tsx'
import { parts } from '../../board/words.ts'
import { BOXES, SLOT_AT, SPACE_AT } from './boxes.ts'
import { Ground } from './ground.tsx'
import { Key } from './key.tsx'
import { FIELD, type Point, SLOT } from './layout.ts'
import { LINES, locationsOf } from './lines.ts'
import { Link } from './link.tsx'
import { Location } from './location.tsx'
import { Merchant } from './merchant.tsx'
import { Mini } from './mini.tsx'
import { linkPlace, slotPlace, spacePlace } from './places.ts'
import type { Scene } from './scene.ts'
import { Tags } from './tags.tsx'
import { isNarrow, isTouch } from './touch.ts'
import { phrasesOf } from './words/phrases.ts'
import './land.css'
import './lines.css'
import './map.css'
import './places.css'
import './tile.css'

const WHOLE = `0 0 ${FIELD.width} ${FIELD.height}`
/** A finger needs larger slots than a mouse. */
const READABLE = { mouse: 0.5, finger: 0.7 } as const
/** On a narrow page the buttons and the small map lie over the head of the map. */
const COVERED = { top: 76, bottom: 0 } as const
const UNCOVERED = { top: 0, bottom: 0 } as const
/** What is picked leads to the nearest place for it: its places may lie all over the map. */
const SEEN = {
  field: FIELD,
  covered: () => (isNarrow() ? COVERED : UNCOVERED),
  readable: () => READABLE[isTouch() ? 'finger' : 'mouse'],
  comfortable: 0.85,
  largest: 3,
  sought: soughtNearest,
} as const
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

export function MidlandsMap({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, you, words, lit, chosen } = scene
  const phrases = phrasesOf(words)
  const frame = useRef<HTMLElement>(null)
  const map = useRef<SVGSVGElement>(null)
  const seen = useRef<SVGRectElement>(null)
  const pan = usePanZoom({ frame, map, seen }, { ...SEEN, home: homeOf(you === null ? 0 : s.network[you]) })
  const { seek } = pan
  // What is chosen stays in sight; a card leads to where it builds. Only a choice moves the map: under a finger that points or taps it lies still.
  const lights = useRef(lit)
  useEffect(() => {
    lights.current = lit
  })
  useEffect(() => {
    const [at] = chosen.map(spreadOf).filter((points) => points.length > 0)
    if (at) seek(at, soughtWhole)
    else if (chosen.length > 0) seek(pointsOf(lights.current))
  }, [chosen, seek])
  // Links lie over the empty lines that they cross near a town.
  const links = range(0, LINKS).sort((a, b) => Number(s.link[a] !== NONE) - Number(s.link[b] !== NONE))
  return (
    <section ref={frame} className="bb-frame" aria-label={phrases.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds places */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys begin here when no place is open */}
      <svg ref={map} className="bb-map" viewBox={WHOLE} role="group" tabIndex={0} aria-label={parts('. ', phrases.map, phrases.arrows)}>
        <Ground />
        <g>
          {links.map((link) => (
            <Link key={link} scene={scene} link={link} />
          ))}
        </g>
        {range(SLOT_LOCATIONS, LOCATIONS).map((location) => (
          <Merchant key={location} scene={scene} location={location} />
        ))}
        {range(0, SLOT_LOCATIONS).map((location) => (
          <Location key={location} scene={scene} location={location} />
        ))}
        <Key scene={scene} />
        <Tags scene={scene} />
      </svg>
      <Mini scene={scene} seen={seen} />
      <ZoomButtons map={pan} says={phrases} />
    </section>
  )
}

/** The middle of a network; of the map, for who has none. */
function homeOf(network: number): Point {
  const places = locationsOf(network)
  if (places.length === 0) return [FIELD.width / 2, FIELD.height / 2]
  const sum = places.reduce<Point>(([x, y], at) => [x + BOXES[at].centre[0], y + BOXES[at].centre[1]], [0, 0])
  return [sum[0] / places.length, sum[1] / places.length]
}

/** The middle of a place, and all of a line: half of it might lie under the small map. */
function spreadOf(place: string): readonly Point[] {
  const line = LINES.find((_, link) => linkPlace(link) === place)
  return line ? [line.middle, ...line.seen] : pointsOf(new Set([place]))
}

/** The middles of the slots, merchants and lines among some places. */
function pointsOf(places: ReadonlySet<string>): Point[] {
  const at = (points: readonly Point[], place: (index: number) => string, half: number) =>
    points.flatMap<Point>(([x, y], i) => (places.has(place(i)) ? [[x + half, y + half]] : []))
  return [
    ...at(SLOT_AT, slotPlace, SLOT / 2),
    ...at(SPACE_AT, spacePlace, SLOT / 2),
    ...at(
      LINES.map(({ middle }) => middle),
      linkPlace,
      0,
    ),
  ]
}
