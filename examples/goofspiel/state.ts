// Everything that lies on the table.
import { block, NONE, type StateOf, secret, u8 } from '../../src/core/block.ts'
import type { Seat, Tell as TellOf } from '../../src/core/game.ts'
import type { StepRow } from '../../src/core/steps.ts'
import { CARDS, SEATS, worth } from './components.ts'
import type { EventName, Kind, Reason } from './vocabulary.ts'

export const layout = block({
  seats: u8(), // how many play
  tiesStay: u8(), // 1 when a prize that nobody takes stays at stake, 0 when it is lost
  round: u8(), // counts from 1
  over: u8(), // 1 once the game has ended
  bidding: u8(), // seats that owe their bid, one bit each
  left: u8(), // prizes that lie face down
  deck: secret(u8(CARDS)), // those prizes, the top last; NONE where one was turned up
  stake: u8(CARDS), // prizes at stake, oldest first; NONE for none
  lost: u8(CARDS), // prizes that nobody took, where ties are lost; NONE for none
  hand: u8(SEATS, CARDS), // cards held, each in the place of its rank; NONE where it is gone
  bid: u8(SEATS), // card bid in this round; NONE before
  shown: u8(SEATS), // card turned up in the last round; NONE before the first
  won: u8(SEATS, CARDS), // prizes won, oldest first; NONE for none
})

export type State = StateOf<typeof layout>
export type Tell = TellOf<EventName>
/** A row of steps.ts. */
export type Row = StepRow<State, { kind: Kind; event: EventName; reason: Reason }>

/** Where a seat's cards lie in `hand`, and its prizes in `won`. */
export const placeOf = (seat: Seat, card: number): number => seat * CARDS + card

/** The first free place of a list of cards. */
export function freePlace(cards: Uint8Array, from = 0): number {
  let at = from
  while (cards[at] !== NONE) at++
  return at
}

/** The points at stake; what is not known counts for nothing. */
export function stakeWorth(s: State): number {
  let sum = 0
  for (let i = 0; i < CARDS; i++) if (s.stake[i] < CARDS) sum += worth(s.stake[i])
  return sum
}
