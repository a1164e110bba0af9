// Which decision is owed now, and the way to the chapter that knows it.
import { type Action, type Actions, action, first, kindOf } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import { owed } from '../../core/pending.ts'
import { applyExchange, applyGrandPlace, applyMarket, applyPark, legalBrussels } from './actions/brussels.ts'
import { applyBuild, applyPavilion, legalBuilds } from './actions/construction.ts'
import { applyHand, legalHands } from './actions/hand.ts'
import { applySkip } from './actions/leave.ts'
import { applyCube, applyTrade, legalCubes, legalSolvay } from './actions/materials.ts'
import { applyNeutral, legalNeutrals } from './actions/neutral.ts'
import { applyKeep, applyNoble, discard, legalKeeps, legalNobles } from './actions/noble.ts'
import { applyPass } from './actions/pass.ts'
import { applyPay, legalPayments } from './actions/payment.ts'
import { applyBid, applyPlace, legalBids, legalPlaces } from './actions/place.ts'
import { applyDisplay, applyMove, applySell, legalDisplays, legalMoves, legalSales } from './actions/sale.ts'
import { applySquare, legalSquares } from './actions/square.ts'
import { applyDoneUsing, applyUse, legalUses } from './actions/use.ts'
import { applyReward, applyTuck, legalCardUses } from './actions/use-card.ts'
import { applyTake, legalWorkshop } from './actions/workshop.ts'
import { applyBelleEpoque, legalBelleEpoque } from './belle-epoque/hooks.ts'
import { applySalary, legalSalaries } from './end.ts'
import { draw, legalDrawn } from './first-edition/workshop.ts'
import { proceed } from './proceed.ts'
import { legalChoices } from './revised-edition/workshop.ts'
import { OVER, type State, type Tell } from './state.ts'
import { applyFirstTurn } from './variant/saintenoy.ts'
import {
  BID,
  BUILD,
  BUILD_PAVILION,
  DISCARD,
  DISPLAY,
  DONE,
  DRAW,
  KEEP,
  MOVE,
  NO_STEP,
  NOBLE,
  NOTHING_OWED,
  OWES_BID,
  OWES_CARD_USE,
  OWES_CARDS,
  OWES_CONSTRUCTION,
  OWES_CUBES,
  OWES_CURSOR,
  OWES_DISPLAY,
  OWES_DRAWN,
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
  PASS,
  PAY,
  PLACE,
  PLACE_NEUTRAL,
  REWARD,
  SALARY,
  SELL,
  SKIP,
  SQUARE,
  TAKE,
  TAKE_CUBE,
  TO_EXCHANGE,
  TO_GRAND_PLACE,
  TO_MARKET,
  TO_PARK,
  TRADE,
  TUCK,
  TURN,
  USE,
} from './vocabulary.ts'

/** The seat that owes a decision. */
export function actorOf(s: State): Seat {
  const step = owed(s.pending, NOTHING_OWED)
  return step === NOTHING_OWED ? s.turn : first(step)
}

export function actors(s: State): number {
  return s.phase === OVER ? 0 : 1 << actorOf(s)
}

export function legal(s: State, seat: Seat, out: Actions): number {
  out.count = 0
  if (s.phase === OVER || actorOf(s) !== seat) return 0
  const step = owed(s.pending, NOTHING_OWED)
  switch (kindOf(step)) {
    case NO_STEP:
      legalPlaces(s, seat, out)
      legalBrussels(s, seat, out)
      if (!s.extraTurn) out.push(action(PASS))
      break
    case OWES_BID:
      legalBids(s, seat, out)
      break
    case OWES_WORKSHOP:
      legalWorkshop(s, step, out)
      break
    case OWES_DRAWN:
      legalDrawn(s, out)
      break
    case OWES_SALE:
      legalSales(s, seat, step, out)
      break
    case OWES_CURSOR:
      legalMoves(s, seat, out)
      break
    case OWES_DISPLAY:
      legalDisplays(out)
      break
    case OWES_NOBLES:
      legalNobles(s, seat, step, out)
      break
    case OWES_KEEP:
      legalKeeps(out)
      break
    case OWES_CUBES:
      legalCubes(s, step, out)
      break
    case OWES_SOLVAY:
      legalSolvay(s, out)
      break
    case OWES_USE:
      legalUses(s, seat, out)
      break
    case OWES_CONSTRUCTION:
      legalBuilds(s, seat, step, out)
      break
    case OWES_PAYMENT:
      legalPayments(s, seat, step, out)
      break
    case OWES_HAND:
      legalHands(out)
      break
    case OWES_CARD_USE:
      legalCardUses(s, seat, out)
      break
    case OWES_SQUARE:
      legalSquares(s, out)
      break
    case OWES_NEUTRAL:
      legalNeutrals(s, out)
      break
    case OWES_STARTING_ART:
      legalChoices(s, out)
      break
    case OWES_SALARIES:
      legalSalaries(s, seat, out)
      break
    default:
      legalBelleEpoque(s, seat, step, out)
  }
  return out.count
}

export function apply(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  if (step !== NOTHING_OWED && kindOf(step) >= OWES_CARDS) applyBelleEpoque(s, seat, a, tell)
  else make(s, seat, a, tell)
  proceed(s, tell)
}

function make(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
    case PLACE:
      return applyPlace(s, seat, a)
    case BID:
      return applyBid(s, seat, a, tell)
    case TAKE:
      return applyTake(s, seat, a, tell)
    case DRAW:
      return draw(s, seat, tell)
    case SELL:
      return applySell(s, seat, a)
    case MOVE:
      return applyMove(s, seat, a, tell)
    case DISPLAY:
      return applyDisplay(s, seat, a, tell)
    case NOBLE:
      return applyNoble(s, seat, a, tell)
    case KEEP:
      return applyKeep(s, seat, tell)
    case DISCARD:
      return discard(s, seat, tell)
    case TAKE_CUBE:
      return applyCube(s, seat, a, tell)
    case TRADE:
      return applyTrade(s, seat, tell)
    case USE:
      return applyUse(s, seat, a, tell)
    case DONE:
      return applyDoneUsing(s, seat, tell)
    case BUILD:
      return applyBuild(s, seat, a)
    case BUILD_PAVILION:
      return applyPavilion(s, seat, a)
    case PAY:
      return applyPay(s, seat, a, tell)
    case TURN:
      if (kindOf(owed(s.pending, NOTHING_OWED)) === OWES_CONSTRUCTION) return applyFirstTurn(s, seat, a, tell)
      return applyHand(s, seat, a, tell)
    case SKIP:
      return applySkip(s, seat, tell)
    case PASS:
      return applyPass(s, seat, tell)
    case TO_MARKET:
      return applyMarket(s, seat, tell)
    case TO_EXCHANGE:
      return applyExchange(s, seat, tell)
    case TO_PARK:
      return applyPark(s, seat, a, tell)
    case TO_GRAND_PLACE:
      return applyGrandPlace(s, seat, tell)
    case REWARD:
      return applyReward(s, seat, a, tell)
    case TUCK:
      return applyTuck(s, seat, a, tell)
    case SQUARE:
      return applySquare(s, seat, a, tell)
    case PLACE_NEUTRAL:
      return applyNeutral(s, seat, a, tell)
    case SALARY:
      return applySalary(s, seat, a, tell)
  }
}
