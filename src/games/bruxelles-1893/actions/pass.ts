// Chapter Z: pass.
import { type Action, action } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { coloursHeld } from '../art.ts'
import { FIRST } from '../components.ts'
import { takeExhibition } from '../first-edition/pass.ts'
import { receive } from '../money.ts'
import { because } from '../reasons.ts'
import { takeFaceDown } from '../revised-edition/pass.ts'
import type { State, Tell } from '../state.ts'
import { END_TURN } from '../vocabulary.ts'

export function applyPass(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  pass(s, seat, tell)
}

/** BC22: not in the turn that the card gives. */
export function passProblem(s: State): Problem | null {
  return s.extraTurn ? because('extraTurnNoPass') : null
}

export function pass(s: State, seat: Seat, tell?: Tell): void {
  const isFirst = s.firstPasser === NONE
  let francs = coloursHeld(s, seat) // Z1
  if (isFirst) {
    s.firstPasser = seat
    francs += s.edition === FIRST ? takeExhibition(s, seat) : takeFaceDown(s, seat)
  }
  s.passed |= 1 << seat
  receive(s, seat, francs)
  owe(s.pending, action(END_TURN, seat))
  tell?.(isFirst ? 'passesFirst' : 'passes', seat, francs)
}
