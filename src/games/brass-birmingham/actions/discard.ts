// Every action but build says afterwards which card goes; any card will do.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { lowestBit } from '../../../core/bits.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { cardsHeld, discard } from '../hands.ts'
import type { State, Tell } from '../state.ts'
import { because, DISCARD, NOTHING_OWED, OWES_DISCARD } from '../vocabulary.ts'

export function legalDiscards(s: State, seat: Seat, out: Actions): void {
  for (let rest = cardsHeld(s, seat); rest !== 0; rest &= rest - 1) out.push(action(DISCARD, lowestBit(rest)))
}

export function applyDiscard(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const more = first(owed(s.pending, NOTHING_OWED)) - 1
  settle(s.pending)
  if (more > 0) owe(s.pending, action(OWES_DISCARD, more))
  discard(s, seat, first(a), tell)
}

export function discardProblem(s: State, seat: Seat, a: Action): Problem | null {
  const card = first(a)
  return cardsHeld(s, seat) & (1 << card) ? null : because('cardNotHeld', { card })
}
