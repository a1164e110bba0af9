// What the round decides when all have passed: cards of the columns, the start player, irises, the Courthouse.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { mannekenOf } from '../../../games/bruxelles-1893/columns.ts'
import {
  AROUND,
  CHOICE_CARD,
  COLUMNS,
  DOUBLE_CARD,
  FIRST_PASS_MANNEKEN,
  IRIS,
  IRISES,
  NEUTRAL,
  PAWN_REWARD,
  PLACES,
  PRESTIGE_CARDS,
  ROUNDS,
  SEATS,
  SPACES,
} from '../../../games/bruxelles-1893/components.ts'
import { BRUSSELS_PHASE, brusselsPlace, IRISES_PHASE, type State } from '../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../games/bruxelles-1893/tracks.ts'
import { ahead, rates, rows } from './outlook.ts'

/** The chance that a rival takes a column away for which he need bid nothing, and how many francs make it a third of that. */
const THREAT = 0.6
const DEAR = 2.6
/** The start player's marker: at the end, and before. */
const MANNEKEN = 5
const STARTING = 0.8
/** The chance that an empty space beside an iris is taken, as long as enough pawns are in hands. */
const FILLED = 0.85
/** How many francs of a bid are thought of. */
const HIGHEST_BID = 8

const sums = new Int32Array(COLUMNS * SEATS)
const freeSpaces = new Uint8Array(COLUMNS)
const manneken = new Float64Array(SEATS)
const around = new Uint8Array(SEATS + 1)
/** Things that each strategy row counts at the end, as one may expect. */
const counts = new Float64Array(4)

/** Cards of columns that the seat leads, ties or has won; with a bid still owed on a space the best one is taken. */
export function columnsWorth(s: State, seat: Seat, bidOn: number): number {
  expectCounts(s, seat)
  if (!ahead.isOpen) return claimsWorth(s, seat)
  lookAtColumns(s)
  manneken.fill(0)
  let sum = 0
  for (let column = 0; column < COLUMNS; column++) {
    const card = s.columnCard[column]
    if (card >= PRESTIGE_CARDS) continue
    const own = column * SEATS + seat
    if (bidOn !== NONE && bidOn % COLUMNS === column) {
      let most = -99
      const had = sums[own]
      const money = Math.min(HIGHEST_BID, s.money[seat])
      for (let francs = 1; francs <= money; francs++) {
        sums[own] = had + francs
        most = Math.max(most, columnWorth(s, seat, column, card) - rates.franc * francs)
      }
      sums[own] = had + 1
      sum += most
    } else if (sums[own] > 0) sum += columnWorth(s, seat, column, card)
    expectManneken(s, column, card)
  }
  return sum + startWorth(s, seat)
}

function lookAtColumns(s: State): void {
  sums.fill(0)
  freeSpaces.fill(0)
  for (let space = 0; space < SPACES; space++) {
    const pawn = s.pawn[space]
    if (pawn === NONE) {
      if (s.area & (1 << space)) freeSpaces[space % COLUMNS]++
    } else if (pawn < SEATS) sums[(space % COLUMNS) * SEATS + pawn] += s.bid[space]
  }
}

/** What the bids of a seat in a column are worth. */
function columnWorth(s: State, seat: Seat, column: number, card: number): number {
  const at = column * SEATS
  const own = sums[at + seat]
  let rival = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat && sums[at + other] > rival) rival = sums[at + other]
  const reward = rewardWorth(s, card)
  if (own < rival) return 0.1 * reward * (freeSpaces[column] > 0 && ahead.hand > 0 ? 1 : 0)
  const keeps = chanceToKeep(s, seat, column)
  if (own === rival) return (0.3 + 0.7 * keeps) * reward
  return (0.15 + 0.85 * keeps) * Math.max(reward, tuckWorth(s, card))
}

/** The chance that nobody bids more in a column. */
function chanceToKeep(s: State, seat: Seat, column: number): number {
  if (freeSpaces[column] === 0) return 1
  const at = column * SEATS
  const room = Math.min(1, freeSpaces[column] / 2.5)
  let chance = 1
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.passed & (1 << other) || s.pawns[other] === 0) continue
    const needs = sums[at + seat] - sums[at + other] + 1
    if (needs > s.money[other]) continue
    chance *=
      1 - THREAT * room * Math.min(1, (s.pawns[other] + 1) / 4) * Math.exp((1 - Math.max(1, needs)) / DEAR) * (2 / (1 + s.seats * 0.5))
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
  return reward === PAWN_REWARD ? rates.pawn : reward === 0 ? rates.iris : reward === 1 ? rates.crown : rates.architect
}

function tuckWorth(s: State, card: number): number {
  return s.tables.cardPoints[card] * Math.max(counts[0], counts[1], counts[2], counts[3])
}

function expectCounts(s: State, seat: Seat): void {
  const share = 1 / (1 + ahead.time)
  let tiles = 0
  for (let colour = 0; colour < 5; colour++) tiles += s.art[seat * 5 + colour]
  let nobles = 0
  for (let rest = s.kept[seat]; rest !== 0; rest &= rest - 1) nobles++
  counts[0] = (share * s.money[seat] + (1 - share) * 9) / 4
  counts[1] = share * tiles + (1 - share) * Math.max(2, 0.7 * tiles)
  counts[2] = nobles + 0.35 * ahead.later
  counts[3] = Math.min(5, Math.max(0, 5 - s.courthouse[seat] + 0.2 * ahead.later))
}

/** Symbols already tucked score what their rows will count. */
export function rowsWorth(s: State, seat: Seat): number {
  const out = Math.max(0, 5 - s.courthouse[seat])
  return (
    rows[3] * (out + Math.min(5 - out, 0.2 * ahead.later)) + rows[2] * 0.35 * ahead.later + rows[1] * (counts[1] - tilesNow(s, seat)) * 0.5
  )
}

function tilesNow(s: State, seat: Seat): number {
  let tiles = 0
  for (let colour = 0; colour < 5; colour++) tiles += s.art[seat * 5 + colour]
  return tiles
}

/** Cards that were won and are not used yet. */
function claimsWorth(s: State, seat: Seat): number {
  let sum = 0
  for (let column = 0; column < COLUMNS; column++) {
    const card = s.columnCard[column]
    if (!(s.claims[column] & (1 << seat)) || card >= PRESTIGE_CARDS) continue
    sum += s.tied & (1 << column) ? rewardWorth(s, card) : Math.max(rewardWorth(s, card), tuckWorth(s, card))
  }
  if (s.nextStart === seat) return sum + (s.round === ROUNDS ? MANNEKEN : STARTING)
  if (s.nextStart !== NONE) return sum
  manneken.fill(0)
  for (let other = 0; other < s.seats; other++) manneken[other] = mannekenOf(s, other)
  return sum + (s.round === ROUNDS ? MANNEKEN : STARTING) * chanceToStart(s, seat)
}

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
  const chance = chanceToStart(s, seat)
  const held = s.start === seat ? STARTING / 2 : 0
  return (s.round === ROUNDS ? MANNEKEN : STARTING) * chance + (ahead.isOpen ? held : 0)
}

function chanceToStart(s: State, seat: Seat): number {
  let rival = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat && manneken[other] > rival) rival = manneken[other]
  const ahead = manneken[seat] - rival + (s.start === seat ? -0.3 : 0.1)
  return 1 / (1 + Math.exp(-1.6 * ahead))
}

/** Irises that four pawns surround, or may. */
export function irisesWorth(s: State, seat: Seat): number {
  if (s.phase > IRISES_PHASE || s.area === 0) return 0
  let pawns = 0
  let spaces = 0
  if (ahead.isOpen) {
    for (let other = 0; other < s.seats; other++) if (!(s.passed & (1 << other))) pawns += Math.min(s.pawns[other], s.money[other])
    for (let rest = s.area; rest !== 0; rest &= rest - 1) if (s.pawn[31 - Math.clz32(rest & -rest)] === NONE) spaces++
  }
  const filled = spaces === 0 ? 0 : FILLED * Math.min(1, (0.75 * pawns) / spaces)
  let sum = 0
  for (let iris = 0; iris < IRISES; iris++) if ((AROUND[iris] & ~s.area) === 0) sum += irisChance(s, seat, iris, filled)
  return sum * trackNumber(s, seat, IRIS)
}

/** The chance that the seat has a majority around an iris. */
function irisChance(s: State, seat: Seat, iris: number, filled: number): number {
  around.fill(0)
  let empty = 0
  for (let rest = AROUND[iris]; rest !== 0; rest &= rest - 1) {
    const space = 31 - Math.clz32(rest & -rest)
    if (s.pawn[space] === NONE) empty++
    else around[s.pawn[space]] += s.doubled === space ? 2 : 1
  }
  let rival = around[NEUTRAL] - (around[seat] >= around[NEUTRAL] ? 1 : 0) // D2: a tie with neutral pawns is as good as most
  for (let other = 0; other < s.seats; other++) if (other !== seat && around[other] > rival) rival = around[other]
  const lead = around[seat] - rival
  if (empty === 0) return lead >= 0 && around[seat] > 0 ? 1 : 0
  if (filled === 0) return 0
  const most = lead >= empty ? 1 : lead + empty < 0 ? 0 : around[seat] === 0 ? 0.2 : 0.5 + (0.45 * (lead + 0.15)) / empty
  return most * filled ** empty
}

/** A pawn that goes to the Courthouse is lost to all later rounds. */
export function courthouseWorth(s: State, seat: Seat): number {
  if (s.phase > BRUSSELS_PHASE) return 0
  const own = pawnsIn(s, seat)
  if (own === 0) return 0
  let most = 0
  let isOpen = false
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    most = Math.max(most, pawnsIn(s, other))
    if (ahead.isOpen && !(s.passed & (1 << other)) && s.pawns[other] > 0) isOpen = true
  }
  const lead = own - most
  const chance = isOpen ? (lead > 1 ? 0.85 : lead === 1 ? 0.65 : lead === 0 ? 0.6 : lead === -1 ? 0.15 : 0) : lead >= 0 ? 1 : 0
  return -chance * (2.2 * ahead.later + rows[3])
}

function pawnsIn(s: State, seat: Seat): number {
  let pawns = 0
  for (let place = 0; place < PLACES.length; place++) pawns += s.inBrussels[brusselsPlace(seat, place)]
  return pawns
}
