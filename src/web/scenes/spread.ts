// Marks that lie on each other give way: plain arithmetic, so that it can be tested without a page.

export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface By {
  readonly x: number
  readonly y: number
}

/** How often further a mark is looked for a place, and how many pixels stay between two. */
const FURTHEST = 6
const APART = 1

/** How far each mark is moved, so that none lies on another or on what is taken, and all are inside; the earlier ones move least. */
export function spread(marks: readonly Edges[], within: Edges, taken: readonly Edges[] = []): By[] {
  const laid = [...taken]
  return marks.map((mark) => {
    const inside = {
      x: into([mark.left, mark.right], [within.left, within.right]),
      y: into([mark.top, mark.bottom], [within.top, within.bottom]),
    }
    const ways = waysOf(mark).map(({ x, y }) => ({ x: x + inside.x, y: y + inside.y }))
    const isFree = (by: By) => {
      const there = moved(mark, by)
      return isIn(there, within) && !laid.some((other) => lieOver(there, other))
    }
    const by = ways.find(isFree) ?? inside
    laid.push(moved(mark, by))
    return by
  })
}

/** By steps of its own size, the nearest first. */
function waysOf({ left, top, right, bottom }: Edges): By[] {
  const [width, height] = [(right - left + APART) / 2, (bottom - top + APART) / 2]
  const steps = Array.from({ length: FURTHEST * 2 + 1 }, (_, i) => i - FURTHEST)
  const far = ({ x, y }: By) => Math.hypot(x, y)
  return steps.flatMap((across) => steps.map((down) => ({ x: across * width, y: down * height }))).sort((a, b) => far(a) - far(b))
}

type Span = readonly [number, number]
const into = ([from, to]: Span, [low, high]: Span): number => (from < low ? low - from : to > high ? high - to : 0)

const moved = ({ left, top, right, bottom }: Edges, { x, y }: By): Edges => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

const isIn = (mark: Edges, within: Edges): boolean =>
  mark.left >= within.left && mark.top >= within.top && mark.right <= within.right && mark.bottom <= within.bottom

const lieOver = (a: Edges, b: Edges): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
