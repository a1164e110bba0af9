// The auction that is going on: what its last bid would gain, and whether it stands.
import { lowestBit } from '../../../../core/bits.ts'
import type { Seat } from '../../../../core/game.ts'
import { canOutbid } from '../../../../games/skyrise/actions/outbid.ts'
import { lowestDistrict } from '../../../../games/skyrise/board.ts'
import { BUILDINGS } from '../../../../games/skyrise/components.ts'
import { heightOf, near, numberOf, platformOf } from '../../../../games/skyrise/districts.ts'
import { ownerOf, type State, structureOf } from '../../../../games/skyrise/state.ts'
import { controlGain, likelihood } from './control.ts'
import { districtWorth, lookAhead, structureWorth } from './outlook.ts'

/** Points that make an answer to the last bid three times as likely as none. */
const TEMPTATION = 1.2
/** The chance that a seat answers with a masterpiece, while it has one. */
const MASTERPIECE = 0.06
const GAVEL = 0.5

/** What the seat that was looked at last would gain if its bid, the last one, were built. */
export function bidGain(s: State, seat: Seat): number {
  return gain(s, seat, s.last, structureOf(s.piece[s.last]))
}

function gain(s: State, seat: Seat, district: number, structure: number): number {
  const control = controlGain(s, seat, platformOf(district), heightOf(s, seat, structure))
  return districtWorth(s, district) + control - structureWorth(s, seat, structure)
}

/** The chance that nobody answers the last bid. Looks at other seats. */
export function chanceToWin(s: State): number {
  const piece = s.piece[s.last]
  const bidder = ownerOf(piece)
  const isMasterpiece = structureOf(piece) >= BUILDINGS
  let chance = 1
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === bidder || s.out & (1 << seat)) continue
    if (isMasterpiece) chance *= canOutbid(s, seat) ? 1 - GAVEL : 1
    else chance *= 1 - answerChance(s, seat, numberOf(s, bidder, structureOf(piece)))
  }
  return chance
}

/** A seat answers with its lowest higher number, where it gains most. */
function answerChance(s: State, seat: Seat, number: number): number {
  const masterpiece = s.available[seat] >> BUILDINGS !== 0 ? MASTERPIECE : 0
  const structure = lowestAbove(s, seat, number)
  if (structure === BUILDINGS) return masterpiece
  lookAhead(s, seat)
  let most = Number.NEGATIVE_INFINITY
  for (let word = 0; word < 2; word++)
    for (let rest = near(s, s.last, word) & s.free[word]; rest !== 0; rest &= rest - 1)
      most = Math.max(most, gain(s, seat, lowestDistrict(word, rest), structure))
  return Math.max(masterpiece, likelihood(most / TEMPTATION))
}

/** The lowest available building of a seat above a number, or BUILDINGS. */
function lowestAbove(s: State, seat: Seat, number: number): number {
  for (let rest = s.available[seat] & ((1 << BUILDINGS) - 1); rest !== 0; rest &= rest - 1)
    if (numberOf(s, seat, lowestBit(rest)) > number) return lowestBit(rest)
  return BUILDINGS
}
