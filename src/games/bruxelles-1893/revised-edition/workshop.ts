// W1: the free choice of the revised edition; also the first art tile of each seat (S6).
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { takeArt } from '../art.ts'
import { BLACK, BRIGHT } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { TAKE } from '../vocabulary.ts'

/** S6 */
export const takingFirstArt = {
  first: 'startingArtFirst',
  legal: legalChoices,
  answers: { take: { apply: (s, seat, a, tell) => takeChosen(s, seat, first(a), tell), problem: choiceProblem } },
  settle(s, seat, _step, tell) {
    const only = onlyChoice(s)
    if (only === NONE) return false
    takeChosen(s, seat, only, tell)
    return true
  },
} satisfies Row

export function canChoose(s: State): boolean {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.stacks[colour] > 0) return true
  return false
}

/** The only colour left to take, or NONE when there are more. */
export function onlyChoice(s: State): number {
  let only = NONE
  for (let colour = 0; colour < BRIGHT; colour++) {
    if (s.stacks[colour] === 0) continue
    if (only !== NONE) return NONE
    only = colour
  }
  return only
}

export function legalChoices(s: State, _seat: Seat, out: Actions): void {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.stacks[colour] > 0) out.push(action(TAKE, colour))
}

export function takeChosen(s: State, seat: Seat, colour: number, tell?: Tell): void {
  settle(s.pending)
  takeArt(s, seat, colour, tell)
}

export function choiceProblem(s: State, _seat: Seat, a: Action): Problem | null {
  const art = first(a)
  if (art === BLACK) return because('blackNotTaken')
  return s.stacks[art] > 0 ? null : because('stackEmpty', { art })
}
