// The veil over all that a step does not speak of, the flags on what it does, and the stem from the coach to what is awaited. None of it takes a click.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { type Box, beside } from '../board/beside.ts'
import { boxesIn, seenPlaces } from './places.ts'
import type { Points } from './plot.ts'
import { isSheet } from './settle.ts'
import { stemOf } from './stem.ts'

interface VeilProps {
  readonly room: RefObject<HTMLElement | null>
  readonly points: readonly Points[]
  readonly flags: readonly string[]
  /** Whether the first point is awaited: the stem leads to it. */
  readonly hasStem: boolean
}

const HOLES = 'lesson-holes'
const DIM = 'lesson-dim'
const RIM = 'lesson-rim'

/** The ring around a place is seen whole. */
const AROUND = 8
const ROUND = 10
/** So wide is the hole along a line, and so wide the edge of every one. */
const LINE = 32
const EDGE = 2

/** All but the holes, and what else is said. */
const Mask = ({ id, children }: { readonly id: string; readonly children?: ReactNode }): ReactNode => (
  <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
    <rect width="100%" height="100%" fill="#fff" />
    <use href={`#${HOLES}`} />
    {children}
  </mask>
)

export function Veil({ room, points, flags, hasStem }: VeilProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null)
  // The board may be panned and scrolled meanwhile: all of it follows.
  useLayoutEffect(() => {
    let frame = 0
    const follow = () => {
      if (room.current && layer.current) lay(room.current, layer.current, points)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [room, points])
  return (
    <div ref={layer} className="lesson-layer" aria-hidden="true">
      <svg className="lesson-veil" aria-hidden="true">
        <defs>
          <g id={HOLES}>
            <path className="lesson-hole" />
            <path className="lesson-line" fill="none" stroke="#000" strokeWidth={LINE} strokeLinecap="round" strokeLinejoin="round" />
          </g>
        </defs>
        <Mask id={DIM}>
          <path className="lesson-kept" />
        </Mask>
        <Mask id={RIM} />
        <rect className="lesson-dim" width="100%" height="100%" mask={`url(#${DIM})`} />
        {/* A little larger than the holes, so that a rim is left around what they are together. */}
        <g className="lesson-edge" mask={`url(#${RIM})`}>
          <path className="lesson-hole-rim" stroke="none" />
          <path className="lesson-line" fill="none" strokeWidth={LINE + 2 * EDGE} strokeLinecap="round" strokeLinejoin="round" />
        </g>
        {hasStem && (
          <g className="lesson-stem">
            <path />
            <path />
            <path />
          </g>
        )}
      </svg>
      {points.map(({ number }) => (
        <span key={number} className="lesson-flag" data-flag={number} data-first={number === 1 && hasStem}>
          <i className="lesson-disc">{number}</i> {flags[number - 1]}
        </span>
      ))}
    </div>
  )
}

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** A box with round corners; overlapping ones are one hole, since they are drawn in the same direction. */
function round({ left, top, width, height }: Box): string {
  const r = Math.min(ROUND, width / 2, height / 2)
  return `M${left + r} ${top}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

const plain = ({ left, top, width, height }: Box): string => `M${left} ${top}h${width}v${height}h${-width}z`

/** What is seen of a box below the header, which stays where it is while the page scrolls. */
function below({ left, top, width, height }: Box, bar: Box | undefined): Box[] {
  const hidden = Math.max(0, (bar ? bar.top + bar.height : 0) - top)
  return hidden < height ? [{ left, top: top + hidden, width, height: height - hidden }] : []
}

function lay(room: HTMLElement, layer: HTMLElement, points: readonly Points[]): void {
  const kept = [...boxesIn(room, '.bar'), ...boxesIn(room, '.prompt')]
  const shown = points.map(({ places }) => seenPlaces(room, places).map((boxes) => boxes.flatMap((box) => below(box, kept[0]))))
  const coach = room.querySelector<HTMLElement>('.coach')
  const [card] = boxesIn(room, '.coach')
  const key = JSON.stringify([shown, kept, innerWidth, innerHeight, card])
  if (layer.dataset.key === key) return
  layer.dataset.key = key
  const draw = (part: string, paths: readonly string[]) => {
    for (const path of layer.querySelectorAll(part)) path.setAttribute('d', paths.join(''))
  }
  const shapes = shown.flat()
  const holes = shapes.flatMap((boxes) => (boxes.length === 1 ? grown(boxes[0], AROUND) : []))
  draw('.lesson-hole', holes.map(round))
  draw(
    '.lesson-hole-rim',
    holes.map((hole) => round(grown(hole, EDGE))),
  )
  draw(
    '.lesson-line',
    shapes.flatMap((boxes) => (boxes.length > 1 ? along(boxes) : [])),
  )
  draw('.lesson-kept', kept.map(plain))
  const at = shown.map(([first]) => first?.[first.length >> 1])
  hangFlags(layer, at, [...shapes.flat().map((box) => grown(box, AROUND)), ...kept, ...(card ? [card] : [])])
  const stem = coach && !isSheet(coach) && card && at[0] ? stemOf(card, grown(at[0], AROUND)) : null
  for (const [i, path] of [...layer.querySelectorAll('.lesson-stem path')].entries())
    path.setAttribute('d', stem?.[Math.min(i, 2) === 2 ? 1 : 0] ?? '')
}

/** The line on which boxes lie. */
const along = (boxes: readonly Box[]): string =>
  boxes.map(({ left, top, width, height }, i) => `${i === 0 ? 'M' : 'L'}${left + width / 2} ${top + height / 2}`).join('')

/** A flag stands beside its first place, over nothing else that is spoken of. */
function hangFlags(layer: HTMLElement, places: readonly (Box | undefined)[], avoid: readonly Box[]): void {
  const hung: Box[] = []
  for (const flag of layer.querySelectorAll<HTMLElement>('.lesson-flag')) {
    const at = places[Number(flag.dataset.flag) - 1]
    flag.hidden = !at
    if (!at) continue
    const size = { width: flag.offsetWidth, height: flag.offsetHeight }
    const within = { left: 6, top: 6, width: innerWidth - 12, height: innerHeight - 12 }
    const { left, top } = beside({ at, size, avoid: [...avoid, ...hung], within })
    flag.style.left = `${left}px`
    flag.style.top = `${top}px`
    hung.push({ left, top, ...size })
  }
}
