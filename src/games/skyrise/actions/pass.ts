// Chapter B: passing. The opener may not.
import type { Action } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import type { State, Tell } from '../state.ts'
import { because } from '../vocabulary.ts'

export function applyPass(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  s.out |= 1 << seat
  tell?.('passes', seat)
}

export function passProblem(s: State): Problem | null {
  return s.last === NONE ? because('openerMustBid') : null // O1
}
