// Where an explanation lies: near its piece, over nothing that can be chosen.
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly left: number
  readonly top: number
}

interface Wanted {
  /** The piece. */
  readonly at: Box
  /** Where it was pointed at; its middle, where nobody did. */
  readonly pointed?: Point | undefined
  readonly size: Pick<Box, 'width' | 'height'>
  /** What must stay in sight. */
  readonly avoid: readonly Box[]
  /** All there is. */
  readonly within: Box
}

const GAP = 12
const STEP = 24
/** A pixel of something covered is worse than this many pixels of distance; one of the piece itself worst of all. */
const COVERED = 5
const OWN = 40
/** Where a piece is larger than what would lie beside it, the spot where it was asked is seen at least. */
const SPOT = 10_000

/** The nearest position that covers nothing; where there is none, the one that covers least. */
export function beside({ at, pointed = middleOf(at), size, avoid, within }: Wanted): Point {
  const own = grown(at, GAP - 1)
  const spot = grown({ ...pointed, width: 0, height: 0 }, GAP)
  let best: Point = { left: within.left, top: within.top }
  let least = Number.POSITIVE_INFINITY
  for (const point of candidates({ at, size, within })) {
    const box = { ...point, ...size }
    let cost = distance(box, at) + overlap(box, own) * OWN + (overlap(box, spot) > 0 ? SPOT : 0)
    for (const each of avoid) {
      if (cost >= least) break
      cost += overlap(box, each) * COVERED
    }
    if (cost < least) [best, least] = [point, cost]
  }
  return best
}

/** Around the piece first, then everywhere. */
function* candidates({ at, size, within }: Omit<Wanted, 'avoid'>): Iterable<Point> {
  const [right, bottom] = [within.left + within.width - size.width, within.top + within.height - size.height]
  const clamped = (left: number, top: number): Point => ({
    left: Math.max(within.left, Math.min(left, right)),
    top: Math.max(within.top, Math.min(top, bottom)),
  })
  const middle = { left: at.left + (at.width - size.width) / 2, top: at.top + (at.height - size.height) / 2 }
  yield clamped(middle.left, at.top + at.height + GAP)
  yield clamped(middle.left, at.top - size.height - GAP)
  yield clamped(at.left + at.width + GAP, middle.top)
  yield clamped(at.left - size.width - GAP, middle.top)
  for (const top of stepsIn(within.top, bottom)) for (const left of stepsIn(within.left, right)) yield { left, top }
}

/** From one end to the other, with both. */
function* stepsIn(from: number, to: number): Iterable<number> {
  for (let at = from; at < to; at += STEP) yield at
  yield Math.max(from, to)
}

const middleOf = ({ left, top, width, height }: Box): Point => ({ left: left + width / 2, top: top + height / 2 })

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Covered, in the square root of an area, so that it weighs like a distance. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? Math.sqrt(width * height) + STEP : 0
}

/** Between the edges of two boxes. */
export function distance(a: Box, b: Box): number {
  const across = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width)
  const down = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height)
  return Math.hypot(across, down)
}

/** The two points where a line between boxes leaves the one and meets the other. */
export function between(a: Box, b: Box): readonly [Point, Point] {
  const [aLeft, bLeft] = nearest([a.left, a.left + a.width], [b.left, b.left + b.width])
  const [aTop, bTop] = nearest([a.top, a.top + a.height], [b.top, b.top + b.height])
  return [
    { left: aLeft, top: aTop },
    { left: bLeft, top: bTop },
  ]
}

/** The ends of the gap between two spans; where they share something, the middle of that. */
function nearest([from, to]: readonly [number, number], [start, end]: readonly [number, number]): readonly [number, number] {
  if (to < start) return [to, start]
  if (end < from) return [from, end]
  const middle = (Math.max(from, start) + Math.min(to, end)) / 2
  return [middle, middle]
}
