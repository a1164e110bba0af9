// What a masterpiece would bring, found by letting it win on a copy: the rules settle the auction and score the card.
import { clone } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { endAuction, isGoingOn } from '../../../games/skyrise/auction.ts'
import { BUILDINGS, MASTERPIECES } from '../../../games/skyrise/components.ts'
import { takeEffect } from '../../../games/skyrise/masterpieces.ts'
import { MASTERPIECE_POINTS, PARTS, pieceOf, type State } from '../../../games/skyrise/state.ts'

/** The points of a card if its masterpiece won in a free district now. */
export function worthAt(
  s: State,
  { seat, card, district }: { readonly seat: Seat; readonly card: number; readonly district: number },
): number {
  const after = clone(s)
  const structure = after.chosen[seat * 2 + 1] === card ? BUILDINGS + 1 : BUILDINGS
  after.chosen[seat * 2 + structure - BUILDINGS] = card
  after.piece[district] = pieceOf(seat, structure)
  after.available[seat] &= ~(1 << structure)
  after.free[district >> 5] &= ~(1 << (district & 31))
  after.bids[district >> 5] |= 1 << (district & 31)
  after.last = district
  after.placed = isGoingOn(s) ? s.placed + 1 : 1
  endAuction(after)
  takeEffect(after, seat, district)
  return after.points[seat * PARTS.length + MASTERPIECE_POINTS] - s.points[seat * PARTS.length + MASTERPIECE_POINTS]
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
