// A stroke whose width swells and dies away, as a filled outline: what a stem of the whiplash is made of.

/** A cubic curve: start, two handles, end, each as x and y. */
export type Curve = readonly [number, number, number, number, number, number, number, number]
/** A width at a part of the way, 0 to 1. */
export type WidthAt = readonly [at: number, width: number]
type Point = readonly [x: number, y: number]

const STEPS = 9

/** The outline of a stroke along curves that follow one another, as the `d` of a path. */
export function taper(curves: readonly Curve[], widths: readonly WidthAt[]): string {
  const spine = curves.flatMap((curve, i) => points(curve).slice(i === 0 ? 0 : 1))
  const side = (sign: number): Point[] =>
    spine.map(([x, y, nx, ny], i) => {
      const half = (sign * widthAt(widths, i / (spine.length - 1))) / 2
      return [x + nx * half, y + ny * half]
    })
  const there = side(1)
  const back = side(-1).reverse()
  return `M${said(there[0])}${smooth(there)}L${said(back[0])}${smooth(back)}Z`
}

/** Points along a curve with the normal at each. */
function points([ax, ay, bx, by, cx, cy, dx, dy]: Curve): [number, number, number, number][] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const u = 1 - t
    const at = (a: number, b: number, c: number, d: number) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    const slope = (a: number, b: number, c: number, d: number) => u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)
    const [sx, sy] = [slope(ax, bx, cx, dx), slope(ay, by, cy, dy)]
    const length = Math.hypot(sx, sy) || 1
    return [at(ax, bx, cx, dx), at(ay, by, cy, dy), -sy / length, sx / length]
  })
}

function widthAt(widths: readonly WidthAt[], at: number): number {
  const next = Math.max(
    1,
    widths.findIndex(([end]) => at <= end),
  )
  const [from, before] = widths[next - 1]
  const [to, after] = widths[next]
  const part = (at - from) / (to - from)
  return before + (after - before) * part * part * (3 - 2 * part)
}

/** Catmull-Rom through the points, as cubic segments. */
function smooth(path: readonly Point[]): string {
  return path
    .slice(0, -1)
    .map((p1, i) => {
      const p0 = path[i - 1] ?? p1
      const p2 = path[i + 1]
      const p3 = path[i + 2] ?? p2
      const leave: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
      const arrive: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
      return `C${said(leave)} ${said(arrive)} ${said(p2)}`
    })
    .join('')
}

function said([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
