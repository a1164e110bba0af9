// The phases of a round, one after another: what happens once nothing is owed.
import { action } from '../../core/action.ts'
import { NONE } from '../../core/block.ts'
import { owe, settle } from '../../core/pending.ts'
import { passIdle } from './actions/idle.ts'
import { offeredIris } from './actions/square.ts'
import {
  BRUSSELS_MAJORITY,
  IRIS_MAJORITY,
  NOBLE_LEAVES,
  offerToAll,
  PAVILION_VISIT,
  ROUND_END,
  ROUND_START,
} from './belle-epoque/moments.ts'
import { visitPavilions } from './belle-epoque/pavilions.ts'
import { refreshBelleEpoque } from './belle-epoque/round-end.ts'
import { scoreTiles } from './belle-epoque/tiles.ts'
import { returnTravellers } from './belle-epoque/travellers.ts'
import { passMarker, resolveColumns } from './columns.ts'
import { NOBLE_KINDS, ROUNDS, STOCK_CARDS } from './components.ts'
import { beginSalaries, scoreGame } from './end.ts'
import { clearRound, dealRound } from './end-of-round.ts'
import { resolveBrussels, scoreIrises } from './majorities.ts'
import {
  ACTIONS_PHASE,
  BRUSSELS_PHASE,
  CARDS_PHASE,
  COLUMNS_PHASE,
  IRISES_PHASE,
  NEUTRALS_PHASE,
  NEXT_ROUND_PHASE,
  neutralsEach,
  OVER,
  PLANNING_PHASE,
  ROUND_END_PHASE,
  ROUND_START_PHASE,
  type Row,
  SALARIES_PHASE,
  SCORING_PHASE,
  START_PLAYER_PHASE,
  STARTING_ART_PHASE,
  type State,
  type Tell,
  TILES_PHASE,
  VISITS_PHASE,
} from './state.ts'
import { OWES_CARD_USE, OWES_NEUTRAL, OWES_SALARIES, OWES_SQUARE, OWES_STARTING_ART } from './vocabulary.ts'

/** Does what the phase asks and goes on to the next; false when a seat's turn, or the end, has come. */
export function advance(s: State, tell?: Tell): boolean {
  switch (s.phase) {
    case STARTING_ART_PHASE:
      return oweEach(s, OWES_STARTING_ART, ROUND_START_PHASE)
    case ROUND_START_PHASE:
      return openRound(s, tell)
    case PLANNING_PHASE:
      owe(s.pending, action(OWES_SQUARE, s.surveyor))
      return next(s, NEUTRALS_PHASE)
    case NEUTRALS_PHASE:
      if (neutralsEach(s) > 0) return oweEach(s, OWES_NEUTRAL, ACTIONS_PHASE)
      return next(s, ACTIONS_PHASE)
    case ACTIONS_PHASE:
      return passIdle(s, tell)
    case COLUMNS_PHASE:
      resolveColumns(s, tell)
      return next(s, START_PLAYER_PHASE)
    case START_PLAYER_PHASE:
      passMarker(s, tell)
      return next(s, CARDS_PHASE)
    case CARDS_PHASE:
      if (oweEach(s, OWES_CARD_USE, IRISES_PHASE) && s.phase === IRISES_PHASE) offerToAll(s, IRIS_MAJORITY)
      return true
    case IRISES_PHASE:
      scoreIrises(s, tell)
      offerToAll(s, BRUSSELS_MAJORITY)
      return next(s, BRUSSELS_PHASE)
    case BRUSSELS_PHASE:
      returnTravellers(s, tell)
      resolveBrussels(s, tell)
      offerToAll(s, PAVILION_VISIT)
      return next(s, VISITS_PHASE)
    case VISITS_PHASE:
      visitPavilions(s, tell)
      refreshBelleEpoque(s, tell)
      offerToAll(s, ROUND_END)
      return next(s, ROUND_END_PHASE)
    case ROUND_END_PHASE:
      if (s.round < ROUNDS) clearRound(s)
      if (s.theatre[0] < NOBLE_KINDS) offerToAll(s, NOBLE_LEAVES, s.theatre[0])
      return next(s, NEXT_ROUND_PHASE)
    case NEXT_ROUND_PHASE:
      if (s.round === ROUNDS) return next(s, TILES_PHASE)
      dealRound(s, tell)
      return next(s, ROUND_START_PHASE)
    case TILES_PHASE:
      scoreTiles(s, tell)
      return next(s, SALARIES_PHASE)
    case SALARIES_PHASE:
      if (s.position === 0) beginSalaries(s)
      return oweEach(s, OWES_SALARIES, SCORING_PHASE)
    case SCORING_PHASE:
      scoreGame(s, tell)
      s.phase = OVER
      return false
    default:
      return false
  }
}

function next(s: State, phase: number): boolean {
  s.phase = phase
  s.position = 0
  return true
}

/** Owes a step to each seat in turn, from the start player on; then the next phase comes. */
function oweEach(s: State, step: number, phase: number): boolean {
  if (s.position === s.seats) {
    if (phase === ACTIONS_PHASE) s.turn = s.start
    return next(s, phase)
  }
  owe(s.pending, action(step, (s.start + s.position) % s.seats))
  s.position++
  return true
}

/** P1: the stock card of the round. */
function openRound(s: State, tell?: Tell): boolean {
  const card = s.stockDeck[s.round - 1]
  s.stockDeck[s.round - 1] = NONE
  s.stockCard = card
  s.turn = s.start
  s.surveyor = s.start
  s.anyIris = 0
  if (card < STOCK_CARDS) {
    s.stockSeen |= 1 << card
    tell?.('round', s.start, s.round)
    tell?.('opensExchange', s.start, s.tables.stockFrancs[card], offeredIris(s, 0), offeredIris(s, 1))
  }
  offerToAll(s, ROUND_START)
  return next(s, PLANNING_PHASE)
}

export const endingTurn = {
  settle(s) {
    settle(s.pending)
    endTurn(s)
    return true
  },
} satisfies Row

/** The turn passes to the next seat that has not passed, unless card 22 gave another one; without such a seat the resolution begins. */
function endTurn(s: State): void {
  if (s.extraTurn) return
  for (let i = 1; i <= s.seats; i++) {
    const seat = (s.turn + i) % s.seats
    if (s.passed & (1 << seat)) continue
    s.turn = seat
    return
  }
  next(s, COLUMNS_PHASE)
}
