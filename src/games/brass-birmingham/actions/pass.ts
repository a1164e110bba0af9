// Chapter P: pass. It costs a card like every action.
import { type Action, action } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import type { State, Tell } from '../state.ts'
import { OWES_DISCARD } from '../vocabulary.ts'

export function applyPass(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  tell?.('passes', seat)
  owe(s.pending, action(OWES_DISCARD, 1))
}
