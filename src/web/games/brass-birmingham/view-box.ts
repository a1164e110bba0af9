// Which part of the map is seen: plain arithmetic, so that it can be tested without a page.
import { FIELD, type Point } from './layout.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The map's upper left corner as the frame sees it, and pixels for one unit of the map. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const LARGEST = 3
/** What is nearer to the edge than this is hardly seen. */
const EDGE = 14

/** The scale at which the whole map fits. */
export const fitScale = ({ width, height }: Size): number => Math.min(width / FIELD.width, height / FIELD.height)

/** The whole map, in the middle of the frame. */
export function whole(frame: Size): View {
  return clamped({ x: 0, y: 0, scale: fitScale(frame) }, frame)
}

/** A point of the map in the middle of the frame. */
export function centred([x, y]: Point, scale: number, frame: Size): View {
  return clamped({ scale, x: x - frame.width / scale / 2, y: y - frame.height / scale / 2 }, frame)
}

/** Made larger or smaller around a point of the frame, which stays where it is. */
export function zoomed({ x, y, scale }: View, factor: number, at: Point, frame: Size): View {
  const next = Math.min(Math.max(scale * factor, fitScale(frame)), LARGEST)
  return clamped({ scale: next, x: x + at[0] / scale - at[0] / next, y: y + at[1] / scale - at[1] / next }, frame)
}

/** Moved by pixels of the frame. */
export function moved({ x, y, scale }: View, [dx, dy]: Point, frame: Size): View {
  return clamped({ scale, x: x - dx / scale, y: y - dy / scale }, frame)
}

/** The same view when one of the points is well inside it, otherwise moved to the nearest of them. */
export function sought(view: View, points: readonly Point[], frame: Size): View {
  const [width, height] = [frame.width / view.scale, frame.height / view.scale]
  const isSeen = ([x, y]: Point) => x > view.x + EDGE && x < view.x + width - EDGE && y > view.y + EDGE && y < view.y + height - EDGE
  if (points.length === 0 || points.some(isSeen)) return view
  const away = ([x, y]: Point) => Math.hypot(x - view.x - width / 2, y - view.y - height / 2)
  return centred(
    points.reduce((best, point) => (away(point) < away(best) ? point : best)),
    view.scale,
    frame,
  )
}

/** Never past the edge of the map; what is larger than the map has it in the middle. */
function clamped({ x, y, scale }: View, frame: Size): View {
  return { scale, x: within(x, frame.width / scale, FIELD.width), y: within(y, frame.height / scale, FIELD.height) }
}

function within(at: number, seen: number, all: number): number {
  return seen >= all ? (all - seen) / 2 : Math.min(Math.max(at, 0), all - seen)
}

/** As an attribute of the drawing. */
export function viewBox({ x, y, scale }: View, frame: Size): string {
  return [x, y, frame.width / scale, frame.height / scale].map((n) => Math.round(n * 100) / 100).join(' ')
}
