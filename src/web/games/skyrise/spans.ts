// Bridges from outer platforms to the centre: where they end, and how they are drawn.
import { BRIDGES_A_SLOT, CENTRE, FIRST_DISTRICT, PLATFORM_OF } from '../../../games/skyrise/board.ts'
import { content } from '../../../games/skyrise/content.ts'
import { bridgesOf } from '../../../games/skyrise/districts.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { drawingOf, type Ground, type Point, round } from './geometry.ts'
import type { Face } from './solids.ts'

export interface Span {
  readonly outer: number
  readonly centre: number
  readonly faces: readonly Face[]
}

/** The bridges of a table, as its values say. */
export function spansOf(s: Pick<State, 'tables' | 'board'>, ground: Ground): Span[] {
  return bridgesOf(s).map(({ bridge, outer, centre }) => ({
    outer,
    centre,
    faces: drawn(endOf(outer, bridge % BRIDGES_A_SLOT), endOf(centre, bridge)),
  }))

  /** The drawn end of a bridge; where a content pack moves it to another district, that district's edge. */
  function endOf(district: number, end: number): Point {
    const platform = PLATFORM_OF[district]
    const { bridgeEnds, districts } = drawingOf(platform)
    const number = district - FIRST_DISTRICT[platform]
    if (isPrinted(platform, end, number + 1)) return ground.project(platform, bridgeEnds[end])
    const { polygon } = districts[number]
    return ground.project(platform, nearest(polygon, bridgeEnds[end]))
  }
}

function isPrinted(platform: number, end: number, number: number): boolean {
  const { M, ...outers } = content.printed.platforms
  if (platform === CENTRE) return M.bridges[Math.floor(end / BRIDGES_A_SLOT)][end % BRIDGES_A_SLOT] === number
  return Object.values(outers)[platform - 1].bridges[end] === number
}

function nearest(points: readonly Point[], [x, y]: Point): Point {
  return points.reduce((best, p) => (Math.hypot(p[0] - x, p[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? p : best))
}

const WIDTH = 17
const RISE = 13
const PLANKS = 8
/** How far a bridge reaches onto its platforms. */
const GRIP = 16

function drawn(one: Point, other: Point): Face[] {
  const [left, right] = one[0] <= other[0] ? [one, other] : [other, one]
  const length = Math.hypot(right[0] - left[0], right[1] - left[1])
  const along: Point = [(right[0] - left[0]) / length, (right[1] - left[1]) / length]
  const a: Point = [left[0] - along[0] * GRIP, left[1] - along[1] * GRIP]
  const c: Point = [right[0] + along[0] * GRIP, right[1] + along[1] * GRIP]
  const aside: Point = [-along[1] * WIDTH, along[0] * WIDTH * 0.8]
  const far = rail(a, c, [-aside[0], -aside[1]])
  const near = rail(a, c, aside)
  const planks = Array.from({ length: PLANKS - 1 }, (_, i) => `M${at(far, (i + 1) / PLANKS)}L${at(near, (i + 1) / PLANKS)}`).join('')
  const isSteep = Math.abs(c[1] - a[1]) > Math.abs(c[0] - a[0]) * 1.5
  const side: Face[] = isSteep ? [] : [['bs', `M${curve(near)}L${text(near.to, 20)}Q${text(near.top, -4)} ${text(near.from, 20)}Z`]]
  return [
    ...side,
    ['bd', `M${curve(far)}L${text(near.to)}Q${text(near.top)} ${text(near.from)}Z`],
    ['bp', planks],
    ['br', `M${curve(far, -9)}M${curve(near, -9)}`],
  ]
}

/** One side of a bridge: a bow from end to end. */
interface Rail {
  readonly from: Point
  readonly top: Point
  readonly to: Point
}

function rail(a: Point, c: Point, [dx, dy]: Point): Rail {
  return {
    from: [a[0] + dx, a[1] + dy],
    top: [(a[0] + c[0]) / 2 + dx, (a[1] + c[1]) / 2 + dy - RISE * 2],
    to: [c[0] + dx, c[1] + dy],
  }
}

const text = ([x, y]: Point, down = 0): string => `${round(x)} ${round(y + down)}`
const curve = ({ from, top, to }: Rail, down = 0): string => `${text(from, down)}Q${text(top, down)} ${text(to, down)}`

function at({ from, top, to }: Rail, t: number): string {
  const mix = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * top[k] + t * t * to[k]
  return text([mix(0), mix(1)])
}
