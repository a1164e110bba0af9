// What pawns decide when all have passed: irises, and the Courthouse.
import { lowestBit } from '../../../../core/bits.ts'
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { AROUND, IRIS, IRISES, NEUTRAL, PAWN_ROW, PLACES, SEATS } from '../../../../games/bruxelles-1893/components.ts'
import { BRUSSELS_PHASE, brusselsPlace, IRISES_PHASE, type State } from '../../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../../games/bruxelles-1893/tracks.ts'
import { ahead, PAWN_LATER, rows } from './outlook.ts'

/** The chance that an empty space beside an iris is taken, as long as enough pawns are in hands; so many of those go to the board. */
const FILLED = 0.85
const TO_THE_BOARD = 0.75
/** The chance of a majority without a pawn there, and what a pawn more than the others adds to an even one. */
const NO_PAWN = 0.2
const LEAD = 0.45
const HEAD_START = 0.15
/** The chance to have most pawns in Brussels while others still act, by how many one has less than them: 2 or more less last. */
const MOST = [0.85, 0.65, 0.6, 0.15, 0]
const EVEN = 2

const around = new Uint8Array(SEATS + 1)

/** Irises that four pawns surround, or may. */
export function irisesWorth(s: State, seat: Seat): number {
  if (s.phase > IRISES_PHASE || s.area === 0) return 0
  let pawns = 0
  let spaces = 0
  if (ahead.isOpen) {
    for (let other = 0; other < s.seats; other++) if (!(s.passed & (1 << other))) pawns += Math.min(s.pawns[other], s.money[other])
    for (let rest = s.area; rest !== 0; rest &= rest - 1) if (s.pawn[lowestBit(rest)] === NONE) spaces++
  }
  const filled = spaces === 0 ? 0 : FILLED * Math.min(1, (TO_THE_BOARD * pawns) / spaces)
  let sum = 0
  for (let iris = 0; iris < IRISES; iris++) if ((AROUND[iris] & ~s.area) === 0) sum += irisChance(s, seat, iris, filled)
  return sum * trackNumber(s, seat, IRIS)
}

/** The chance that the seat has a majority around an iris. */
function irisChance(s: State, seat: Seat, iris: number, filled: number): number {
  around.fill(0)
  let empty = 0
  for (let rest = AROUND[iris]; rest !== 0; rest &= rest - 1) {
    const space = lowestBit(rest)
    if (s.pawn[space] === NONE) empty++
    else around[s.pawn[space]] += s.doubled === space ? 2 : 1
  }
  let rival = around[NEUTRAL] - (around[seat] >= around[NEUTRAL] ? 1 : 0) // D2: a tie with neutral pawns is as good as most
  for (let other = 0; other < s.seats; other++) if (other !== seat && around[other] > rival) rival = around[other]
  const lead = around[seat] - rival
  if (empty === 0) return lead >= 0 && around[seat] > 0 ? 1 : 0
  if (filled === 0) return 0
  const most = lead >= empty ? 1 : lead + empty < 0 ? 0 : around[seat] === 0 ? NO_PAWN : 0.5 + (LEAD * (lead + HEAD_START)) / empty
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
  const chance = isOpen ? MOST[Math.min(MOST.length - 1, Math.max(0, EVEN - lead))] : lead >= 0 ? 1 : 0
  return -chance * (PAWN_LATER * ahead.later + rows[PAWN_ROW])
}

function pawnsIn(s: State, seat: Seat): number {
  let pawns = 0
  for (let place = 0; place < PLACES.length; place++) pawns += s.inBrussels[brusselsPlace(seat, place)]
  return pawns
}
