// Which part of a map is seen: plain arithmetic, so that it can be tested without a page.

export type Point = readonly [number, number]
export interface Size {
  readonly width: number
  readonly height: number
}
/** The whole map, in its own units. */
export interface Field extends Size {
  readonly x: number
  readonly y: number
}
/** Pixels at the edges of a frame over which something else may lie: buttons, a slip. */
export interface Covered {
  readonly top: number
  readonly bottom: number
}
/** A map and the frame through which it is looked at. */
export interface Stage {
  readonly field: Field
  readonly frame: Size
  /** No unit of the map is made larger than this many pixels; where nothing is said, the frame decides. */
  readonly largest?: number | undefined
  /** The map can be dragged out from under what covers it, and what is sought is not looked for there. */
  readonly covered?: Covered | undefined
}
/** The map's upper left corner as the frame sees it, and pixels for one unit of the map. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}
/** The view in which points have come into sight. */
export type Sought = (view: View, points: readonly Point[], stage: Stage) => View

const NOTHING: Covered = { top: 0, bottom: 0 }
/** Nothing is made larger than this many times what it is in the whole map. */
const LARGEST = 3.5
/** What is nearer to the edge than this is hardly seen: in pixels where all the points are sought, in the map's units where one is enough. */
const EDGE = { all: 24, one: 14 } as const

/** The scale at which the whole map fits. */
export const fitScale = ({ field, frame }: Stage): number => Math.min(frame.width / field.width, frame.height / field.height)

/** Whether only a part of the map is seen. */
export const isZoomed = ({ scale }: View, stage: Stage): boolean => scale > fitScale(stage) * 1.02

/** The whole map, in the middle of the frame. */
export function whole(stage: Stage): View {
  const { field, frame } = stage
  const scale = fitScale(stage)
  const middle = (from: number, all: number, seen: number) => from + (all - seen / scale) / 2
  return { scale, x: middle(field.x, field.width, frame.width), y: middle(field.y, field.height, frame.height) }
}

/** A point of the map in the middle of what is free of the frame. */
export function centred([x, y]: Point, scale: number, stage: Stage): View {
  const { frame, covered = NOTHING } = stage
  return clamped({ scale, x: x - frame.width / scale / 2, y: y - (frame.height + covered.top - covered.bottom) / scale / 2 }, stage)
}

/** Made larger or smaller around a point of the frame, which stays where it is. */
export function zoomed({ x, y, scale }: View, factor: number, at: Point, stage: Stage): View {
  const least = fitScale(stage)
  const next = Math.min(Math.max(scale * factor, least), stage.largest ?? least * LARGEST)
  return clamped({ scale: next, x: x + at[0] / scale - at[0] / next, y: y + at[1] / scale - at[1] / next }, stage)
}

/** Moved by pixels of the frame. */
export function moved({ x, y, scale }: View, [dx, dy]: Point, stage: Stage): View {
  return clamped({ scale, x: x - dx / scale, y: y - dy / scale }, stage)
}

/** The same part in a frame that has become another, or the whole map where that is larger now. */
export function kept(view: View, stage: Stage): View {
  return view.scale > fitScale(stage) ? clamped(view, stage) : whole(stage)
}

/** The same view when all the points are well inside it, otherwise moved so that as many as possible are: around their middle. */
export function soughtTogether(view: View, points: readonly Point[], stage: Stage): View {
  const edge = EDGE.all / view.scale
  const seen = freeOf(view, stage)
  const isSeen = (point: Point) => isInside(point, seen, edge)
  if (points.every(isSeen)) return view
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const spread = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  // What lies too far apart to be seen together is not looked for: that would only take away what one was looking at.
  if (spread[0] > seen.width - edge * 2 || spread[1] > seen.height - edge * 2)
    return points.some(isSeen) ? view : centred(points[0], view.scale, stage)
  return centred([(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2], view.scale, stage)
}

/** The same view when one of the points is well inside it, otherwise moved to the nearest of them. */
export function soughtNearest(view: View, points: readonly Point[], stage: Stage): View {
  const seen = freeOf(view, stage)
  if (points.length === 0 || points.some((point) => isInside(point, seen, EDGE.one))) return view
  const away = ([x, y]: Point) => Math.hypot(x - seen.x - seen.width / 2, y - seen.y - seen.height / 2)
  return centred(
    points.reduce((best, point) => (away(point) < away(best) ? point : best)),
    view.scale,
    stage,
  )
}

/** The points of one thing: all of it where it fits, its first point in any case. */
export const soughtWhole: Sought = (view, points, stage) =>
  soughtNearest(points.length > 1 ? soughtTogether(view, points, stage) : view, points.slice(0, 1), stage)

/** The part of the map that the frame shows. */
export function seenOf({ x, y, scale }: View, { frame }: Stage): Field {
  return { x, y, width: frame.width / scale, height: frame.height / scale }
}

/** The part of it over which nothing lies. */
function freeOf(view: View, stage: Stage): Field {
  const { covered = NOTHING } = stage
  const seen = seenOf(view, stage)
  return { ...seen, y: seen.y + covered.top / view.scale, height: seen.height - (covered.top + covered.bottom) / view.scale }
}

function isInside([x, y]: Point, seen: Field, edge: number): boolean {
  return x > seen.x + edge && x < seen.x + seen.width - edge && y > seen.y + edge && y < seen.y + seen.height - edge
}

/** Never past the edge of the map, but for what may be covered there; what is larger than all that has the map in the middle. */
function clamped({ x, y, scale }: View, { field, frame, covered = NOTHING }: Stage): View {
  const within = (at: number, [seen, all, before, after]: readonly number[]) =>
    seen >= all + before + after ? (all - seen) / 2 : Math.min(Math.max(at, -before), all - seen + after)
  return {
    scale,
    x: field.x + within(x - field.x, [frame.width / scale, field.width, 0, 0]),
    y: field.y + within(y - field.y, [frame.height / scale, field.height, covered.top / scale, covered.bottom / scale]),
  }
}

/** As an attribute of the drawing. */
export function viewBox(view: View, stage: Stage): string {
  const { x, y, width, height } = seenOf(view, stage)
  return [x, y, width, height].map((n) => Math.round(n * 100) / 100).join(' ')
}
