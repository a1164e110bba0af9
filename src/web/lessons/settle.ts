// Where the coach's card lies at a desk: at the right, above the prompt, unless it would lie over what it speaks of. On a phone it is a sheet at the foot
// of the page, which the style says.
import type { Box } from '../board/beside.ts'

interface Around {
  /** What the step speaks of. */
  readonly spoken: readonly Box[]
  /** What is never covered. */
  readonly kept: readonly Box[]
  /** What can be chosen besides. */
  readonly open: readonly Box[]
}

const EDGE = 14
const STEP = 22
/** A pixel of what is spoken of, and one of what can be chosen, in pixels of way. */
const SPOKEN = 60
const OPEN = 0.05

export function settle(coach: HTMLElement, around: Around): void {
  if (getComputedStyle(coach).bottom === '0px') {
    coach.style.removeProperty('left')
    coach.style.removeProperty('top')
    return
  }
  const { left, top } = placeOf({ width: coach.offsetWidth, height: coach.offsetHeight }, around, {
    width: innerWidth,
    height: innerHeight,
  })
  coach.style.left = `${left}px`
  coach.style.top = `${top}px`
}

type Size = Pick<Box, 'width' | 'height'>

/** The corner of the card: as far to the right and down as may be. */
export function placeOf({ width, height }: Size, { spoken, kept, open }: Around, page: Size): Pick<Box, 'left' | 'top'> {
  const bar = kept[0]
  const prompt = kept[1]
  const least = { left: EDGE, top: (bar ? bar.top + bar.height : 0) + EDGE }
  const most = {
    left: Math.max(least.left, page.width - width - EDGE),
    top: Math.max(least.top, (prompt && prompt.width > page.width / 2 ? prompt.top : page.height) - height - EDGE),
  }
  let best: Pick<Box, 'left' | 'top'> = most
  let cheapest = Number.POSITIVE_INFINITY
  for (let top = most.top; top >= least.top; top -= STEP)
    for (let left = most.left; left >= least.left; left -= STEP) {
      const box = { left, top, width, height }
      const covered = (boxes: readonly Box[], worth: number) => boxes.reduce((sum, other) => sum + overlap(box, other) * worth, 0)
      const cost = most.left - left + (most.top - top) * 0.6 + covered(spoken, SPOKEN) + covered(kept, SPOKEN) + covered(open, OPEN)
      if (cost < cheapest) [best, cheapest] = [{ left, top }, cost]
    }
  return best
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}
