// How far a map is moved so that something on it is seen.
import type { Point } from './view-box.ts'

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const MARGIN = 12

/** Into the frame by the shortest way, and from under what lies over it where there is room beside that. */
export function wayInto(frame: Edges, at: Edges, over: readonly Edges[]): Point {
  const into = (from: number, to: number, [low, high]: Point) =>
    from < low + MARGIN ? low + MARGIN - from : to > high - MARGIN ? high - MARGIN - to : 0
  const first: Point = [into(at.left, at.right, [frame.left, frame.right]), into(at.top, at.bottom, [frame.top, frame.bottom])]
  const lies = moved(at, first)
  const ways = over.filter((each) => areOver(each, lies)).flatMap((each) => pastIt(each, lies))
  const isFree = (way: Point) => {
    const there = moved(lies, way)
    return !over.some((each) => areOver(each, there)) && isWithin(there, frame)
  }
  const [past = [0, 0]] = ways.filter(isFree).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
  return [first[0] + past[0], first[1] + past[1]]
}

const moved = ({ left, right, top, bottom }: Edges, [x, y]: Point): Edges => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})
const areOver = (a: Edges, b: Edges): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const isWithin = (a: Edges, b: Edges): boolean => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom

/** To its left, its right, above it and below it. */
const pastIt = (over: Edges, at: Edges): readonly Point[] => [
  [over.left - MARGIN - at.right, 0],
  [over.right + MARGIN - at.left, 0],
  [0, over.top - MARGIN - at.bottom],
  [0, over.bottom + MARGIN - at.top],
]
