// The auctions below the columns: cards that the seat leads, ties or has won, and the start player's marker.
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { mannekenOf } from '../../../../games/bruxelles-1893/columns.ts'
import {
  ARCHITECT,
  CHOICE_CARD,
  COLUMNS,
  CROWN,
  columnOf,
  DOUBLE_CARD,
  FIRST_PASS_MANNEKEN,
  IRIS,
  PRESTIGE_CARDS,
  ROUNDS,
  SEATS,
  SPACES,
} from '../../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { ahead, rates } from './outlook.ts'
import { highestCount } from './rows.ts'

/** The chance that a rival takes a column away for which he need bid nothing, and how many francs make it a third of that. */
const THREAT = 0.6
const DEAR = 2.6
/** Free spaces and pawns in hand of a rival that make it likely. */
const ROOM = 2.5
const PAWNS_IN_HAND = 4
/** Rivals at a bigger table are less of a threat each. */
const CROWD = 0.5
/** How much of a card counts in a column that will surely be outbid, and in one that is. */
const LOST = 0.15
const BEHIND = 0.1
/** The start player's marker: at the end, and before; and how surely a Manneken more wins it. */
const MANNEKEN = 5
const STARTING = 0.8
const SURENESS = 1.6
/** How many francs of a bid are thought of. */
const HIGHEST_BID = 8

const sums = new Int32Array(COLUMNS * SEATS)
const freeSpaces = new Uint8Array(COLUMNS)
const manneken = new Float64Array(SEATS)

/** Cards of columns that the seat leads, ties or has won; with a bid still owed on a space the best one is taken. */
export function columnsWorth(s: State, seat: Seat, bidOn: number): number {
  if (!ahead.isOpen) return claimsWorth(s, seat)
  lookAtColumns(s)
  manneken.fill(0)
  let sum = 0
  for (let column = 0; column < COLUMNS; column++) {
    const card = s.columnCard[column]
    if (card >= PRESTIGE_CARDS) continue
    const own = column * SEATS + seat
    if (bidOn !== NONE && columnOf(bidOn) === column) sum += bestBid(s, seat, column, card)
    else if (sums[own] > 0) sum += columnWorth(s, seat, column, card)
    expectManneken(s, column, card)
  }
  return sum + startWorth(s, seat)
}

/** What the bid that is owed will bring; afterwards the column is as with the lowest one. */
function bestBid(s: State, seat: Seat, column: number, card: number): number {
  const own = column * SEATS + seat
  const had = sums[own]
  let most = Number.NEGATIVE_INFINITY
  for (let francs = Math.min(HIGHEST_BID, s.money[seat]); francs >= 1; francs--) {
    sums[own] = had + francs
    most = Math.max(most, columnWorth(s, seat, column, card) - rates.franc * francs)
  }
  return most
}

function lookAtColumns(s: State): void {
  sums.fill(0)
  freeSpaces.fill(0)
  for (let space = 0; space < SPACES; space++) {
    const pawn = s.pawn[space]
    if (pawn === NONE) {
      if (s.area & (1 << space)) freeSpaces[columnOf(space)]++
    } else if (pawn < SEATS) sums[columnOf(space) * SEATS + pawn] += s.bid[space]
  }
}

/** What the bids of a seat in a column are worth. */
function columnWorth(s: State, seat: Seat, column: number, card: number): number {
  const at = column * SEATS
  const own = sums[at + seat]
  let rival = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat && sums[at + other] > rival) rival = sums[at + other]
  const reward = rewardWorth(s, card)
  if (own < rival) return freeSpaces[column] > 0 && ahead.hand > 0 ? BEHIND * reward : 0
  const chance = LOST + (1 - LOST) * chanceToKeep(s, seat, column)
  return chance * (own === rival ? reward : Math.max(reward, tuckWorth(s, card)))
}

/** The chance that nobody bids more in a column. */
function chanceToKeep(s: State, seat: Seat, column: number): number {
  if (freeSpaces[column] === 0) return 1
  const at = column * SEATS
  const threat = (2 * THREAT * Math.min(1, freeSpaces[column] / ROOM)) / (1 + CROWD * s.seats)
  let chance = 1
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.passed & (1 << other) || s.pawns[other] === 0) continue
    const needs = sums[at + seat] - sums[at + other] + 1
    if (needs > s.money[other]) continue
    chance *= 1 - threat * Math.min(1, (s.pawns[other] + 1) / PAWNS_IN_HAND) * Math.exp((1 - Math.max(1, needs)) / DEAR)
  }
  return chance
}

function rewardWorth(s: State, card: number): number {
  const one = rewardOf(s.tables.cardReward[card * 2])
  const two = rewardOf(s.tables.cardReward[card * 2 + 1])
  const kind = s.tables.cardKind[card]
  return kind === DOUBLE_CARD ? one + two : kind === CHOICE_CARD ? Math.max(one, two) : one
}

/** Rewards stand in the order of the tracks, the pawn last. */
function rewardOf(reward: number): number {
  return reward === IRIS ? rates.iris : reward === CROWN ? rates.crown : reward === ARCHITECT ? rates.architect : rates.pawn
}

const tuckWorth = (s: State, card: number): number => s.tables.cardPoints[card] * highestCount()

/** Cards that were won and are not used yet. */
function claimsWorth(s: State, seat: Seat): number {
  let sum = 0
  for (let column = 0; column < COLUMNS; column++) {
    const card = s.columnCard[column]
    if (!(s.claims[column] & (1 << seat)) || card >= PRESTIGE_CARDS) continue
    sum += s.tied & (1 << column) ? rewardWorth(s, card) : Math.max(rewardWorth(s, card), tuckWorth(s, card))
  }
  if (s.nextStart !== NONE) return s.nextStart === seat ? sum + markerWorth(s) : sum
  for (let other = 0; other < s.seats; other++) manneken[other] = mannekenOf(s, other)
  return sum + markerWorth(s) * chanceToStart(s, seat)
}

const markerWorth = (s: State): number => (s.round === ROUNDS ? MANNEKEN : STARTING)

function expectManneken(s: State, column: number, card: number): void {
  if (s.tables.cardManneken[card] === 0) return
  const at = column * SEATS
  let leader = NONE
  let most = 0
  for (let other = 0; other < s.seats; other++) {
    if (sums[at + other] === most) leader = NONE
    if (sums[at + other] <= most) continue
    most = sums[at + other]
    leader = other
  }
  if (leader !== NONE) manneken[leader] += s.tables.cardManneken[card] * chanceToKeep(s, leader, column)
}

function startWorth(s: State, seat: Seat): number {
  if (s.firstPasser !== NONE) manneken[s.firstPasser] += FIRST_PASS_MANNEKEN
  return markerWorth(s) * chanceToStart(s, seat) + (s.start === seat ? STARTING / 2 : 0)
}

/** J3: on a tie the present start player is last. */
function chanceToStart(s: State, seat: Seat): number {
  let rival = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat && manneken[other] > rival) rival = manneken[other]
  const lead = manneken[seat] - rival + (s.start === seat ? -0.3 : 0.1)
  return 1 / (1 + Math.exp(-SURENESS * lead))
}
