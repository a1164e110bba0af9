// Where the coach's card lies at a desk: at the right, above the prompt, unless it would lie over what it speaks of. On a phone it is a sheet at the foot
// of the page, which the style says.
import type { Box, Point } from '../board/beside.ts'

interface Around {
  /** What the step speaks of. */
  readonly spoken: readonly Box[]
  /** What is never covered. */
  readonly kept: readonly Box[]
  /** What can be chosen besides. */
  readonly open: readonly Box[]
  /** Where it lies, and stays as long as it covers nothing of that. */
  readonly from?: Point | undefined
}

const EDGE = 14
const STEP = 22
/** A pixel of what is spoken of, and one of what can be chosen, in pixels of way. */
const SPOKEN = 60
const OPEN = 0.05

/** Whether it is a sheet at the foot of the page. */
export const isSheet = (coach: HTMLElement): boolean => getComputedStyle(coach).bottom === '0px'

export function settle(coach: HTMLElement, around: Around): void {
  const { left, top } = placeOf({ width: coach.offsetWidth, height: coach.offsetHeight }, around, {
    width: innerWidth,
    height: innerHeight,
  })
  coach.style.left = `${left}px`
  coach.style.top = `${top}px`
}

type Size = Pick<Box, 'width' | 'height'>

/** The corner of the card: as far to the right and down as may be, or as near as may be to where it lies. */
export function placeOf({ width, height }: Size, { spoken, kept, open, from }: Around, page: Size): Point {
  const bar = kept[0]
  const prompt = kept[1]
  const least = { left: EDGE, top: (bar ? bar.top + bar.height : 0) + EDGE }
  const most = {
    left: Math.max(least.left, page.width - width - EDGE),
    top: Math.max(least.top, (prompt && prompt.width > page.width / 2 ? prompt.top : page.height) - height - EDGE),
  }
  const within = ({ left, top }: Point): Point => ({
    left: Math.max(least.left, Math.min(left, most.left)),
    top: Math.max(least.top, Math.min(top, most.top)),
  })
  const wished = from ? within(from) : most
  let best = wished
  let cheapest = Number.POSITIVE_INFINITY
  const look = (left: number, top: number) => {
    const box = { left, top, width, height }
    const covered = (boxes: readonly Box[], worth: number) => boxes.reduce((sum, other) => sum + overlap(box, other) * worth, 0)
    const way = Math.abs(wished.left - left) + Math.abs(wished.top - top) * 0.6
    const cost = way + covered(spoken, SPOKEN) + covered(kept, SPOKEN) + covered(open, OPEN)
    if (cost < cheapest) [best, cheapest] = [{ left, top }, cost]
  }
  look(wished.left, wished.top)
  for (let top = most.top; top >= least.top; top -= STEP) for (let left = most.left; left >= least.left; left -= STEP) look(left, top)
  return best
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}
