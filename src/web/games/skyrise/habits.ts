// What is never done at once: a masterpiece that would bring nothing of what its card promises.
import { first, kindOf, second } from '../../../core/action.ts'
import { NUMBERS } from '../../../games/skyrise/components.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { BID } from '../../../games/skyrise/vocabulary.ts'
import type { Plan } from '../../table/plan.ts'
import { isPointless, worthAt } from './worth.ts'

/** Whether a card that is about points would bring none where it is bid. */
export function isInVain({ before, seat, actions: [begun] }: Plan<State>): boolean {
  if (begun === undefined || kindOf(begun) !== BID || second(begun) < NUMBERS) return false
  const card = second(begun) - NUMBERS
  return !isPointless(before, card) && worthAt(before, { seat, card, district: first(begun) }) === 0
}
