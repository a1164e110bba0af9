// How clicks are read: a card is rather bought than reserved, and paid for with as little gold as can be.
import { first, kindOf } from '../../../core/action.ts'
import { OPEN_PLACES } from '../../../games/splendor/actions/reserve.ts'
import type { State } from '../../../games/splendor/state.ts'
import { BUY, PAY, RESERVE } from '../../../games/splendor/vocabulary.ts'
import type { GameFace } from '../../table/face.ts'
import type { Plan } from '../../table/plan.ts'
import { reachOf } from './reach.ts'

export const habits = {
  prefer: (_plan, choices) => choices.find(({ action }) => kindOf(action) === BUY) ?? choices[0],
  // Payments are listed with the fewest gold first.
  propose: ({ choices }) => (choices[0] && kindOf(choices[0].action) === PAY ? choices[0] : null),
  warns: isTooDear,
} satisfies Pick<GameFace<State>, 'prefer' | 'propose' | 'warns'>

/** Whether a card is reserved that one cannot buy: a click on it may have meant that. */
export function isTooDear({ before, seat, actions: [begun] }: Plan<State>): boolean {
  if (begun === undefined || kindOf(begun) !== RESERVE || first(begun) >= OPEN_PLACES) return false
  return !reachOf(before, seat, first(begun)).affordable
}
