// Written by `npm run steps` from the rows of steps.ts; a test holds it against them. Change the rows, not this file.
import { type Action, type Actions, kindOf } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import type { State, Tell } from './state.ts'
import { steps } from './steps.ts'

/** Lists the legal answers to a step. */
export function legalAnswers(s: State, seat: Seat, out: Actions, step: number): void {
  switch (kindOf(step)) {
    case 0: // wild
      return steps.wild.legal(s, seat, out)
    case 1: // take
      return steps.take.legal(s, seat, out)
    case 3: // turn
      return steps.turn.legal(s, seat, out)
    case 4: // choose
      return steps.choose.legal(s, seat, out)
    case 5: // innovator
      return steps.innovator.legal(s, seat, out)
  }
}

/** Does what answers the step that is owed. */
export function applyAnswer(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
    case 0: // bid
      return steps.turn.answers.bid.apply(s, seat, a, tell)
    case 1: // pass
      return steps.turn.answers.pass.apply(s, seat, a, tell)
    case 2: // choose
      return steps.choose.answers.choose.apply(s, seat, a, tell)
    case 3: // wild
      return steps.wild.answers.wild.apply(s, seat, a, tell)
    case 4: // take
      return steps.take.answers.take.apply(s, seat, a, tell)
    case 5: // decline
      return steps.take.answers.decline.apply(s, seat, a, tell)
    case 6: // innovator
      return steps.innovator.answers.innovator.apply(s, seat, a, tell)
  }
}

/** Does what a step leaves no choice in; false when the seat must decide. */
export function settleStep(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  switch (kindOf(step)) {
    case 2: // card
      return steps.card.settle(s, seat, step, tell)
    case 3: // turn
      return steps.turn.settle(s, seat, step, tell)
    default:
      return false
  }
}
