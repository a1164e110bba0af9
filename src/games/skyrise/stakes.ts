// T6: what a seat can bid with, and what an action calls it: the number of a building, or from NUMBERS on a masterpiece by its card.
import { type Action, type Actions, action, asFirst, second } from '../../core/action.ts'
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { lowestDistrict } from './board.ts'
import { BUILDINGS, NUMBERS } from './components.ts'
import { numberOf } from './districts.ts'
import { cardOf, chosenPlace, type State } from './state.ts'
import { BID } from './vocabulary.ts'

/** The stake of one of a seat's structures. */
export function stakeOf(s: State, seat: Seat, structure: number): number {
  return structure < BUILDINGS ? numberOf(s, seat, structure) : NUMBERS + cardOf(s, seat, structure)
}

/** The seat's structure that an action bids with, or NONE. */
export function structureBid(s: State, seat: Seat, a: Action): number {
  const stake = second(a)
  return stake < NUMBERS ? s.tables.building[s.set[seat] * NUMBERS + stake] : masterpieceOf(s, seat, stake - NUMBERS)
}

/** The seat's masterpiece with a card, or NONE. */
export function masterpieceOf(s: State, seat: Seat, card: number): number {
  if (s.chosen[chosenPlace(seat, 0)] === card) return BUILDINGS
  return s.chosen[chosenPlace(seat, 1)] === card ? BUILDINGS + 1 : NONE
}

/** The buildings among a seat's structures; masterpieces come behind them. */
export const ALL_BUILDINGS = (1 << BUILDINGS) - 1

/** Whether a seat has a building to bid with. */
export const hasBuildings = (s: State, seat: Seat): boolean => (s.available[seat] & ALL_BUILDINGS) !== 0

/**
 * Offers a stake for every district of two words. Written straight into the list: openings are the longest lists there are. `| 0` tells V8 that a
 * word has 32 bits; without it a word is a number like any other, and taking one from it a subtraction of doubles.
 */
export function offer(out: Actions, stake: number, left: number, right: number): void {
  const { list } = out
  const bid = action(BID, 0, stake)
  let count = out.count
  for (let rest = left | 0; rest !== 0; rest &= rest - 1) list[count++] = bid | asFirst(lowestDistrict(0, rest))
  for (let rest = right | 0; rest !== 0; rest &= rest - 1) list[count++] = bid | asFirst(lowestDistrict(1, rest))
  out.count = count
}
