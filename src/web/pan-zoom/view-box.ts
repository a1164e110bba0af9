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
/** A map and the frame through which it is looked at. */
export interface Stage {
  readonly field: Field
  readonly frame: Size
}
/** The map's upper left corner as the frame sees it, and pixels for one unit of the map. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Nothing is made larger than this many times its readable size. */
const LARGEST = 3.5
/** Points nearer to the edge than this many pixels are hardly seen. */
const EDGE = 24

/** The scale at which the whole map fits. */
export const fitScale = ({ field, frame }: Stage): number => Math.min(frame.width / field.width, frame.height / field.height)

/** The whole map, in the middle of the frame. */
export function whole(stage: Stage): View {
  return clamped({ x: 0, y: 0, scale: fitScale(stage) }, stage)
}

/** A point of the map in the middle of the frame. */
export function centred([x, y]: Point, scale: number, stage: Stage): View {
  const { frame } = stage
  return clamped({ scale, x: x - frame.width / scale / 2, y: y - frame.height / scale / 2 }, stage)
}

/** Made larger or smaller around a point of the frame, which stays where it is. */
export function zoomed({ x, y, scale }: View, factor: number, at: Point, stage: Stage): View {
  const least = fitScale(stage)
  const next = Math.min(Math.max(scale * factor, least), least * LARGEST)
  return clamped({ scale: next, x: x + at[0] / scale - at[0] / next, y: y + at[1] / scale - at[1] / next }, stage)
}

/** Moved by pixels of the frame. */
export function moved({ x, y, scale }: View, [dx, dy]: Point, stage: Stage): View {
  return clamped({ scale, x: x - dx / scale, y: y - dy / scale }, stage)
}

/** The same view when all the points are well inside it, otherwise moved so that as many as possible are: around their middle. */
export function sought(view: View, points: readonly Point[], stage: Stage): View {
  const { frame } = stage
  const edge = EDGE / view.scale
  const [width, height] = [frame.width / view.scale, frame.height / view.scale]
  const isSeen = ([x, y]: Point) => x > view.x + edge && x < view.x + width - edge && y > view.y + edge && y < view.y + height - edge
  if (points.every(isSeen)) return view
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const spread = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  // What lies too far apart to be seen together is not looked for: that would only take away what one was looking at.
  if (spread[0] > width - edge * 2 || spread[1] > height - edge * 2)
    return points.some(isSeen) ? view : centred(points[0], view.scale, stage)
  return centred([(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2], view.scale, stage)
}

/** Never past the edge of the map; what is larger than the map has it in the middle. */
function clamped({ x, y, scale }: View, { field, frame }: Stage): View {
  return {
    scale,
    x: field.x + within(x - field.x, frame.width / scale, field.width),
    y: field.y + within(y - field.y, frame.height / scale, field.height),
  }
}

function within(at: number, seen: number, all: number): number {
  return seen >= all ? (all - seen) / 2 : Math.min(Math.max(at, 0), all - seen)
}

/** As an attribute of the drawing. */
export function viewBox({ x, y, scale }: View, { frame }: Stage): string {
  return [x, y, frame.width / scale, frame.height / scale].map((n) => Math.round(n * 100) / 100).join(' ')
}
