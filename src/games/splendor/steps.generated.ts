// Written by `npm run steps` from the rows of steps.ts; a test holds it against them. Change the rows, not this file.
import { type Action, type Actions, kindOf } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import type { State, Tell } from './state.ts'
import { steps } from './steps.ts'

/** Lists the legal answers to a step. */
export function legalAnswers(s: State, seat: Seat, out: Actions, step: number): void {
  switch (kindOf(step)) {
    case 3: // pay
      return steps.pay.legal(s, seat, out)
    case 4: // return
      return steps.return.legal(s, seat, out)
    case 5: // noble
      return steps.noble.legal(s, seat, out)
    case 7: // turn
      return steps.turn.legal(s, seat, out)
  }
}

/** Does what answers the step that is owed. */
export function applyAnswer(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
    case 0: // take
      return steps.turn.answers.take.apply(s, seat, a, tell)
    case 1: // reserve
      return steps.turn.answers.reserve.apply(s, seat, a, tell)
    case 2: // buy
      return steps.turn.answers.buy.apply(s, seat, a, tell)
    case 3: // pay
      return steps.pay.answers.pay.apply(s, seat, a, tell)
    case 4: // return
      return steps.return.answers.return.apply(s, seat, a, tell)
    case 5: // noble
      return steps.noble.answers.noble.apply(s, seat, a, tell)
    case 6: // pass
      return steps.turn.answers.pass.apply(s, seat, a, tell)
  }
}
