// Everything that lies on a Splendor table.
import { block, i32, NONE, type StateOf, secret, u8, u16 } from '../../core/block.ts'
import type { Seat, Tell as TellOf } from '../../core/game.ts'
import { pendingSize } from '../../core/pending.ts'
import type { StepRow } from '../../core/steps.ts'
import { CARDS, COLUMNS, GEM_TOKENS, HAND_LIMIT, LEVELS } from './components.ts'
import { total } from './gems.ts'
import type { EventName, Kind, Reason } from './vocabulary.ts'

export const SEATS = GEM_TOKENS.length - 1
const NOBLE_PLACES = SEATS + 1

export const layout = block({
  seats: u8(), // how many play
  turn: u8(), // seat whose turn it is
  round: u16(), // counts from 1
  passes: u8(), // turns in a row that were passes
  over: u8(), // 1 once the game has ended
  pending: i32(pendingSize(2)), // decisions owed before the turn ends
  bank: i32(), // gems left in the middle, packed
  bankGold: u8(), // gold left in the middle
  gems: i32(SEATS), // gems held, packed
  gold: u8(SEATS), // gold held
  bonuses: i32(SEATS), // bonuses of bought cards, packed
  points: u8(SEATS), // prestige points, nobles included
  bought: u8(SEATS), // number of bought cards
  owner: u8(CARDS), // seat that bought the card, or NONE
  table: u8(LEVELS, COLUMNS), // open cards, lowest level first; NONE where a deck ran out
  deck: secret(u8(CARDS)), // the three decks one after another, each with its top last
  left: u8(LEVELS), // cards left in each deck
  hand: u8(SEATS, HAND_LIMIT), // reserved cards, oldest first; NONE for a free place
  blind: u8(SEATS, HAND_LIMIT), // level of a card reserved blind, 0 for one that all have seen
  nobles: u8(NOBLE_PLACES), // nobles in the middle, NONE once one has left
  visits: u16(SEATS), // nobles received, one bit each
  rng: secret(i32(4)), // the generator after the deal
})

export type State = StateOf<typeof layout>
export type Tell = TellOf<EventName>
/** A row of steps.ts. */
export type Row = StepRow<State, { kind: Kind; event: EventName; reason: Reason }>

/** Tokens that a seat holds, gold included. */
export const tokens = (s: State, seat: Seat): number => total(s.gems[seat]) + s.gold[seat]

/** Where a seat's reserved card lies in `hand` and `blind`. */
export const handPlace = (seat: Seat, place: number): number => seat * HAND_LIMIT + place

/** How many cards a seat has reserved. */
export function reserved(s: State, seat: Seat): number {
  let count = 0
  while (count < HAND_LIMIT && s.hand[handPlace(seat, count)] !== NONE) count++
  return count
}
