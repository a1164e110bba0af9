// Written by `npm run steps` from the rows of steps.ts; a test holds it against them. Change the rows, not this file.
import { type Action, type Actions, kindOf } from '../../src/core/action.ts'
import type { Seat } from '../../src/core/game.ts'
import type { State, Tell } from './state.ts'
import { steps } from './steps.ts'

/** Lists the legal answers to a step. */
export function legalAnswers(s: State, seat: Seat, out: Actions, step: number): void {
  switch (kindOf(step)) {
    case 0: // turn
      return steps.turn.legal(s, seat, out)
  }
}

/** Does what answers the step that is owed. */
export function applyAnswer(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
    case 0: // bid
      return steps.turn.answers.bid.apply(s, seat, a, tell)
  }
}

/** Does what a step leaves no choice in; false when the seat must decide. */
export function settleStep(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  switch (kindOf(step)) {
    case 0: // turn
      return steps.turn.settle(s, seat, step, tell)
    default:
      return false
  }
}
