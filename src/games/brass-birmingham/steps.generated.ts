// Written by `npm run steps` from the rows of steps.ts; a test holds it against them. Change the rows, not this file.
import { type Action, type Actions, kindOf } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import { owed } from '../../core/pending.ts'
import type { State, Tell } from './state.ts'
import { steps } from './steps.ts'

/** Lists the legal answers to a step. */
export function legalAnswers(s: State, seat: Seat, out: Actions, step: number): void {
  switch (kindOf(step)) {
    case 0: // discard
      return steps.discard.legal(s, seat, out)
    case 1: // coal
      return steps.coal.legal(s, seat, out, step)
    case 2: // iron
      return steps.iron.legal(s, seat, out)
    case 3: // beer
      return steps.beer.legal(s, seat, out, step)
    case 4: // secondLink
      return steps.secondLink.legal(s, seat, out)
    case 5: // secondDevelop
      return steps.secondDevelop.legal(s, seat, out)
    case 6: // freeDevelop
      return steps.freeDevelop.legal(s, seat, out)
    case 7: // moreSales
      return steps.moreSales.legal(s, seat, out)
    case 8: // shortfall
      return steps.shortfall.legal(s, seat, out)
    case 12: // turn
      return steps.turn.legal(s, seat, out)
  }
}

/** Does what answers the step that is owed. */
export function applyAnswer(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
    case 0: // build
      return steps.turn.answers.build.apply(s, seat, a, tell)
    case 1: // network
      switch (kindOf(owed(s.pending, 12))) {
        case 4: // secondLink
          return steps.secondLink.answers.network.apply(s, seat, a, tell)
        case 12: // turn
          return steps.turn.answers.network.apply(s, seat, a, tell)
      }
      return
    case 2: // develop
      switch (kindOf(owed(s.pending, 12))) {
        case 5: // secondDevelop
          return steps.secondDevelop.answers.develop.apply(s, seat, a, tell)
        case 6: // freeDevelop
          return steps.freeDevelop.answers.develop.apply(s, seat, a, tell)
        case 12: // turn
          return steps.turn.answers.develop.apply(s, seat, a, tell)
      }
      return
    case 3: // sell
      switch (kindOf(owed(s.pending, 12))) {
        case 7: // moreSales
          return steps.moreSales.answers.sell.apply(s, seat, a, tell)
        case 12: // turn
          return steps.turn.answers.sell.apply(s, seat, a, tell)
      }
      return
    case 4: // loan
      return steps.turn.answers.loan.apply(s, seat, a, tell)
    case 5: // scout
      return steps.turn.answers.scout.apply(s)
    case 6: // pass
      return steps.turn.answers.pass.apply(s, seat, a, tell)
    case 7: // discard
      return steps.discard.answers.discard.apply(s, seat, a, tell)
    case 8: // coal
      return steps.coal.answers.coal.apply(s, seat, a, tell)
    case 9: // iron
      return steps.iron.answers.iron.apply(s, seat, a, tell)
    case 10: // beer
      return steps.beer.answers.beer.apply(s, seat, a, tell)
    case 11: // remove
      return steps.shortfall.answers.remove.apply(s, seat, a, tell)
    case 12: // done
      switch (kindOf(owed(s.pending, 12))) {
        case 4: // secondLink
        case 5: // secondDevelop
        case 7: // moreSales
          return steps.secondLink.answers.done.apply(s)
        case 6: // freeDevelop
          return steps.freeDevelop.answers.done.apply(s, seat, a, tell)
      }
      return
  }
}

/** Does what a step leaves no choice in; false when the seat must decide. */
export function settleStep(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  switch (kindOf(step)) {
    case 1: // coal
      return steps.coal.settle(s, seat, step, tell)
    case 2: // iron
      return steps.iron.settle(s, seat, step, tell)
    case 3: // beer
      return steps.beer.settle(s, seat, step, tell)
    case 4: // secondLink
      return steps.secondLink.settle(s, seat)
    case 5: // secondDevelop
      return steps.secondDevelop.settle(s, seat)
    case 6: // freeDevelop
      return steps.freeDevelop.settle(s, seat, step, tell)
    case 7: // moreSales
      return steps.moreSales.settle(s, seat)
    case 9: // finishBuild
      return steps.finishBuild.settle(s, seat, step, tell)
    case 10: // finishSale
      return steps.finishSale.settle(s, seat, step, tell)
    case 11: // takeWilds
      return steps.takeWilds.settle(s, seat, step, tell)
    case 12: // turn
      return steps.turn.settle(s, seat, step, tell)
    default:
      return false
  }
}
