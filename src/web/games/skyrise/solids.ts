// Buildings put together from a few solids, seen from above at a corner. The origin is the middle of the base, z goes up. A solid is a list of
// faces; a face's class says which tone of its owner's material it has.
import { closed, type Point, round } from './geometry.ts'

/** A class and the `d` of a path. */
export type Face = readonly [string, string]

/** The tilt of buildings: steeper than the ground's, so that roofs are seen. */
const TILT = 0.56
const face = (name: string, ...points: Point[]): Face => [name, closed(points)]

/** Points on the left and on the right wall of a square solid: u goes along the wall, z up. */
const onLeft = (w: number, u: number, z: number): Point => [-w + u * w, u * w * TILT - z]
const onRight = (w: number, u: number, z: number): Point => [u * w, w * TILT * (1 - u) - z]
const WALLS = [onLeft, onRight]

/** A square solid that may narrow upwards. */
export function frustum(w0: number, w1: number, z0: number, z1: number): Face[] {
  const [a, b] = [w0 * TILT, w1 * TILT]
  return [
    face('f1', [-w0, -z0], [0, a - z0], [0, b - z1], [-w1, -z1]),
    face('f2', [0, a - z0], [w0, -z0], [w1, -z1], [0, b - z1]),
    face('f3', [-w1, -z1], [0, b - z1], [w1, -z1], [0, -b - z1]),
  ]
}
export const box = (w: number, z0: number, z1: number): Face[] => frustum(w, w, z0, z1)

export function spire(w: number, z0: number, z1: number): Face[] {
  return [face('r1', [-w, -z0], [0, w * TILT - z0], [0, -z1]), face('r2', [0, w * TILT - z0], [w, -z0], [0, -z1])]
}

const CORNERS = [157.5, 112.5, 67.5, 22.5, -22.5, -67.5, -112.5, -157.5]
function octagon(w: number): Point[] {
  return CORNERS.map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    return [w * Math.cos(turn), w * TILT * Math.sin(turn)]
  })
}
const up = ([x, y]: Point, z: number): Point => [x, y - z]

export function drum(w: number, z0: number, z1: number): Face[] {
  const ring = octagon(w)
  const walls = ['f1', 'f0', 'f2'].map((name, i) => face(name, up(ring[i], z0), up(ring[i + 1], z0), up(ring[i + 1], z1), up(ring[i], z1)))
  return [...walls, face('f3', ...ring.map((point) => up(point, z1)))]
}

export function dome(w: number, z: number, h: number): Face[] {
  const e = round(w * TILT * 0.9)
  const top = -z - h
  const n = (value: number) => round(value)
  return [
    [
      'r1',
      `M${-w} ${-z}C${-w} ${n(-z - h * 0.8)} ${n(-w * 0.3)} ${top} 0 ${top}C${n(w * 0.3)} ${top} ${w} ${n(-z - h * 0.8)} ${w} ${-z}A${w} ${e} 0 0 1 ${-w} ${-z}Z`,
    ],
    [
      'r2',
      `M${n(w * 0.18)} ${top + 1}C${n(w * 0.55)} ${n(-z - h * 0.9)} ${w} ${n(-z - h * 0.7)} ${w} ${-z}A${w} ${e} 0 0 1 ${n(w * 0.3)} ${n(-z + e * 0.95)}C${n(w * 0.5)} ${n(-z - h * 0.4)} ${n(w * 0.4)} ${n(-z - h * 0.8)} ${n(w * 0.18)} ${top + 1}Z`,
    ],
    [
      'rib',
      `M${n(-w * 0.5)} ${n(-z + e * 0.86)}C${n(-w * 0.62)} ${n(-z - h * 0.5)} ${n(-w * 0.3)} ${n(-z - h * 0.9)} 0 ${top}M0 ${n(-z + e)}V${top}`,
    ],
  ]
}

export const finial = (z: number, h: number): Face[] => [
  ['fin', `M0 ${-z}V${-z - h}`],
  ['ball', `M0 ${-z - h - 4.5}a4.5 4.5 0 1 1-.1 0z`],
]

/** Panes on both walls, as one path. */
function panes(each: (wall: (w: number, u: number, z: number) => Point) => Point[][]): Face {
  return ['win', WALLS.flatMap((wall) => each(wall).map(closed)).join('')]
}

/** Square windows, two a wall. */
export function windows(w: number, z0: number, z1: number): Face {
  const spans = [0, 1].map((i) => [0.16 + i * 0.38, 0.38 + i * 0.38])
  return panes((wall) => spans.map(([a, b]) => [wall(w, a, z0), wall(w, b, z0), wall(w, b, z1), wall(w, a, z1)]))
}

/** Pointed windows. */
export function lancets(w: number, z0: number, z1: number): Face {
  return panes((wall) =>
    [0.25, 0.75].map((u) => [
      wall(w, u - 0.13, z0),
      wall(w, u + 0.13, z0),
      wall(w, u + 0.13, z1 - 9),
      wall(w, u, z1),
      wall(w, u - 0.13, z1 - 9),
    ]),
  )
}

/** Slots in walls that lean inwards, from width w0 at the ground to w1 at the height `to`. */
export function slits(w0: number, w1: number, to: number, z0: number, z1: number): Face {
  const width = (z: number) => w0 + ((w1 - w0) * z) / to
  const spans = [
    [0.3, 0.44],
    [0.58, 0.72],
  ]
  return panes((wall) =>
    spans.map(([a, b]) => [wall(width(z0), a, z0), wall(width(z0), b, z0), wall(width(z1), b, z1), wall(width(z1), a, z1)]),
  )
}

/** Windows of an eight-sided solid, one in each wall that is seen. */
export function drumWindows(w: number, z0: number, z1: number): Face {
  const ring = octagon(w)
  const between = (i: number, t: number): Point => [
    ring[i][0] + (ring[i + 1][0] - ring[i][0]) * t,
    ring[i][1] + (ring[i + 1][1] - ring[i][1]) * t,
  ]
  const walls = [0, 1, 2].map((i) => {
    const [a, b] = [between(i, 0.28), between(i, 0.72)]
    return closed([up(a, z0), up(b, z0), up(b, z1), up(a, z1)])
  })
  return ['win', walls.join('')]
}

/** Courses of brick. */
export function courses(w: number, z0: number, z1: number): Face {
  let d = ''
  for (let z = z0 + 11; z < z1 - 3; z += 11) d += `M${-w} ${-z}L0 ${round(w * TILT - z)}L${w} ${-z}`
  return ['course', d]
}

/** The shadow on the ground. */
export const shadow = (w: number): Face => [
  'shadow',
  `M${9 - w} 7a${w} ${round(w * TILT)} 0 1 0 ${w * 2} 0a${w} ${round(w * TILT)} 0 1 0 ${-w * 2} 0z`,
]
