// How much of the game is still to come for a seat, and what the things that it can gain are worth then. The numbers are kept here from one
// judgement to the next, so that none is allocated.
import type { Seat } from '../../../../core/game.ts'
import { extraBuildings, topArchitect } from '../../../../games/bruxelles-1893/belle-epoque/tiles.ts'
import {
  ARCHITECT,
  CROWN,
  HOUSES,
  IRIS,
  MONEY_ROW,
  MOST_FACE_UP,
  PAWN_ROW,
  PAWNS,
  PRESTIGE_CARDS,
  ROUNDS,
  ROWS,
  TOP_LEVEL,
} from '../../../../games/bruxelles-1893/components.ts'
import { ACTIONS_PHASE, levelPlace, type State } from '../../../../games/bruxelles-1893/state.ts'
import { trackPlace } from '../../../../games/bruxelles-1893/tables.ts'

/** Houses and levels that a round adds for a player who plays sensibly. */
const HOUSES_A_ROUND = 0.7
const ARCHITECT_STEPS_A_ROUND = 0.5
/** Iris majorities of a seat in a round, by the number of seats. */
const MAJORITIES_A_ROUND = [0, 0, 1.9, 1.7, 1.6, 1.5]
/** Times that the Grand-Place is visited in a round, and what a noble does there on an average. */
export const VISITS_A_ROUND = 0.4
const NOBLE_USED = 1.6
/** What an action with one pawn brings beyond its price, and a later one. */
const PAWN_NOW = 1.8
export const PAWN_LATER = 3
/** A pawn without a franc goes to Brussels only. */
const PENNILESS = 0.7
/** A franc while there is enough to spend it on: what a pawn and a later round can spend. */
const FRANC = 0.7
const SPENT_A_PAWN = 1.6
const SPENT_A_ROUND = 5
/** Francs that one may expect at the end before the game has begun. */
const FRANCS_AT_END = 9
const FRANCS_A_POINT = 4
const WILD_CUBE = 0.75
/** A white art tile: half a sale, one more colour for a pass. A traveller serves as a pawn in Brussels. */
export const WHITE_TILE = 1.6
export const TRAVELLER = 1.4
/** Pawns that a seat has in hand when a round begins. */
const FULL_HAND = 5
/** BT2 */
const STRATEGY_ROW = 2

/** What is still to come for the seat. */
export const ahead = {
  /** Rounds after this one. */
  later: 0,
  /** How much of this round is left to the seat, from 1 to 0. */
  now: 0,
  /** Both together. */
  time: 0,
  /** Its pawns in hand that it can still use. */
  hand: 0,
  /** Whether anybody still acts in this round, and whether the seat has still to pass. */
  isOpen: false,
  willPass: false,
}

/** What one more of each thing is worth, in points. */
export const rates = {
  franc: 0,
  iris: 0,
  crown: 0,
  architect: 0,
  /** A pawn that leaves the Courthouse. */
  pawn: 0,
  /** A building. */
  building: 0,
  cube: 1,
  wild: 0,
}

/** Worth of the four strategy rows for each thing that they count. */
export const rows = new Float64Array(ROWS.length)

/** Fills all of the above, and returns what the tracks, buildings and pawns are worth. */
export function lookOut(s: State, seat: Seat): number {
  const isPlanned = s.phase < ACTIONS_PHASE
  ahead.isOpen = s.phase <= ACTIONS_PHASE
  ahead.later = ROUNDS - s.round
  ahead.willPass = ahead.isOpen && (isPlanned || !(s.passed & (1 << seat)))
  ahead.hand = ahead.willPass ? s.pawns[seat] : 0
  ahead.now = Math.min(1, ahead.hand / FULL_HAND)
  ahead.time = ahead.later + ahead.now
  readRows(s, seat)
  return buildingsWorth(s, seat) + irisWorth(s, seat) + pawnsWorth(s, seat) + moneyWorth(s, seat)
}

function readRows(s: State, seat: Seat): void {
  rows.fill(s.tables.rowBase[s.board[seat]])
  const from = seat * ROWS.length
  for (let card = 0; card < PRESTIGE_CARDS; card++) {
    const row = s.cardAt[card] - from
    if (row >= 0 && row < ROWS.length) rows[row] += s.tables.cardPoints[card]
  }
  if (s.strategyRow[seat] < ROWS.length) rows[s.strategyRow[seat]] += STRATEGY_ROW
}

/** The architect number that one may expect, times the buildings that one may expect. */
function buildingsWorth(s: State, seat: Seat): number {
  const level = s.level[levelPlace(seat, ARCHITECT)]
  const risen = ARCHITECT_STEPS_A_ROUND * ahead.time
  const number = numberAt(s, seat, ARCHITECT, level + risen)
  const buildings = Math.min(HOUSES, s.built[seat] + HOUSES_A_ROUND * ahead.time) + extraBuildings(s, seat)
  const top = topArchitect(s, seat)
  rates.building = number
  rates.architect = level >= top ? 0 : buildings * (numberAt(s, seat, ARCHITECT, level + 1 + risen) - number)
  return buildings * number
}

function irisWorth(s: State, seat: Seat): number {
  const level = s.level[levelPlace(seat, IRIS)]
  const majorities = MAJORITIES_A_ROUND[s.seats] * ahead.later
  const number = numberAt(s, seat, IRIS, level)
  rates.iris = level >= TOP_LEVEL ? 0 : (majorities + ahead.now) * (numberAt(s, seat, IRIS, level + 1) - number)
  const crown = s.level[levelPlace(seat, CROWN)]
  rates.crown = crown >= TOP_LEVEL ? 0 : VISITS_A_ROUND * ahead.later * NOBLE_USED
  return majorities * number
}

/** The number of a track between two levels. */
function numberAt(s: State, seat: Seat, track: number, level: number): number {
  const top = track === ARCHITECT ? topArchitect(s, seat) : TOP_LEVEL
  const at = trackPlace(s.board[seat], track, 0)
  if (level >= top) return s.tables.trackNumber[at + top]
  const below = Math.floor(level)
  const number = s.tables.trackNumber[at + below]
  return number + (level - below) * (s.tables.trackNumber[at + below + 1] - number)
}

function pawnsWorth(s: State, seat: Seat): number {
  let out = PAWNS - s.courthouse[seat]
  for (let place = 0; place < MOST_FACE_UP; place++) if (s.tilePawn[place] === seat) out--
  rates.pawn = s.courthouse[seat] > 0 ? PAWN_LATER * ahead.later + rows[PAWN_ROW] : 0
  const penniless = Math.max(0, ahead.hand - s.money[seat])
  return PAWN_NOW * ahead.hand - PENNILESS * penniless + PAWN_LATER * ahead.later * out
}

/** Francs that can be spent are worth more than those that wait for the end. */
function moneyWorth(s: State, seat: Seat): number {
  const money = s.money[seat]
  const share = 1 / (1 + ahead.time)
  const end = rows[MONEY_ROW] / FRANCS_A_POINT
  const use = SPENT_A_PAWN * ahead.hand + SPENT_A_ROUND * ahead.later
  const more = Math.max(0, FRANC - end)
  const fading = use > 0 ? Math.exp(-money / use) : 0
  rates.franc = end + more * fading
  rates.wild = WILD_CUBE * Math.min(1, ahead.time)
  return end * money + more * use * (1 - fading) + (1 - share) * end * FRANCS_AT_END
}
