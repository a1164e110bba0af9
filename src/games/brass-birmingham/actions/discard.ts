// Every action but build says afterwards which card goes; any card will do. It is always named (K4), so that it can be taken back.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { lowestBit } from '../../../core/bits.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { cardsHeld, discard } from '../hands.ts'
import type { Row, State, Tell } from '../state.ts'
import { because, DISCARD, NOTHING_OWED, OWES_DISCARD } from '../vocabulary.ts'

export const discarding = {
  first: 'discardFirst',
  unasked: 'nothingToDiscard',
  legal: legalDiscards,
  answers: { discard: { apply: applyDiscard, problem: discardProblem } },
} satisfies Row

function legalDiscards(s: State, seat: Seat, out: Actions): void {
  for (let rest = cardsHeld(s, seat); rest !== 0; rest &= rest - 1) out.push(action(DISCARD, lowestBit(rest)))
}

function applyDiscard(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const more = first(owed(s.pending, NOTHING_OWED)) - 1
  settle(s.pending)
  if (more > 0) owe(s.pending, action(OWES_DISCARD, more))
  discard(s, seat, first(a), tell)
}

function discardProblem(s: State, seat: Seat, a: Action): Problem | null {
  const card = first(a)
  return cardsHeld(s, seat) & (1 << card) ? null : because('cardNotHeld', { card })
}
