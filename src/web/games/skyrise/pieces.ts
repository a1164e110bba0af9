// What stands in a district, read off the state: whose it is, how high, and what is said of it.
import type { CSSProperties } from 'react'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { isGoingOn } from '../../../games/skyrise/auction.ts'
import { DISTRICTS } from '../../../games/skyrise/board.ts'
import { BUILDINGS, HEIGHTS, type Height, SETS, type SetName } from '../../../games/skyrise/components.ts'
import { isAdjacent, isIn, numberOf } from '../../../games/skyrise/districts.ts'
import { cardOf, ownerOf, type State, structureOf } from '../../../games/skyrise/state.ts'

export const isMasterpiece = (structure: number): boolean => structure >= BUILDINGS

/** The seats of a table. */
export const seatsOf = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

/** The set that a seat builds from: it gives its material and colour. */
export const setOf = (s: State, seat: Seat): SetName => SETS[s.set[seat]]

const MARKS: Readonly<Record<SetName, string>> = { red: '--red-mark', teal: '--teal-mark', yellow: '--sand-mark', blue: '--blue-mark' }

/** A seat has the colour of its set, on the board and everywhere on the page; one that has none yet, its usual one. */
export function seatColours(s: State): CSSProperties {
  const chosen = seatsOf(s).filter((seat) => s.set[seat] < SETS.length)
  return Object.fromEntries(chosen.map((seat) => [`--seat-${seat}`, `var(${MARKS[setOf(s, seat)]})`]))
}

/** The numbers of a set's buildings. */
export const numbersOf = (s: State, set: number): number[] => Array.from(s.tables.number.subarray(set * BUILDINGS, (set + 1) * BUILDINGS))

/** How a structure looks; the Workshop counts as tall, but looks like the masterpiece that it is. */
export function heightNameOf(s: State, seat: Seat, structure: number): Height | 'masterpiece' {
  return isMasterpiece(structure) ? 'masterpiece' : HEIGHTS[s.tables.height[s.set[seat] * BUILDINGS + structure]]
}

/** A bid that lies on the board. */
export interface Bid {
  readonly district: number
  readonly seat: Seat
  readonly structure: number
  /** Its number; null for a masterpiece. */
  readonly number: number | null
  /** The masterpiece's card. */
  readonly card: number | null
}

/** The bids of this auction in the order in which they were made: numbers only go up, masterpieces come after them, the last bid last. */
export function bidsOf(s: State): Bid[] {
  const bids: Bid[] = []
  for (let district = 0; district < DISTRICTS; district++) {
    if (!isIn(s.bids, district)) continue
    const piece = s.piece[district]
    const [seat, structure] = [ownerOf(piece), structureOf(piece)]
    const isCard = isMasterpiece(structure)
    bids.push({
      district,
      seat,
      structure,
      number: isCard ? null : numberOf(s, seat, structure),
      card: isCard ? cardOf(s, seat, structure) : null,
    })
  }
  const order = (bid: Bid) => (bid.district === s.last ? Number.POSITIVE_INFINITY : (bid.number ?? Number.MAX_SAFE_INTEGER))
  return bids.sort((a, b) => order(a) - order(b))
}

/** What a seat's structure is doing. */
export type Use = 'available' | 'bid' | 'built' | 'later'

export function whereabouts(s: State, seat: Seat, structure: number): Use {
  if (s.available[seat] & (1 << structure)) return 'available'
  const district = s.piece.indexOf((seat << 4) | structure)
  if (district < 0) return 'later'
  return isIn(s.bids, district) ? 'bid' : 'built'
}

/** The number to beat; null where there is none, or no number beats it. */
export function numberToBeat(s: State): number | null {
  if (!isGoingOn(s)) return null
  const piece = s.piece[s.last]
  return isMasterpiece(structureOf(piece)) ? null : numberOf(s, ownerOf(piece), structureOf(piece))
}

/** Whether the Gavel keeps the tall buildings of its owner's opponents away from a district. */
export const isKeptLow = (s: State, district: number): boolean => s.gavel !== NONE && isAdjacent(s, s.gavel, district)
