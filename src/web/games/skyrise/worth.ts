// What a bid would bring, found by letting it win on a copy: the rules settle the auction and score the card.
import { clone } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { endAuction, isGoingOn } from '../../../games/skyrise/auction.ts'
import { BUILDINGS, MASTERPIECES } from '../../../games/skyrise/components.ts'
import { takeEffect } from '../../../games/skyrise/masterpieces.ts'
import { MASTERPIECE_POINTS, PARTS, pieceOf, type State } from '../../../games/skyrise/state.ts'

/** One of a seat's structures in a free district. */
interface Built {
  readonly seat: Seat
  readonly structure: number
  readonly district: number
}

/** How things stand once a structure has won there: it is built, its token is taken, its card has scored. */
export function wonAt(s: State, { seat, structure, district }: Built): State {
  const after = clone(s)
  after.piece[district] = pieceOf(seat, structure)
  after.available[seat] &= ~(1 << structure)
  after.free[district >> 5] &= ~(1 << (district & 31))
  after.bids[district >> 5] |= 1 << (district & 31)
  after.last = district
  after.placed = isGoingOn(s) ? s.placed + 1 : 1
  endAuction(after)
  if (structure >= BUILDINGS) takeEffect(after, seat, district)
  return after
}

/** What its masterpieces have brought a seat. */
export const broughtBy = (s: State, seat: Seat): number => s.points[seat * PARTS.length + MASTERPIECE_POINTS]

/** The points of a card if its masterpiece won in a free district now. */
export function worthAt(
  s: State,
  { seat, card, district }: { readonly seat: Seat; readonly card: number; readonly district: number },
): number {
  const before = clone(s)
  const structure = before.chosen[seat * 2 + 1] === card ? BUILDINGS + 1 : BUILDINGS
  before.chosen[seat * 2 + structure - BUILDINGS] = card
  return broughtBy(wonAt(before, { seat, structure, district }), seat) - broughtBy(s, seat)
}

/** The least and the most that a card gives, over some districts. */
export interface Worth {
  readonly least: number
  readonly most: number
}

export function worthOver(s: State, seat: Seat, card: number, districts: readonly number[]): Worth | null {
  if (districts.length === 0 || isPointless(s, card)) return null
  const all = districts.map((district) => worthAt(s, { seat, card, district }))
  return { least: Math.min(...all), most: Math.max(...all) }
}

/** Whether what this card is about is no points. */
export function isPointless({ tables: { masterpieces } }: State, card: number): boolean {
  const name = MASTERPIECES[card]
  return name === 'vault' || (name === 'gavel' && masterpieces.gavel === 0) || (name === 'new-capitol' && masterpieces.newCapitol === 0)
}
