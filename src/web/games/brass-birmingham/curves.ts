// Curves as points and points as paths.
import type { Point } from './layout.ts'

const STEPS = 60
export const round = (n: number): number => Math.round(n * 10) / 10

/** A line between two points that swings aside by `bend`. */
export function bow(from: Point, to: Point, bend: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const middle: Point = [(from[0] + to[0]) / 2 - (dy / length) * bend * 2, (from[1] + to[1]) / 2 + (dx / length) * bend * 2]
  return points((t, u) => [0, 1].map((k) => u * u * from[k] + 2 * u * t * middle[k] + t * t * to[k]))
}

/** A cubic curve. */
export function cubic(a: Point, b: Point, c: Point, d: Point): Point[] {
  return points((t, u) => [0, 1].map((k) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k]))
}

function points(at: (t: number, u: number) => number[]): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const [x, y] = at(i / STEPS, 1 - i / STEPS)
    return [x, y]
  })
}

/** The same course with a point at every unit of its length. */
export function dense(course: readonly Point[]): Point[] {
  const out: Point[] = [course[0]]
  let passed = 0
  for (let i = 1; i < course.length; i++) {
    const [from, to] = [course[i - 1], course[i]]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    let along = 1 - passed
    for (; along <= length; along++)
      out.push([from[0] + ((to[0] - from[0]) * along) / length, from[1] + ((to[1] - from[1]) * along) / length])
    passed = 1 - (along - length)
  }
  return out
}

/** A smooth path through points (Catmull–Rom). */
export function through(course: readonly Point[], closed = false): string {
  const count = course.length
  const at = (i: number) => (closed ? course[(i + count) % count] : course[Math.max(0, Math.min(count - 1, i))])
  let path = `M${round(course[0][0])} ${round(course[0][1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const near = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6].map(round)
    const far = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6].map(round)
    path += `C${near.join(' ')} ${far.join(' ')} ${round(c[0])} ${round(c[1])}`
  }
  return closed ? `${path}Z` : path
}

/** A dense course as a smooth path. */
export function smooth(course: readonly Point[]): string {
  const sparse = course.filter((_, i) => i % 10 === 0)
  const last = course[course.length - 1]
  const end = sparse[sparse.length - 1]
  return through(Math.hypot(last[0] - end[0], last[1] - end[1]) > 2 ? [...sparse, last] : sparse)
}

/** A dense course as a path that winds like water. */
export function winding(course: readonly Point[]): string {
  const waves = Math.max(2, Math.round(course.length / 17))
  const out: Point[] = []
  for (let i = 0; i < course.length; i += 4) {
    const [before, after] = [course[Math.max(0, i - 2)], course[Math.min(course.length - 1, i + 2)]]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const aside = Math.sin((i / course.length) * waves * Math.PI) * 3
    out.push([course[i][0] - (dy / length) * aside, course[i][1] + (dx / length) * aside])
  }
  return through(out)
}
