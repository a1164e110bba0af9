// Where things stand in their districts so that none hides what one must see: structures step aside for those behind them, tokens and
// engraved signs look for a place that nothing in front covers. Places change only when something is built.
import { PLATFORM_OF } from '../../../games/skyrise/board.ts'
import { isBuilt, ownerOf, type State, structureOf } from '../../../games/skyrise/state.ts'
import { STANDS } from './buildings.ts'
import type { Feature } from './features.ts'
import { type Ground, inset, isInside, type Plot, type Point } from './geometry.ts'
import { heightNameOf } from './pieces.ts'

/** A rectangle on the screen, and the y of its foot: what stands farther back is behind it. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly foot: number
}

export interface Standing {
  /** By district: where a structure stands. */
  readonly structures: ReadonlyMap<number, Point>
  /** Where a token lies, while the district is free. */
  readonly tokens: ReadonlyMap<number, Point>
  /** Where the faction's sign and the name are engraved. */
  readonly signs: ReadonlyMap<number, Point>
}

interface Scenery {
  readonly ground: Ground
  readonly features: readonly Feature[]
  readonly windmills: readonly (Point | undefined)[]
}

/** The centre's districts are smaller. */
export const scaleOf = ({ isCentre }: Plot): number => (isCentre ? 0.82 : 1)

/** How high a structure stands in each district, 0 where none does; one text, so that it is seen when nothing was built. */
export const builtIn = (s: State): string =>
  Array.from(PLATFORM_OF, (_, district) => (isBuilt(s, district) ? heightAt(s, district) : 0)).join()

export function standingOf(built: string, { ground, features, windmills }: Scenery): Standing {
  const heights = built.split(',').map(Number)
  const structures = new Map<number, Point>()
  const tokens = new Map<number, Point>()
  const signs = new Map<number, Point>()
  const plots = ground.plots
    .flatMap((plot, district) => (plot ? [{ plot, district }] : []))
    .sort((a, b) => a.plot.anchor[1] - b.plot.anchor[1])
  const boxes: Box[] = [
    ...features.filter(({ kind }) => kind === 'airship').map(airshipBox),
    ...windmills.flatMap((at) => (at ? millBoxes(at) : [])),
  ]

  const marks: Box[] = []
  for (const { plot, district } of plots) {
    if (heights[district] === 0) continue
    const at = structurePlace(plot, heights[district], { marks, boxes })
    structures.set(district, at)
    marks.push(markBox(at))
    boxes.push(...structureBoxes(at, plot, heights[district]))
  }
  for (const { plot, district } of plots) {
    const { token, sign } = lyingIn(plot, { at: structures.get(district), near: boxes.filter((box) => isNear(box, plot)) })
    if (token) tokens.set(district, token)
    signs.set(district, sign)
  }
  return { structures, tokens, signs }
}

interface Around {
  /** Where a structure stands in the district. */
  readonly at: Point | undefined
  readonly near: readonly Box[]
}

interface Lying {
  readonly token: Point | null
  readonly sign: Point
}

/** What was found last: a structure changes the few districts around it, and the others need not be searched again. */
const known = new WeakMap<Plot, Around & Lying>()

function lyingIn(plot: Plot, around: Around): Lying {
  const last = known.get(plot)
  if (last && isSamePoint(last.at, around.at) && areSame(last.near, around.near)) return last
  const { at, near } = around
  const [x, foot] = at ?? plot.anchor
  const token = at ? null : best(plot, TOKEN, { from: [x, foot - 18], boxes: near, foot, others: [] })
  const others = token ? [boxed(token, 46, -36, 38)] : []
  const thing = token ? { ...SIGN, inside: RINGED } : SIGN
  const sign = best(plot, thing, { from: [x, foot + (token ? 46 : 54)], boxes: near, foot, others })
  known.set(plot, { ...around, token, sign })
  return { token, sign }
}

const isSamePoint = (a: Point | undefined, b: Point | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1]
const areSame = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.length === b.length && a.every((box, i) => SIDES.every((side) => box[side] === b[i][side]))
const SIDES = ['left', 'top', 'right', 'bottom', 'foot'] as const

function heightAt(s: State, district: number): number {
  const piece = s.piece[district]
  return STANDS[heightNameOf(s, ownerOf(piece), structureOf(piece))]
}

const boxed = ([x, y]: Point, half: number, top: number, bottom: number): Box => ({
  left: x - half,
  right: x + half,
  top: y + top,
  bottom: y + bottom,
  foot: y,
})
/** The sign of the owner, before the foot of a structure. */
const markBox = (at: Point): Box => boxed(at, 22, -4, 42)
const airshipBox = ({ at }: Feature): Box => ({ ...boxed(at, 52, -68, 6), foot: at[1] + 4 })
/** Sails turn above all that stands near. */
const millBoxes = (at: Point): Box[] => [
  { ...boxed(at, 24, -56, 24), foot: Number.POSITIVE_INFINITY },
  { ...boxed(at, 44, -84, -20), foot: Number.POSITIVE_INFINITY },
]
function structureBoxes(at: Point, plot: Plot, height: number): Box[] {
  const scale = scaleOf(plot)
  const half = (height === STANDS.masterpiece ? 70 : 50) * scale
  return [boxed(at, half, -height * scale, 38), boxed(at, half / 2, -height * scale - 20, 0)]
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** Only what reaches a district can cover something in it. */
function isNear(box: Box, { anchor: [x, y] }: Plot): boolean {
  return box.left < x + 220 && box.right > x - 220 && box.top < y + 180 && box.bottom > y - 200
}

const STEPS_X = [0, -14, 14, -26, 26, -38, 38, -48, 48]
const STEPS_Y = [0, 8, 16, -8]
const OUTSIDE_FOOT = 800

/** Out of the way of marks farther back, and with its own mark where no windmill hides it. */
function structurePlace(
  plot: Plot,
  height: number,
  { marks, boxes }: { readonly marks: readonly Box[]; readonly boxes: readonly Box[] },
): Point {
  const { anchor, polygon } = plot
  const near = boxes.filter((box) => isNear(box, plot))
  const scale = scaleOf(plot)
  const half = 52 * scale
  return cheapest({ xs: STEPS_X, ys: STEPS_Y, far: 3 }, (dx, dy) => {
    const at: Point = [anchor[0] + dx, anchor[1] + dy]
    const box = boxed(at, half, -height * scale - 10, 30)
    const corners: Point[] = [
      [at[0] - half, at[1]],
      [at[0] + half, at[1]],
      [at[0], at[1] + 30],
      [at[0], at[1] - 28],
    ]
    const outside = corners.filter((corner) => !isInside(polygon, corner)).length * OUTSIDE_FOOT
    const mark = markBox(at)
    const hidden = near.reduce((sum, other) => sum + (other.foot >= at[1] ? overlap(mark, other) * 2 : 0), 0)
    return [at, outside + hidden + marks.reduce((sum, other) => sum + overlap(box, other) * 2, 0)]
  })
}

/** How large a thing is, and how far it may move. */
interface Thing {
  readonly half: Point
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  /** How far from the edge of the district it stays. */
  readonly inside: number
  /** Tokens are smaller on the centre, names are not. */
  readonly isRound?: boolean
}
const TOKEN: Thing = { half: [50, 40], xs: [0, -12, 12, -26, 26, -42, 42], ys: [0, 8, -8, 18, -18, 30], inside: 22, isRound: true }
const SIGN: Thing = {
  half: [36, 15],
  xs: [0, -20, 20, -40, 40, -62, 62, -74, 74, -84, 84, 94, -94, 108, -108],
  ys: [0, -8, 8, -16, 16, -28, -42, -54, -66, -78, -90, -102, -114],
  inside: 4,
}
const OUTSIDE = 900
/** In a district that can be chosen nothing lies on the ring. */
const RINGED = 27

interface Surroundings {
  /** Where it would stand if nothing were in the way. */
  readonly from: Point
  readonly boxes: readonly Box[]
  /** The y of the foot of what stands in the district: only what is in front of it covers it. */
  readonly foot: number
  /** What it must not cover itself. */
  readonly others: readonly Box[]
}

function best(plot: Plot, { half, xs, ys, inside, isRound }: Thing, { from, boxes, foot, others }: Surroundings): Point {
  const scale = scaleOf(plot)
  const edge = inset(plot.polygon, plot.anchor, inside)
  const [halfX, halfY] = [half[0] * (isRound ? scale : 1), half[1]]
  const inFront = boxes.filter((box) => box.foot >= foot - 30)
  return cheapest({ xs, ys, far: 2 }, (dx, dy) => {
    const at: Point = [from[0] + dx, from[1] + dy]
    const box = boxed(at, halfX, -halfY, halfY)
    const corners: Point[] = [
      [box.left, box.top],
      [box.right, box.top],
      [box.left, box.bottom],
      [box.right, box.bottom],
    ]
    const outside = corners.filter((corner) => !isInside(edge, corner)).length * OUTSIDE
    const covered = inFront.reduce((sum, other) => sum + overlap(box, other) * 2.5, 0)
    return [at, covered + outside + others.reduce((sum, other) => sum + overlap(box, other) * 2, 0)]
  })
}

/** Steps aside, and what a unit of the way costs. */
interface Steps {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly far: number
}

/** The place that costs least, by its way and what is weighed there; where the way alone costs more than a place that was found, nothing is weighed. */
function cheapest({ xs, ys, far }: Steps, weigh: (dx: number, dy: number) => readonly [Point, number]): Point {
  let [found, least] = weigh(0, 0)
  for (const dy of ys)
    for (const dx of xs) {
      const way = Math.hypot(dx, dy) * far
      if (way >= least) continue
      const [at, cost] = weigh(dx, dy)
      if (way + cost < least) [found, least] = [at, way + cost]
    }
  return found
}
