// Where on the page the places of a step are drawn, and how they come into sight.
import type { Box } from '../board/beside.ts'
import { boxesOf } from '../board/in-sight.ts'
import { TOLD } from '../board/pan-zoom/gestures.ts'
import type { BoardPart } from '../table/face.ts'

/** What a step can point at: a place, a piece, whatever explains itself, or somebody's holdings. */
function selectorsOf(name: string): string[] {
  const [sort, ...rest] = name.split(':')
  const marks = sort === 'holdings' ? ['held-by'] : ['place', 'about', 'piece']
  const value = CSS.escape(sort === 'holdings' ? rest.join(':') : name)
  return marks.map((mark) => `[data-${mark}="${value}"]`)
}

/** Every element that is drawn for a place; hidden ones too. */
const elementsOf = (room: ParentNode, name: string): Element[] =>
  selectorsOf(name).flatMap((selector) => [...room.querySelectorAll(selector)])

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0 && element.getBoundingClientRect().width > 0

/** The one that is seen of it; undefined where none is. */
const elementOf = (room: ParentNode, name: string): Element | undefined => elementsOf(room, name).find(isDrawn)

/** What is seen of an element inside of whatever it can be scrolled or panned in; null where nothing is. */
function seenBox(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    const { overflow, display } = getComputedStyle(frame)
    const isFrame = frame instanceof SVGSVGElement || (display !== 'contents' && /auto|scroll|hidden|clip/.test(overflow))
    if (!isFrame) continue
    const box = frame.getBoundingClientRect()
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return left < right && top < bottom ? { left, top, width: right - left, height: bottom - top } : null
}

/** What is seen of each of some places: one box, or several along a line. */
export function seenPlaces(room: ParentNode, places: readonly string[]): Box[][] {
  return places.flatMap((place) => {
    const element = elementOf(room, place)
    const seen = element && seenBox(element)
    if (!element || !seen) return []
    const boxes = boxesOf(element)
    return [(boxes.length > 1 ? boxes : [seen]).map(whole)]
  })
}

/** Where parts of the page lie. */
export const boxesIn = (room: ParentNode, parts: string): Box[] =>
  [...room.querySelectorAll(parts)].map((element) => whole(element.getBoundingClientRect()))

const whole = ({ left, top, width, height }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
})

interface Tabs {
  readonly parts: readonly BoardPart[]
  toTab(tab: string): void
}

/** Pans the map to places and scrolls to them; a phone is turned to the tab that has them, where tabs may be turned. */
export function bringIntoSight(room: HTMLElement, places: readonly string[], tabs: Tabs | null): void {
  const isHidden = !places.some((place) => elementOf(room, place))
  const tab = tabs && isHidden ? tabOf(room, places[0], tabs.parts) : null
  if (tab !== null) tabs?.toTab(tab)
  // After the tab has turned; the last place first, so that the first one is certainly seen.
  setTimeout(() => {
    for (const place of [...places].reverse()) {
      const element = elementOf(room, place)
      if (!element) continue
      element.dispatchEvent(new Event(TOLD, { bubbles: true }))
      // A map pans by itself; the page is scrolled to its frame.
      const frame = element instanceof SVGElement ? element.ownerSVGElement?.parentElement : element
      frame?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  })
}

/** The first tab under which a place is drawn: each is tried before the page is painted again. */
function tabOf(room: HTMLElement, place: string, parts: readonly BoardPart[]): string | null {
  const now = room.dataset.tab
  const found = [...parts.map(({ id }) => id), 'mine', 'holdings'].find((tab) => {
    room.dataset.tab = tab
    return elementOf(room, place) !== undefined
  })
  room.dataset.tab = now
  return found ?? null
}
