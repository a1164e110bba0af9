// X5, F5: nobles that are ready are used and exhausted, up to a number, until the seat is done.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { NOBLE_KINDS } from '../components.ts'
import { takeEffect } from '../noble-effects.ts'
import { isKept } from '../nobles.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { DONE, NOTHING_OWED, OWES_USE, USE } from '../vocabulary.ts'

export const usingNobles = {
  first: 'useNobleFirst',
  legal: legalUses,
  answers: { use: { apply: applyUse, problem: useProblem }, done: { apply: applyDone } },
  settle: settleUse,
} satisfies Row

function settleUse(s: State, seat: Seat, step: number): boolean {
  if (second(step) > 0 && s.ready[seat] !== 0) return false
  settle(s.pending)
  return true
}

function legalUses(s: State, seat: Seat, out: Actions): void {
  for (let noble = 0; noble < NOBLE_KINDS; noble++) if (s.ready[seat] & (1 << noble)) out.push(action(USE, noble))
  out.push(DONE)
}

function applyUse(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const left = second(owed(s.pending, NOTHING_OWED)) - 1
  settle(s.pending)
  if (left > 0) owe(s.pending, action(OWES_USE, seat, left))
  s.ready[seat] &= ~(1 << first(a))
  takeEffect(s, seat, first(a), tell)
}

function applyDone(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  settle(s.pending)
  tell?.('declines', seat)
}

function useProblem(s: State, seat: Seat, a: Action): Problem | null {
  const noble = first(a)
  if (!isKept(s, seat, noble)) return because('nobleNotKept', { noble })
  return s.ready[seat] & (1 << noble) ? null : because('nobleExhausted', { noble })
}
