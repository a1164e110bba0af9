// The course of every line on the map: one curve, or three arms that meet by the southern farm.
import { lowestBit } from '../../../core/bits.ts'
import { LINK_ENDS, LINK_IDS, LOCATION_IDS, type LocationId, TOWNS } from '../../../games/brass-birmingham/board.ts'
import { BOXES, type Box } from './boxes.ts'
import { bow, cubic, dense, smooth, winding } from './curves.ts'
import { ANCHORS, BENDS, JUNCTION, type Point } from './layout.ts'

export interface Line {
  /** As rails, and winding as a canal. */
  readonly rail: string
  readonly canal: string
  /** Where the mark of its owner lies. */
  readonly middle: Point
  /** What of it is seen between the blocks at its ends. */
  readonly seen: readonly Point[]
}

export const LINES: readonly Line[] = LINK_IDS.map((id, link) => {
  const ends = endsOf(link)
  const arms = ends.length === 3 ? threeArms(ends) : [dense(bow(endOf(id, ends[0]), endOf(id, ends[1]), BENDS[id] ?? 0))]
  const drawn = arms.map((arm) => arm.filter((point) => !ends.some((end) => within(BOXES[end], point, -7))))
  const seen = arms.flatMap((arm) => arm.filter((point) => !ends.some((end) => within(BOXES[end], point, 2))))
  return {
    rail: drawn.map(smooth).join(''),
    canal: drawn.map(winding).join(''),
    middle: ends.length === 3 ? JUNCTION : seen[Math.floor(seen.length / 2)],
    seen,
  }
})

interface Aim {
  /** The line that lies on top where the finger came down. */
  readonly hit: number
  /** How far a line may lie from there. */
  readonly reach: number
  readonly isOpen: (line: number) => boolean
}

/** The line that was meant: the nearest within reach that can be chosen, or else the nearest. */
export function meantLine([x, y]: Point, { hit, reach, isOpen }: Aim): number {
  const away = LINES.map(({ seen }) => Math.min(...seen.map(([px, py]) => Math.hypot(px - x, py - y))))
  const near = [...away.keys()].filter((line) => away[line] <= reach)
  const open = near.filter(isOpen)
  return (open.length > 0 ? open : near).reduce((best, line) => (away[line] < away[best] ? line : best), open[0] ?? near[0] ?? hit)
}

/** The ends of a line, the one that its id begins with first. */
function endsOf(link: number): number[] {
  const [one, ...others] = locationsOf(LINK_ENDS[link])
  return LINK_IDS[link].startsWith(`${LOCATION_IDS[one]}-`) ? [one, ...others] : [...others, one]
}

/** The locations of a mask, lowest first. */
export function locationsOf(mask: number): number[] {
  const out: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(lowestBit(rest))
  return out
}

function endOf(id: string, location: number): Point {
  const [x, y] = BOXES[location].centre
  const [dx, dy] = ANCHORS[id]?.[LOCATION_IDS[location]] ?? [0, 0]
  return [x + dx, y + dy]
}

/** Kidderminster and Worcester by a bend, the farm from the side. */
function threeArms(ends: readonly number[]): Point[][] {
  const at = (id: LocationId) => BOXES[ends.find((end) => LOCATION_IDS[end] === id) ?? ends[0]].centre
  const [[kx, ky], [wx, wy], [fx, fy]] = [at('kidderminster'), at('worcester'), at('farm-south')]
  const [jx, jy] = JUNCTION
  return [
    cubic([kx - 22, ky], [kx - 32, ky + 34], [jx, jy - 24], JUNCTION),
    cubic(JUNCTION, [jx, jy + 22], [wx - 56, wy + 6], [wx - 20, wy + 8]),
    bow([fx, fy + 6], JUNCTION, 3),
  ].map(dense)
}

/** Whether a point lies in a block made larger or, with a negative margin, smaller. */
export function within({ x, y, width, height }: Box, [px, py]: Point, margin: number): boolean {
  return px > x - margin && px < x + width + margin && py > y - margin && py < y + height + margin
}

/** Farms and towns have slots, merchants have halls. */
export const isFarm = (location: number): boolean => location >= TOWNS && location < TOWNS + 2
