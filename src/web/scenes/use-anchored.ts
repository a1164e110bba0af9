// Where points and marks stand: at what the board draws now, inside of what is seen of it.
import { type RefObject, useLayoutEffect } from 'react'
import { type Edges, spread } from './spread.ts'

/** So many pixels have no room for a mark and points beside each other. */
const NARROW = 48
/** Pieces among what the seats hold that are so low would be covered by their points: those hang over the upper corner. */
const LOW = 40
const CORNER = { x: 10, y: 5 } as const

/** Keeps every mark at its places, however the board is panned. */
export function useAnchored(room: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>): void {
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
  // All is measured before anything is moved: otherwise the page is laid out anew for each mark.
  const pieces = marks.map(({ dataset }) => (dataset.at ?? '').split(' ').flatMap((name) => found(name) ?? []))
  for (const [i, mark] of marks.entries()) lay(mark, pieces[i])
  part(room, layer, marks)
}

/** What header, totals and sentence leave of the page: those stand across it on a phone, and otherwise at its right. */
function boardIn(room: HTMLElement): Edges {
  const board = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const each of room.querySelectorAll('.bar, .scene-side, .scene-foot')) {
    const { left, top, bottom } = each.getBoundingClientRect()
    if (left > 0) board.right = Math.min(board.right, left)
    else if (top < innerHeight / 2) board.top = Math.max(board.top, bottom)
    else board.bottom = Math.min(board.bottom, top)
  }
  return board
}

/** The map that an element is drawn on, or what it is scrolled in. */
function frameOf(element: Element): Element | null | undefined {
  if (element instanceof SVGElement) return element.ownerSVGElement
  for (let over = element.parentElement; over && !over.matches('.room'); over = over.parentElement)
    if (over.clientHeight > 0 && over.scrollHeight > over.clientHeight && /auto|scroll/.test(getComputedStyle(over).overflowY)) return over
  return null
}

/** Pieces that stand close have points that would lie on each other: they give way, those that are counted now last of all. */
function part(room: HTMLElement, layer: HTMLElement, marks: readonly HTMLElement[]): void {
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
  const moved = spread(boxes, boardIn(room), sources)
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

/** From the middle of one place to the middle of another, cut off where the map ends. */
function layLine(mark: HTMLElement, [one, other]: readonly Found[]): void {
  mark.hidden = one === undefined || other === undefined
  if (mark.hidden) return
  const frame = one.frame ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const ends = [one, other].map(({ rect: { left, top, width, height } }) => [left + width / 2 - frame.left, top + height / 2 - frame.top])
  for (const side of ['left', 'top', 'width', 'height'] as const) mark.style[side] = `${frame[side]}px`
  for (const line of mark.querySelectorAll('line'))
    for (const [i, name] of ['x1', 'y1', 'x2', 'y2'].entries()) line.setAttribute(name, String(ends[i >> 1][i & 1]))
}

function lay(mark: HTMLElement, found: readonly Found[]): void {
  if (mark.dataset.line === 'true') return layLine(mark, found)
  const isFitted = mark.dataset.fits === 'true'
  const pieces = isFitted ? found : inSight(found)
  const edge = (side: (rect: DOMRect) => number, outermost: (...values: number[]) => number) =>
    outermost(...pieces.map(({ rect }) => side(rect)))
  const [left, top] = [edge((rect) => rect.left, Math.min), edge((rect) => rect.top, Math.min)]
  const [right, bottom] = [edge((rect) => rect.right, Math.max), edge((rect) => rect.bottom, Math.max)]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  mark.hidden = pieces.length === 0 || !isWithin(x, y, pieces[0].frame)
  if (mark.hidden) return
  const isHung = !isFitted && bottom - top < LOW && mark.closest('.among-holdings') !== null
  mark.style.left = `${isFitted ? left : isHung ? right - CORNER.x : x}px`
  mark.style.top = `${isFitted ? top : isHung ? top - CORNER.y : y}px`
  mark.dataset.hung = String(isHung)
  // On a small piece the owner's mark stands above the points: beside them it would lie on the next one.
  mark.dataset.narrow = String(right - left < NARROW)
  if (!isFitted) return
  mark.style.width = `${right - left}px`
  mark.style.height = `${bottom - top}px`
}
