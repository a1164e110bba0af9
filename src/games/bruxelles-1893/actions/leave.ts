// R5, R6: an action that is left undone, or cannot be done.
import { type Action, second } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owed, settle } from '../../../core/pending.ts'
import { FIRST } from '../components.ts'
import { because } from '../reasons.ts'
import type { State, Tell } from '../state.ts'
import { NOTHING_OWED, VIA_PAWN } from '../vocabulary.ts'

/** R5: in the first edition an action may be left undone; not one that the park was asked for. */
export const mayLeave = (s: State, via: number): boolean => s.edition === FIRST && via === VIA_PAWN

export function applySkip(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  const which = dropAction(s)
  tell?.('leaves', seat, which)
}

/** Of a step whose second argument is its via. */
export function skipProblem(s: State, _seat: Seat, _a: Action, step: number): Problem | null {
  return mayLeave(s, second(step)) ? null : because('mustDoAction')
}

/** The action cannot be done: it is dropped. */
export function cannotDo(s: State, seat: Seat, tell?: Tell): boolean {
  const which = dropAction(s)
  tell?.('cannot', seat, which)
  return true
}

/** Takes the action's step and what would come after it off the stack; returns the action. */
function dropAction(s: State): number {
  settle(s.pending)
  const after = second(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  return after
}
