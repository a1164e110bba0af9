// After every decision: what is owed is done one step after another, up to the next that is really a choice.
import { first, kindOf } from '../../core/action.ts'
import { owed, settle } from '../../core/pending.ts'
import { finishAction } from './actions/begin.ts'
import { settleConstruction } from './actions/construction.ts'
import { takeFreeAction } from './actions/free-action.ts'
import { settleHand } from './actions/hand.ts'
import { settleCubes, settleSolvay } from './actions/materials.ts'
import { settleNeutral } from './actions/neutral.ts'
import { settleKeep, settleNobles } from './actions/noble.ts'
import { settlePayment } from './actions/payment.ts'
import { settleBid } from './actions/place.ts'
import { settleDisplay, settleSale } from './actions/sale.ts'
import { settleSquare } from './actions/square.ts'
import { settleUse } from './actions/use.ts'
import { settleCardUse } from './actions/use-card.ts'
import { settleWorkshop } from './actions/workshop.ts'
import { proceedBelleEpoque } from './belle-epoque/hooks.ts'
import { settleSalaries } from './end.ts'
import { settleDrawn } from './first-edition/workshop.ts'
import { settleChoice } from './revised-edition/workshop.ts'
import { advance, endTurn } from './round.ts'
import type { State, Tell } from './state.ts'
import {
  AFTER_ACTION,
  END_TURN,
  NO_STEP,
  NOTHING_OWED,
  OWES_BID,
  OWES_CARD_USE,
  OWES_CONSTRUCTION,
  OWES_CUBES,
  OWES_CURSOR,
  OWES_DISPLAY,
  OWES_DRAWN,
  OWES_FREE_ACTION,
  OWES_HAND,
  OWES_KEEP,
  OWES_NEUTRAL,
  OWES_NOBLES,
  OWES_PAYMENT,
  OWES_SALARIES,
  OWES_SALE,
  OWES_SOLVAY,
  OWES_SQUARE,
  OWES_STARTING_ART,
  OWES_USE,
  OWES_WORKSHOP,
} from './vocabulary.ts'

export function proceed(s: State, tell?: Tell): void {
  while (goOn(s, owed(s.pending, NOTHING_OWED), tell));
}

/** Does the step that is owed, or the next of the phase; false when a seat must decide. */
function goOn(s: State, step: number, tell?: Tell): boolean {
  const seat = first(step)
  switch (kindOf(step)) {
    case NO_STEP:
      return advance(s, tell)
    case END_TURN:
      settle(s.pending)
      endTurn(s)
      return true
    case AFTER_ACTION:
      finishAction(s, seat, step, tell)
      return true
    case OWES_FREE_ACTION:
      takeFreeAction(s, seat, step, tell)
      return true
    case OWES_BID:
      return settleBid(s, seat, tell)
    case OWES_WORKSHOP:
      return settleWorkshop(s, seat, step, tell)
    case OWES_DRAWN:
      return settleDrawn(s, seat, tell)
    case OWES_SALE:
      return settleSale(s, seat, step, tell)
    case OWES_CURSOR:
      return false
    case OWES_DISPLAY:
      return settleDisplay(s, seat, tell)
    case OWES_NOBLES:
      return settleNobles(s, seat, step, tell)
    case OWES_KEEP:
      return settleKeep(s, seat, step, tell)
    case OWES_SOLVAY:
      return settleSolvay(s, seat, tell)
    case OWES_CUBES:
      return settleCubes(s, seat, step, tell)
    case OWES_USE:
      return settleUse(s, seat, step)
    case OWES_CONSTRUCTION:
      return settleConstruction(s, seat, step, tell)
    case OWES_PAYMENT:
      return settlePayment(s, seat, step, tell)
    case OWES_HAND:
      return settleHand(s, seat, tell)
    case OWES_CARD_USE:
      return settleCardUse(s, seat, tell)
    case OWES_SQUARE:
      return settleSquare(s, seat, tell)
    case OWES_NEUTRAL:
      return settleNeutral(s, seat, tell)
    case OWES_STARTING_ART:
      return settleChoice(s, seat, tell)
    case OWES_SALARIES:
      return settleSalaries(s, seat, tell)
    default:
      return proceedBelleEpoque(s, step, tell)
  }
}
