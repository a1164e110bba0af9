// R5, R6: an action that is left undone, or cannot be done.
import { second } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owed, settle } from '../../../core/pending.ts'
import { FIRST } from '../components.ts'
import type { State, Tell } from '../state.ts'
import { NOTHING_OWED, VIA_PAWN } from '../vocabulary.ts'

/** R5: in the first edition an action may be left undone; not one that the park was asked for. */
export const mayLeave = (s: State, via: number): boolean => s.edition === FIRST && via === VIA_PAWN

export function applySkip(s: State, seat: Seat, tell?: Tell): void {
  const which = dropAction(s)
  tell?.('leaves', seat, which)
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
