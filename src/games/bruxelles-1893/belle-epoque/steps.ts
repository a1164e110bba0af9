// The steps from OWES_CARDS on: which chapter asks, answers and refuses. The base hands them over.
import { type Action, type Actions, actionList, first, kindOf } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owed, settle } from '../../../core/pending.ts'
import type { State, Tell } from '../state.ts'
import {
  because,
  CHOOSE_ROW,
  DISMISS,
  DONE,
  DOUBLE,
  FLIP,
  GIVE,
  NOTHING_OWED,
  OTHER_COLUMN,
  OWES_CARDS,
  OWES_DISMISS,
  OWES_DOUBLE,
  OWES_FLIP,
  OWES_GIVE,
  OWES_OPEN_TILE,
  OWES_OTHER_COLUMN,
  OWES_RECALL_FRANCS,
  OWES_RECALL_FROM,
  OWES_REMOVE_NOBLES,
  OWES_RETURN_ART,
  OWES_SOLD_AS,
  OWES_STAND,
  OWES_STRATEGY_ROW,
  OWES_TAKE_CUBES,
  OWES_TRAVELLERS,
  OWES_WHITE_ART,
  RECALL,
  REMOVE,
  RETURN,
  type Reason,
  SELL_AS,
  SEND_TRAVELLERS,
  STAND,
  TAKE,
  TAKE_CUBE,
  TAKE_FRANCS,
  TO_TILE,
  USE_CARD,
} from '../vocabulary.ts'
import { applyDismissal, dismissalProblem, legalDismissals } from './cards/dismiss.ts'
import { applyDouble, doubleProblem, legalDoubles } from './cards/double.ts'
import {
  applyGift,
  applyTakeCube,
  applyTakeForCubes,
  giftProblem,
  legalCubes,
  legalGifts,
  takeCubeProblem,
  takeForCubesProblem,
} from './cards/give-for-art.ts'
import { applyColumn, columnProblem, legalColumns } from './cards/other-column.ts'
import { applyFrancs, applyRecall, francsProblem, legalFrancs, legalRecalls, recallProblem } from './cards/recall.ts'
import { applyRemoval, applyRemoved, legalRemovals, removalProblem, removedProblem } from './cards/remove-nobles.ts'
import { applyReturn, legalReturns, returnProblem } from './cards/return-art.ts'
import { applyStand, legalStands, standProblem } from './cards/stand.ts'
import { applyFlip, flipProblem, legalFlips } from './cards/turn-white.ts'
import { applyCard, applyNoCard, cardProblem, legalCards, noCardProblem } from './cards.ts'
import { applyNoTile, applyRow, applyTile, legalOpenTiles, legalRows, tileProblem } from './tiles.ts'
import { applyTravellers, legalTravellers, travellersProblem } from './travellers.ts'
import { applySoldAs, applyWhite, legalSoldAs, legalWhites, soldAsProblem, whiteProblem } from './white-art.ts'

const choices = actionList(256)

/** Settles a step that leaves no choice, of which declining what there is not is one; false when the seat must decide. */
export function proceedBelleEpoque(s: State, step: number, tell?: Tell): boolean {
  const seat = first(step)
  choices.count = 0
  legalBelleEpoque(s, seat, step, choices)
  if (choices.count > 1) return false
  if (choices.count === 1) applyBelleEpoque(s, seat, choices.list[0], tell)
  else settle(s.pending)
  return true
}

export function legalBelleEpoque(s: State, seat: Seat, step: number, out: Actions): void {
  switch (kindOf(step)) {
    case OWES_CARDS:
      return legalCards(s, seat, step, out)
    case OWES_OPEN_TILE:
      return legalOpenTiles(s, seat, out)
    case OWES_TRAVELLERS:
      return legalTravellers(s, seat, step, out)
    case OWES_SOLD_AS:
      return legalSoldAs(s, out)
    case OWES_WHITE_ART:
      return legalWhites(s, out)
    case OWES_RETURN_ART:
      return legalReturns(s, seat, out)
    case OWES_REMOVE_NOBLES:
      return legalRemovals(s, step, out)
    case OWES_RECALL_FROM:
      return legalRecalls(s, seat, out)
    case OWES_RECALL_FRANCS:
      return legalFrancs(s, step, out)
    case OWES_GIVE:
      return legalGifts(s, seat, step, out)
    case OWES_TAKE_CUBES:
      return legalCubes(s, out)
    case OWES_FLIP:
      return legalFlips(s, seat, out)
    case OWES_DISMISS:
      return legalDismissals(s, seat, out)
    case OWES_STAND:
      return legalStands(s, seat, out)
    case OWES_OTHER_COLUMN:
      return legalColumns(s, out)
    case OWES_DOUBLE:
      return legalDoubles(s, seat, out)
    case OWES_STRATEGY_ROW:
      return legalRows(out)
  }
}

/** Applies the answer to the step that is owed. */
export function applyBelleEpoque(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const step = kindOf(owed(s.pending, NOTHING_OWED))
  switch (kindOf(a)) {
    case USE_CARD:
      return applyCard(s, seat, a, tell)
    case DONE:
      if (step === OWES_REMOVE_NOBLES) return applyRemoved(s, seat, tell)
      return step === OWES_OPEN_TILE ? applyNoTile(s) : applyNoCard(s)
    case TO_TILE:
      return applyTile(s, seat, a, tell)
    case SEND_TRAVELLERS:
      return applyTravellers(s, a, tell)
    case SELL_AS:
      return applySoldAs(s, seat, a)
    case TAKE:
      return step === OWES_WHITE_ART ? applyWhite(s, seat, a, tell) : applyTakeForCubes(s, seat, a, tell)
    case RETURN:
      return applyReturn(s, seat, a, tell)
    case REMOVE:
      return applyRemoval(s, seat, a, tell)
    case RECALL:
      return applyRecall(s, seat, a)
    case TAKE_FRANCS:
      return applyFrancs(s, seat, a, tell)
    case GIVE:
      return applyGift(s, seat, a, tell)
    case TAKE_CUBE:
      return applyTakeCube(s, seat, a, tell)
    case FLIP:
      return applyFlip(s, seat, a, tell)
    case DISMISS:
      return applyDismissal(s, seat, a, tell)
    case STAND:
      return applyStand(s, seat, a, tell)
    case OTHER_COLUMN:
      return applyColumn(s, seat, a, tell)
    case DOUBLE:
      return applyDouble(s, seat, a, tell)
    case CHOOSE_ROW:
      return applyRow(s, seat, a, tell)
  }
}

/** Why an action does not answer the step that is owed. */
export function belleEpoqueProblem(s: State, seat: Seat, a: Action): Problem | null {
  const step = owed(s.pending, NOTHING_OWED)
  const { answers, first: firstReason } = STEPS[kindOf(step)]
  return answers.includes(kindOf(a)) ? answerProblem(s, seat, a, step) : because(firstReason)
}

function answerProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  switch (kindOf(step)) {
    case OWES_CARDS:
      return kindOf(a) === DONE ? noCardProblem(s, seat, step) : cardProblem(s, seat, a, step)
    case OWES_OPEN_TILE:
      return kindOf(a) === DONE ? null : tileProblem(s, seat, a)
    case OWES_TRAVELLERS:
      return travellersProblem(s, seat, a, step)
    case OWES_SOLD_AS:
      return soldAsProblem(s, a)
    case OWES_WHITE_ART:
      return whiteProblem(s, a)
    case OWES_RETURN_ART:
      return returnProblem(s, seat, a)
    case OWES_REMOVE_NOBLES:
      return kindOf(a) === DONE ? removedProblem(step) : removalProblem(s, a, step)
    case OWES_RECALL_FROM:
      return recallProblem(s, seat, a)
    case OWES_RECALL_FRANCS:
      return francsProblem(s, a, step)
    case OWES_GIVE:
      return kindOf(a) === GIVE ? giftProblem(s, seat, a, step) : takeForCubesProblem(s, a, step)
    case OWES_TAKE_CUBES:
      return takeCubeProblem(s, a)
    case OWES_FLIP:
      return flipProblem(s, seat, a)
    case OWES_DISMISS:
      return dismissalProblem(s, seat, a)
    case OWES_STAND:
      return standProblem(s, seat, a)
    case OWES_OTHER_COLUMN:
      return columnProblem(s, a)
    case OWES_DOUBLE:
      return doubleProblem(s, seat, a)
    default:
      return null // tile 2: every row will do
  }
}

/** The verbs that answer a step, and the reason when it is something else. */
interface Question {
  readonly answers: readonly number[]
  readonly first: Reason
}
const STEPS: Readonly<Record<number, Question>> = {
  [OWES_CARDS]: { answers: [USE_CARD, DONE], first: 'cardFirst' },
  [OWES_OPEN_TILE]: { answers: [TO_TILE, DONE], first: 'openTileFirst' },
  [OWES_TRAVELLERS]: { answers: [SEND_TRAVELLERS], first: 'travellersFirst' },
  [OWES_SOLD_AS]: { answers: [SELL_AS], first: 'soldAsFirst' },
  [OWES_WHITE_ART]: { answers: [TAKE], first: 'whiteArtFirst' },
  [OWES_RETURN_ART]: { answers: [RETURN], first: 'returnArtFirst' },
  [OWES_REMOVE_NOBLES]: { answers: [REMOVE, DONE], first: 'removeNobleFirst' },
  [OWES_RECALL_FROM]: { answers: [RECALL], first: 'recallFirst' },
  [OWES_RECALL_FRANCS]: { answers: [TAKE_FRANCS], first: 'recallFirst' },
  [OWES_GIVE]: { answers: [GIVE, TAKE], first: 'giveFirst' },
  [OWES_TAKE_CUBES]: { answers: [TAKE_CUBE], first: 'takeCubesFirst' },
  [OWES_FLIP]: { answers: [FLIP], first: 'flipFirst' },
  [OWES_DISMISS]: { answers: [DISMISS], first: 'dismissFirst' },
  [OWES_STAND]: { answers: [STAND], first: 'standFirst' },
  [OWES_OTHER_COLUMN]: { answers: [OTHER_COLUMN], first: 'otherColumnFirst' },
  [OWES_DOUBLE]: { answers: [DOUBLE], first: 'doubleFirst' },
  [OWES_STRATEGY_ROW]: { answers: [CHOOSE_ROW], first: 'rowFirst' },
}
