// Pointers, wheel and keys on a map, as wishes: pan, zoom, bring into sight, go where the small map is pressed.
import { stepFrom } from '../arrows.ts'
import type { Point } from './view-box.ts'
import { wayInto } from './way-into.ts'

export interface Wishes {
  pan(by: Point): void
  /** Around a point of the frame. */
  zoom(factor: number, at: Point): void
  reveal(by: Point): void
  /** To a point of the map. */
  lead(to: Point): void
}

/** A finger that trembles is no drag. */
const DRAG = 7
const DOUBLE_TAP = 320
const TAP_ZOOM = 1.8

/** The event of a place that is told of. */
export const TOLD = 'tassel-told'

/** Listens until the function it returns is called. */
export function gestures(frame: HTMLElement, wishes: Wishes): () => void {
  const held = new Map<number, Point>()
  let start: Point | null = null
  let isDrag = false
  let leader: SVGSVGElement | null = null
  let lastTap: { readonly time: number; readonly at: Point } = { time: 0, at: [0, 0] }
  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0) return
    leader = leaderOf(event)
    if (leader) return wishes.lead(pointIn(leader, event))
    held.set(event.pointerId, inFrame(event))
    start = inFrame(event)
    isDrag = held.size > 1
  }

  function move(event: PointerEvent): void {
    if (leader) return wishes.lead(pointIn(leader, event))
    const before = held.get(event.pointerId)
    if (!before || !start) return
    const now = inFrame(event)
    if (!isDrag && Math.hypot(now[0] - start[0], now[1] - start[1]) < DRAG) return
    if (!isDrag) frame.dataset.dragged = 'true'
    isDrag = true
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    held.set(event.pointerId, now)
    if (!other) return wishes.pan([now[0] - before[0], now[1] - before[1]])
    const apart = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1
    wishes.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2])
    wishes.zoom(apart(now) / apart(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
  }

  function lift(event: PointerEvent): void {
    leader = null
    if (!held.delete(event.pointerId)) return
    if (held.size === 0) delete frame.dataset.dragged
    if (isDrag || event.type === 'pointercancel' || event.pointerType === 'mouse') return
    const at = inFrame(event)
    const isSecond = event.timeStamp - lastTap.time < DOUBLE_TAP && Math.hypot(at[0] - lastTap.at[0], at[1] - lastTap.at[1]) < 30
    lastTap = { time: isSecond ? 0 : event.timeStamp, at }
    if (isSecond && !isOnOpenPlace(event)) wishes.zoom(TAP_ZOOM, at)
  }

  /** A drag ends with a click, which was not meant for the place beneath. */
  function swallow(event: MouseEvent): void {
    if (!isDrag) return
    isDrag = false
    event.stopPropagation()
    event.preventDefault()
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    wishes.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), inFrame(event))
  }

  function double(event: MouseEvent): void {
    if (!isOnOpenPlace(event)) wishes.zoom(TAP_ZOOM, inFrame(event))
  }

  /** What is focused by keyboard comes into sight. */
  function focus({ target }: FocusEvent): void {
    if (target instanceof SVGElement && target.matches(':focus-visible')) bring(target)
  }

  /** So does what is told of. */
  function told({ target }: Event): void {
    if (target instanceof SVGElement) bring(target)
  }

  function bring(target: SVGElement): void {
    const over = [...frame.querySelectorAll('.zoom, [data-leads]')].map((each) => each.getBoundingClientRect())
    wishes.reveal(wayInto(frame.getBoundingClientRect(), target.getBoundingClientRect(), over))
  }

  function key(event: KeyboardEvent): void {
    const next = stepFrom(frame, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const stopped = new AbortController()
  const { signal } = stopped
  frame.addEventListener('pointerdown', press, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', lift, { signal })
  addEventListener('pointercancel', lift, { signal })
  frame.addEventListener('click', swallow, { signal, capture: true })
  frame.addEventListener('wheel', wheel, { signal, passive: false })
  frame.addEventListener('dblclick', double, { signal })
  frame.addEventListener('focusin', focus, { signal })
  frame.addEventListener(TOLD, told, { signal })
  frame.addEventListener('keydown', key, { signal })
  return () => stopped.abort()
}

function isOnOpenPlace({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-open="true"], button, [data-leads]') !== null
}

/** The small map, which shows where one is: a press on it leads there. */
function leaderOf({ target }: Event): SVGSVGElement | null {
  const leader = target instanceof Element ? target.closest('[data-leads]') : null
  return leader instanceof SVGSVGElement ? leader : null
}

function pointIn(drawing: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse())
  return [x, y]
}
