// Panning and zooming a map: drag, wheel, pinch, double tap, buttons. The drawing is moved directly, so that nothing is rendered anew.
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { gestures } from './gestures.ts'
import {
  type Covered,
  centred,
  type Field,
  fitScale,
  isZoomed,
  kept,
  moved,
  type Point,
  type Sought,
  type Stage,
  seenOf,
  soughtTogether,
  type View,
  viewBox,
  whole,
  zoomed,
} from './view-box.ts'

export interface PanZoom {
  larger(): void
  smaller(): void
  fit(): void
  /** Brings points into sight, unless they are; in a way of their own, where one is given. */
  seek(points: readonly Point[], sought?: Sought): void
}

interface Drawings {
  readonly frame: RefObject<HTMLElement | null>
  readonly map: RefObject<SVGSVGElement | null>
  /** The small map's rectangle of what is seen. */
  readonly seen: RefObject<SVGRectElement | null>
}

interface Start {
  readonly field: Field
  /** Where a small frame begins. */
  readonly home: Point
  /** Below this scale a name cannot be read or a place not hit: a small frame begins with a part of the map. Asked anew for every size of the frame. */
  readable(): number
  /** The scale at which it begins then. */
  readonly comfortable: number
  /** The largest scale, where it does not depend on the frame. */
  readonly largest?: number
  /** What may lie over the frame's edges. Asked anew for every size of the frame. */
  covered?(): Covered
  /** How points come into sight; all together, where nothing else is said. */
  readonly sought?: Sought
}

/** What is looked for, and how. */
interface Wanted {
  readonly points: readonly Point[]
  readonly sought?: Sought | undefined
}
const NOTHING: Wanted = { points: [] }

const STEP = 1.4
const SETTLED = 140

export function usePanZoom({ frame, map, seen }: Drawings, start: Start): PanZoom {
  const view = useRef<View | null>(null)
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const begun = useRef(start)
  // What is sought stays in sight when the frame becomes another, until somebody looks elsewhere.
  const wanted = useRef(NOTHING)
  // As it was last measured: to ask the frame itself would have the page laid out in the middle of a choice.
  const size = useRef({ width: 1, height: 1 })
  const { field, largest, covered } = start
  const stageNow = useCallback((): Stage => ({ field, largest, covered: covered?.(), frame: size.current }), [field, largest, covered])

  const found = useCallback((now: View, stage: Stage): View => {
    const { points, sought = begun.current.sought ?? soughtTogether } = wanted.current
    // Where all of it is seen, so is what is sought: moving it would only take something away.
    return points.length > 0 && isZoomed(now, stage) ? sought(now, points, stage) : now
  }, [])
  const show = useCallback(
    (next: View) => {
      const element = frame.current
      if (!element) return
      const stage = stageNow()
      view.current = next
      map.current?.setAttribute('viewBox', viewBox(next, stage))
      for (const [name, value] of Object.entries(seenOf(next, stage))) seen.current?.setAttribute(name, String(value))
      element.dataset.zoomed = String(isZoomed(next, stage))
      // What lies on the map has moved on the screen: the page, which listens for scrolling, must look again.
      clearTimeout(settling.current)
      settling.current = setTimeout(() => element.dispatchEvent(new Event('scroll')), SETTLED)
    },
    [frame, map, seen, stageNow],
  )
  const change = useCallback(
    (make: (now: View, stage: Stage) => View) => {
      if (!view.current) return
      const { x, y, scale } = view.current
      const next = make(view.current, stageNow())
      // A map that is shown again as it is would be drawn anew.
      if (next.x !== x || next.y !== y || next.scale !== scale) show(next)
    },
    [show, stageNow],
  )

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = new ResizeObserver(() => {
      size.current = { width: element.clientWidth || 1, height: element.clientHeight || 1 }
      const stage = stageNow()
      const part = element.dataset.zoomed === 'true' ? view.current : null
      const { home, readable, comfortable } = begun.current
      if (part) show(found(kept(part, stage), stage))
      else show(fitScale(stage) < readable() ? centred(home, comfortable, stage) : whole(stage))
    })
    measure.observe(element)
    const stop = gestures(element, {
      pan(by) {
        wanted.current = NOTHING
        change((now, stage) => moved(now, by, stage))
      },
      zoom: (factor, at) => change((now, stage) => zoomed(now, factor, at, stage)),
      reveal: (by) => change((now, stage) => moved(now, by, stage)),
      lead(to) {
        wanted.current = NOTHING
        change((now, stage) => centred(to, now.scale, stage))
      },
    })
    return () => {
      measure.disconnect()
      stop()
      clearTimeout(settling.current)
    }
  }, [frame, show, change, stageNow, found])

  const seek = useCallback(
    (points: readonly Point[], sought?: Sought) => {
      wanted.current = { points, sought }
      change(found)
    },
    [change, found],
  )
  const aroundMiddle = (factor: number) =>
    change((now, stage) => zoomed(now, factor, [stage.frame.width / 2, stage.frame.height / 2], stage))
  return {
    larger: () => aroundMiddle(STEP),
    smaller: () => aroundMiddle(1 / STEP),
    fit: () => change((_, stage) => whole(stage)),
    seek,
  }
}
