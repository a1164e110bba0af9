// What holds a platform up: hanging rock, an iron rim with arches, the deck.
import { closed, type Point, RIM, round, type Site } from './geometry.ts'
import type { Face } from './solids.ts'

const made = new WeakMap<Site, readonly Face[]>()

export function bodyOf(site: Site): readonly Face[] {
  const body = made.get(site) ?? [...rockOf(site), ...rimOf(site), ['deck', closed(site.outline)] as const]
  made.set(site, body)
  return body
}

interface Edge {
  readonly from: Point
  readonly to: Point
}

/** The edges that look towards us, from left to right. */
function frontOf({ outline }: Site): Edge[] {
  const area = outline.reduce((sum, p, i) => sum + p[0] * after(outline, i)[1] - after(outline, i)[0] * p[1], 0)
  const ring = area > 0 ? outline : [...outline].reverse()
  return ring
    .map((to, i) => ({ from: after(ring, i), to }))
    .filter(({ from, to }) => to[0] - from[0] > 1)
    .sort((a, b) => a.from[0] - b.from[0])
}

const after = (ring: readonly Point[], i: number): Point => ring[(i + 1) % ring.length]
const between = ({ from, to }: Edge, t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
const isCentre = ({ slot }: Site): boolean => slot < 0

/** Small chance that is the same every time: rock does not change its shape. */
function chance(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

/** Two rows of facets: a wall of rock, and the teeth below it. */
function rockOf(site: Site): Face[] {
  const next = chance(5 + site.slot * 77 + 700)
  const front = frontOf(site)
  const [wall, teeth, columns] = isCentre(site) ? [50, 56, 7] : [66, 78, 13]
  const rim = isCentre(site) ? RIM.centre : RIM.outer
  const [left, right] = [front[0].from[0], front[front.length - 1].to[0]]
  const middle = (left + right) / 2
  const top = Array.from({ length: columns + 1 }, (_, i): Point => {
    const x = left + ((right - left) * i) / columns
    const edge = front.find(({ to }) => x <= to[0] + 0.1) ?? front[front.length - 1]
    return [x, between(edge, (x - edge.from[0]) / (edge.to[0] - edge.from[0]))[1] + rim - 2]
  })
  const foot = top.map(([x, y], i): Point => {
    const depth = Math.max(0, Math.sin((Math.PI * i) / columns)) ** 0.55
    return [middle + (x - middle) * 0.86 + (next() - 0.5) * 26, y + depth * wall * (0.65 + next() * 0.6)]
  })
  const faces: Face[] = []
  for (let i = 0; i < columns; i++) faces.push([`rk${i % 3}`, closed([top[i], top[i + 1], foot[i + 1], foot[i]])])
  for (let i = 0; i < columns; i++) {
    const [a, b] = [foot[i], foot[i + 1]]
    const depth = Math.sin((Math.PI * (i + 0.5)) / columns) ** 1.2
    const tip: Point = [middle + ((a[0] + b[0]) / 2 - middle) * 0.8, Math.max(a[1], b[1]) + depth * teeth * (0.4 + next() * 0.8)]
    if (depth <= 0.25) continue
    const ridge: Point = [(a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2]
    faces.push([`rk${(i + 1) % 3}`, closed([a, ridge, tip])], ['rk2', closed([ridge, b, tip])])
  }
  return faces
}

function rimOf(site: Site): Face[] {
  const rim = isCentre(site) ? RIM.centre : RIM.outer
  return frontOf(site).flatMap((edge): Face[] => {
    const { from, to } = edge
    const slope = (to[1] - from[1]) / (to[0] - from[0])
    const below = ([x, y]: Point): Point => [x, y + rim]
    return [
      [slope > 0.2 ? 'rim1' : slope < -0.2 ? 'rim2' : 'rim0', closed([from, to, below(to), below(from)])],
      ['arc', arches(edge, rim)],
      ['band', `M${from[0]} ${round(from[1] + 7)}L${to[0]} ${round(to[1] + 7)}`],
    ]
  })
}

function arches(edge: Edge, rim: number): string {
  const { from, to } = edge
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 44))
  return Array.from({ length: count }, (_, i) => {
    const [a, top, b] = [i, i + 0.5, i + 1].map((step) => between(edge, step / count))
    return `M${round(a[0])} ${round(a[1] + rim - 3)}Q${round(top[0])} ${round(top[1] - rim * 0.35 + 12)} ${round(b[0])} ${round(b[1] + rim - 3)}`
  }).join('')
}

/** Where a platform's plaque hangs: in the middle of its lowest edge. */
export function plaqueAt(site: Site): Point {
  const low = Math.max(...site.outline.map((point) => point[1]))
  const xs = site.outline.filter((point) => Math.abs(point[1] - low) < 1).map((point) => point[0])
  return [(Math.min(...xs) + Math.max(...xs)) / 2, low + (isCentre(site) ? 22 : 25)]
}
