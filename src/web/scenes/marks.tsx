// Points at the pieces that earn them. The board knows nothing of it: what it draws is found by its places, wherever it has been moved to.
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Words } from '../../core/game.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import type { Told } from './playing.ts'
import type { Count, Source } from './scene.ts'
import { spread } from './spread.ts'

interface MarksProps {
  readonly room: RefObject<HTMLElement | null>
  readonly counts: readonly { readonly count: Count; readonly told: Told }[]
  readonly leaves: readonly string[]
  readonly words: Words
}

/** Several points at one place stand in rows of two. */
const APART = { x: 23, y: 25 } as const

function apart(at: number, count: number): CSSProperties & Record<'--x' | '--y', string> {
  const isAlone = at === count - 1 && at % 2 === 0
  return { '--x': `${isAlone ? 0 : at % 2 === 0 ? -APART.x : APART.x}px`, '--y': `${Math.floor(at / 2) * APART.y}px` }
}

export function Marks({ room, counts, leaves, words }: MarksProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null)
  useAnchored(room, layer)
  const sources = counts.filter(({ told }) => told === 'now').flatMap(({ count }) => count.from ?? [])
  const keyOf = ({ at }: Pick<Count, 'at'>) => at.join(' ')
  return (
    <div ref={layer} className="scene-marks" aria-hidden="true">
      {leaves.map((place) => (
        <i key={place} className="scene-leaves" data-at={place} data-fits="true" />
      ))}
      {ends(sources).map((source) => (
        <span key={keyOf(source)} className="scene-source" data-at={keyOf(source)} data-fits="true">
          <b>{source.points}</b>
        </span>
      ))}
      {counts.map(({ count, told }) => {
        const there = counts.filter(({ count: other }) => keyOf(other) === keyOf(count))
        const at = there.findIndex(({ count: other }) => other === count)
        return (
          count.at.length > 0 && (
            <span
              key={`${keyOf(count)} ${at}`}
              className="scene-point"
              data-at={keyOf(count)}
              data-told={told}
              data-seat={count.seat ?? undefined}
              style={apart(at, there.length)}
            >
              {count.seat !== null && <SeatMark seat={count.seat} />}
              <b>{badgeOf(count, told, words)}</b>
            </span>
          )
        )
      })}
    </div>
  )
}

/** What stands at a piece: its points, or what is said in their place. */
function badgeOf({ points, shows, told: line }: Count, told: Told, words: Words): string {
  if (typeof shows === 'string') return shows
  if (shows) return words.name(...shows)
  if (points === 0) return line ? '' : '0'
  const amount = String(Math.abs(points))
  return points < 0 ? `−${amount}` : told === 'to-come' ? amount : `+${amount}`
}

/** Sources at another place than the piece itself, each once. */
const ends = (sources: readonly Source[]): Source[] =>
  sources.filter((source, i) => source.at.length > 0 && sources.findIndex(({ at }) => at.join() === source.at.join()) === i)

/** So many pixels have no room for a mark and points beside each other. */
const NARROW = 48

/** Keeps every mark at its places, however the board is panned. */
function useAnchored(room: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let frame = 0
    const follow = () => {
      place(room.current, layer.current)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [room, layer])
}

/** Where a piece is drawn, and the frame beyond which it is not seen. */
interface Found {
  readonly rect: DOMRect
  readonly frame: DOMRect | undefined
}

function place(room: HTMLElement | null, layer: HTMLElement | null): void {
  if (!room || !layer) return
  const known = new Map<string, Found | null>()
  const find = (name: string): Found | null => {
    const element = room.querySelector(`[data-place="${CSS.escape(name)}"], [data-piece="${CSS.escape(name)}"]`)
    const rect = element?.getBoundingClientRect()
    if (!element || !rect || rect.width === 0) return null
    return { rect, frame: frameOf(element)?.getBoundingClientRect() }
  }
  const found = (name: string): Found | null => {
    if (!known.has(name)) known.set(name, find(name))
    return known.get(name) ?? null
  }
  const marks = [...layer.children].filter((mark) => mark instanceof HTMLElement)
  for (const mark of marks)
    lay(
      mark,
      (mark.dataset.at ?? '').split(' ').flatMap((name) => found(name) ?? []),
    )
  part(layer, marks)
}

/** The map that an element is drawn on, or what it is scrolled in. */
function frameOf(element: Element): Element | null | undefined {
  if (element instanceof SVGElement) return element.ownerSVGElement
  for (let over = element.parentElement; over && !over.matches('.room'); over = over.parentElement)
    if (over.clientHeight > 0 && over.scrollHeight > over.clientHeight && /auto|scroll/.test(getComputedStyle(over).overflowY)) return over
  return null
}

/** Pieces that stand close have points that would lie on each other: they give way, those that are counted now last of all. */
function part(layer: HTMLElement, marks: readonly HTMLElement[]): void {
  const points = marks
    .filter((mark) => !mark.hidden && mark.matches('.scene-point'))
    .sort((a, b) => Number(b.dataset.told === 'now') - Number(a.dataset.told === 'now'))
  const where = points.map(({ style, dataset, textContent }) => [style.left, style.top, dataset.told, textContent].join()).join(' ')
  if (layer.dataset.where === where) return
  layer.dataset.where = where
  for (const point of points) point.style.removeProperty('margin')
  for (const badge of layer.querySelectorAll<HTMLElement>('.scene-source:not([hidden]) > b')) keepInPage(badge)
  const boxes = points.map((point) => point.getBoundingClientRect())
  const sources = [...layer.querySelectorAll('.scene-source:not([hidden]) > b')].map((badge) => badge.getBoundingClientRect())
  const moved = spread(boxes, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, sources)
  for (const [i, { x, y }] of moved.entries()) if (x !== 0 || y !== 0) points[i].style.margin = `${y}px 0 0 ${x}px`
}

/** The badge of a source hangs over its edge, which may be the page's. */
function keepInPage(badge: HTMLElement): void {
  badge.style.removeProperty('translate')
  const { left, top, right, bottom } = badge.getBoundingClientRect()
  const [x, y] = [Math.max(0, -left) - Math.max(0, right - innerWidth), Math.max(0, -top) - Math.max(0, bottom - innerHeight)]
  if (x !== 0 || y !== 0) badge.style.translate = `${x}px ${y}px`
}

/** Of places all over a map that is seen in part, those that are in sight. */
function inSight(found: readonly Found[]): readonly Found[] {
  const seen = found.filter(({ rect: { left, top, width, height }, frame }) => isWithin(left + width / 2, top + height / 2, frame))
  return seen.length > 0 ? seen : found
}

const isWithin = (x: number, y: number, frame: DOMRect | undefined): boolean =>
  frame === undefined || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom)

function lay(mark: HTMLElement, found: readonly Found[]): void {
  const isFitted = mark.dataset.fits === 'true'
  const pieces = isFitted ? found : inSight(found)
  const edge = (side: (rect: DOMRect) => number, outermost: (...values: number[]) => number) =>
    outermost(...pieces.map(({ rect }) => side(rect)))
  const [left, top] = [edge((rect) => rect.left, Math.min), edge((rect) => rect.top, Math.min)]
  const [right, bottom] = [edge((rect) => rect.right, Math.max), edge((rect) => rect.bottom, Math.max)]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  mark.hidden = pieces.length === 0 || !isWithin(x, y, pieces[0].frame)
  if (mark.hidden) return
  mark.style.left = `${isFitted ? left : x}px`
  mark.style.top = `${isFitted ? top : y}px`
  // On a small piece the owner's mark stands above the points: beside them it would lie on the next one.
  mark.dataset.narrow = String(right - left < NARROW)
  if (!isFitted) return
  mark.style.width = `${right - left}px`
  mark.style.height = `${bottom - top}px`
}
