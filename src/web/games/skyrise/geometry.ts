// Where everything lies on the screen: the board is seen from the south, tilted, with the platforms of the front row a little nearer.
import { NONE } from '../../../core/block.ts'
import { CENTRE, FIRST_DISTRICT, PLATFORM_OF, PLATFORMS, SLOTS } from '../../../games/skyrise/board.ts'
import { BOARD_SIZE, CENTRE_DRAWING, type Point, SLOT_DRAWINGS } from '../../../games/skyrise/data/drawing.ts'
import type { Field } from '../../board/pan-zoom/view-box.ts'
import { outlinesOf } from './outlines.ts'

export type { Point }

/** How much the tilt shortens depth. */
const TILT = 0.68
/** The front row lies so much nearer, and lower on the screen. */
const FRONT = 58
const CENTRE_LIFT = 14
/** Half of a platform's own square. */
const HALF = 500
/** The height of the iron rim. */
export const RIM = { outer: 42, centre: 34 } as const
/** Room for the tallest tower above the farthest district, and for the rock below the nearest. */
const SKY = 196
const ROCK = 168
const ASIDE = 30

/** A platform as it lies on this table. */
export interface Site {
  readonly platform: number
  /** Its place round the centre, or −1 for the centre itself. */
  readonly slot: number
  readonly outline: readonly Point[]
}
/** A district on the screen. */
export interface Plot {
  readonly polygon: readonly Point[]
  readonly anchor: Point
  readonly isCentre: boolean
}
export interface Ground {
  /** From the back to the front. */
  readonly sites: readonly Site[]
  /** By district; undefined where the platform is not in play. */
  readonly plots: readonly (Plot | undefined)[]
  readonly field: Field
  /** A point of a platform's own square, on the screen. */
  project(platform: number, point: Point): Point
}

const made = new Map<string, Ground>()

/** The ground for the platforms that lie in the four slots. */
export function groundOf(slots: ArrayLike<number>): Ground {
  const key = Array.from(slots).join()
  const ground = made.get(key) ?? makeGround(Array.from(slots))
  made.set(key, ground)
  return ground
}

function makeGround(slots: readonly number[]): Ground {
  const slotOf = PLATFORMS.map((_, platform) => slots.indexOf(platform))
  const project = (platform: number, point: Point) => projected(point, slotOf[platform])
  const inPlay = (platform: number) => platform === CENTRE || slotOf[platform] >= 0
  const sites = DEPTH.map((slot) => (slot < 0 ? CENTRE : slots[slot]))
    .filter((platform) => platform !== NONE)
    .map((platform) => ({
      platform,
      slot: slotOf[platform],
      outline: drawingOf(platform).outline.map((point) => project(platform, point)),
    }))
  const plots = Array.from(PLATFORM_OF, (platform, district) => {
    if (!inPlay(platform)) return undefined
    const { polygon, anchor } = drawingOf(platform).districts[district - FIRST_DISTRICT[platform]]
    return {
      polygon: polygon.map((point) => project(platform, point)),
      anchor: project(platform, anchor),
      isCentre: platform === CENTRE,
    }
  })
  return { sites, plots, field: fieldOf(sites, plots), project }
}

/** Slots from the back to the front, the centre between the rows. */
const DEPTH = [SLOTS.indexOf('NW'), SLOTS.indexOf('NE'), -1, SLOTS.indexOf('SW'), SLOTS.indexOf('SE')]
const isFront = (slot: number): boolean => slot === SLOTS.indexOf('SE') || slot === SLOTS.indexOf('SW')

export const drawingOf = (platform: number) => outlinesOf(PLATFORMS[platform])

function projected([x, y]: Point, slot: number): Point {
  if (slot < 0) {
    const { scale } = CENTRE_DRAWING
    return rounded(CENTRE_DRAWING.x + scale * x, (CENTRE_DRAWING.y + scale * y) * TILT + FRONT / 2 - CENTRE_LIFT)
  }
  const { x: left, y: top, degrees } = SLOT_DRAWINGS[SLOTS[slot]]
  const turn = (degrees * Math.PI) / 180
  const [dx, dy] = [x - HALF, y - HALF]
  const across = left + HALF + dx * Math.cos(turn) - dy * Math.sin(turn)
  const down = top + HALF + dx * Math.sin(turn) + dy * Math.cos(turn)
  return rounded(across, down * TILT + (isFront(slot) ? FRONT : 0))
}

const rounded = (x: number, y: number): Point => [round(x), round(y)]
/** A tenth of a unit is nowhere seen. */
export const round = (value: number): number => Math.round(value * 10) / 10

function fieldOf(sites: readonly Site[], plots: readonly (Plot | undefined)[]): Field {
  const points = sites.flatMap(({ outline }) => outline)
  const tops = plots.flatMap((plot) => (plot ? [plot.anchor[1]] : []))
  const x = Math.max(0, Math.min(...points.map((point) => point[0]))) - ASIDE
  const y = Math.min(...tops) - SKY
  return {
    x,
    y,
    width: Math.min(BOARD_SIZE, Math.max(...points.map((point) => point[0]))) + ASIDE - x,
    height: Math.max(...points.map((point) => point[1])) + ROCK - y,
  }
}

/** As the `points` or a part of the `d` of a drawing. */
export const listed = (points: readonly Point[]): string => points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
export const closed = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

/** Each corner drawn so far towards a point. */
export function inset(polygon: readonly Point[], [cx, cy]: Point, by: number): Point[] {
  return polygon.map(([x, y]) => {
    const away = Math.hypot(x - cx, y - cy) || 1
    return [x - ((x - cx) / away) * by, y - ((y - cy) / away) * by * 0.82]
  })
}

/** Each corner drawn towards a point by a part of the way. */
export const shrunk = (polygon: readonly Point[], [cx, cy]: Point, part: number): Point[] =>
  polygon.map(([x, y]) => [cx + (x - cx) * part, cy + (y - cy) * part])

export function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i], polygon[j]]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}
