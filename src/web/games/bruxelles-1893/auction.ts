// How the auction of a column stands: the sums of bids, who leads, and whether it can still change.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { COLUMNS, columnOf, SPACES } from '../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'

export interface Bidder {
  readonly seat: Seat
  readonly francs: number
}

export interface Auction {
  /** Those with the highest sum; several are tied. */
  readonly leaders: readonly Bidder[]
  readonly others: readonly Bidder[]
  /** No space of the column is active. */
  readonly closed: boolean
  /** Every active space of it has a pawn. */
  readonly full: boolean
}

/** A bid that is only thought of. */
export interface Thought extends Bidder {
  readonly space: number
}

export function auctionOf(s: State, column: number, thought?: Thought): Auction {
  const spaces = Array.from({ length: SPACES / COLUMNS }, (_, row) => row * COLUMNS + column)
  const active = spaces.filter((space) => s.area & (1 << space))
  const sums = new Map<Seat, number>()
  const add = (seat: Seat, francs: number) => francs > 0 && sums.set(seat, (sums.get(seat) ?? 0) + francs)
  for (const space of spaces) add(s.pawn[space], s.bid[space])
  if (thought && columnOf(thought.space) === column) add(thought.seat, thought.francs)
  const bidders = [...sums].map(([seat, francs]) => ({ seat, francs })).sort((a, b) => b.francs - a.francs || a.seat - b.seat)
  const best = bidders[0]?.francs
  return {
    leaders: bidders.filter(({ francs }) => francs === best),
    others: bidders.filter(({ francs }) => francs !== best),
    closed: active.length === 0,
    full: active.length > 0 && active.every((space) => s.pawn[space] !== NONE || space === thought?.space),
  }
}
