// Panning and zooming the map: drag, wheel, pinch, double tap, buttons. The drawing is moved directly, so that nothing is rendered anew.
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { gestures } from './gestures.ts'
import type { Point } from './layout.ts'
import { isTouch } from './touch.ts'
import { centred, fitScale, moved, type Size, sought, type View, viewBox, whole, zoomed } from './view-box.ts'

export interface PanZoom {
  larger(): void
  smaller(): void
  fit(): void
  /** Brings the nearest of some points into sight, unless one of them is. */
  seek(points: readonly Point[]): void
}

interface Drawings {
  readonly frame: RefObject<HTMLElement | null>
  readonly map: RefObject<SVGSVGElement | null>
  /** The small map's rectangle of what is seen. */
  readonly seen: RefObject<SVGRectElement | null>
}

const STEP = 1.4
/** Below this a name cannot be read or a slot not hit: a small frame begins with a part of the map. */
const READABLE = { mouse: 0.5, finger: 0.7 } as const
const COMFORTABLE = 0.85
const SETTLED = 140

export function usePanZoom({ frame, map, seen }: Drawings, home: Point): PanZoom {
  const view = useRef<View | null>(null)
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = useRef(home)

  const show = useCallback(
    (next: View) => {
      const element = frame.current
      if (!element) return
      const size = sizeOf(element)
      view.current = next
      map.current?.setAttribute('viewBox', viewBox(next, size))
      const box = { x: next.x, y: next.y, width: size.width / next.scale, height: size.height / next.scale }
      for (const [name, value] of Object.entries(box)) seen.current?.setAttribute(name, String(value))
      element.dataset.zoomed = String(next.scale > fitScale(size) * 1.02)
      // What lies on the map has moved on the screen: the page, which listens for scrolling, must look again.
      clearTimeout(settling.current)
      settling.current = setTimeout(() => element.dispatchEvent(new Event('scroll')), SETTLED)
    },
    [frame, map, seen],
  )
  const change = useCallback(
    (make: (now: View, size: Size) => View) => {
      if (frame.current && view.current) show(make(view.current, sizeOf(frame.current)))
    },
    [frame, show],
  )

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = new ResizeObserver(() => {
      const size = sizeOf(element)
      const fits = fitScale(size)
      const kept = view.current && element.dataset.zoomed === 'true' ? view.current : null
      if (kept) show(moved(kept, [0, 0], size))
      else show(fits < READABLE[isTouch() ? 'finger' : 'mouse'] ? centred(start.current, COMFORTABLE, size) : whole(size))
    })
    measure.observe(element)
    const stop = gestures(element, {
      pan: (by) => change((now, size) => moved(now, by, size)),
      zoom: (factor, at) => change((now, size) => zoomed(now, factor, at, size)),
      reveal: (by) => change((now, size) => moved(now, by, size)),
    })
    return () => {
      measure.disconnect()
      stop()
      clearTimeout(settling.current)
    }
  }, [frame, show, change])

  const seek = useCallback((points: readonly Point[]) => change((now, size) => sought(now, points, size)), [change])
  const aroundMiddle = (factor: number) => change((now, size) => zoomed(now, factor, [size.width / 2, size.height / 2], size))
  return {
    larger: () => aroundMiddle(STEP),
    smaller: () => aroundMiddle(1 / STEP),
    fit: () => change((_, size) => whole(size)),
    seek,
  }
}

const sizeOf = (element: HTMLElement): Size => ({ width: element.clientWidth || 1, height: element.clientHeight || 1 })
