// Chapter V: sell. One's own cotton mills, manufacturers and potteries flip, one after another, each for its beer.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { LOCATION_OF, SLOTS } from '../board.ts'
import { BEER_TO_SELL, GOODS, INDUSTRY } from '../components.ts'
import { barrelsFor, hasMerchantBeer } from '../consume/beer.ts'
import type { Row, State, Tell } from '../state.ts'
import { flip } from '../tiles.ts'
import { because, DONE, FINISH_SALE, MORE_SALES, OWES_BEER, OWES_DISCARD, SELL } from '../vocabulary.ts'
import { applyDone, drop } from './done.ts'

/** V1 */
export const sellingMore = {
  first: 'sellOrDone',
  unasked: 'nothingToEnd',
  legal: legalMoreSales,
  answers: { sell: { apply: beginSale, problem: sellProblem }, done: { apply: applyDone } },
  settle: (s, seat) => !canSellMore(s, seat) && drop(s),
} satisfies Row

/** V5: with the beer drunk, the tile flips. */
export const finishingSale = {
  settle(s, _seat, step, tell) {
    settle(s.pending)
    flip(s, first(step), tell)
    return true
  },
} satisfies Row

export function legalSales(s: State, seat: Seat, out: Actions): void {
  for (let slot = nextSale(s, seat, 0); slot < SLOTS; slot = nextSale(s, seat, slot + 1)) out.push(action(SELL, slot))
}

export function applySell(s: State, seat: Seat, a: Action, tell?: Tell): void {
  owe(s.pending, MORE_SALES)
  beginSale(s, seat, a, tell)
  owe(s.pending, action(OWES_DISCARD, 1))
}

function beginSale(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const slot = first(a)
  const tile = s.tile[slot]
  tell?.('sells', seat, tile, LOCATION_OF[slot])
  owe(s.pending, action(FINISH_SALE, slot))
  if (BEER_TO_SELL[tile] > 0) owe(s.pending, action(OWES_BEER, BEER_TO_SELL[tile], slot))
}

function legalMoreSales(s: State, seat: Seat, out: Actions): void {
  legalSales(s, seat, out)
  out.push(DONE)
}

function canSellMore(s: State, seat: Seat): boolean {
  return nextSale(s, seat, 0) < SLOTS
}

export function sellProblem(s: State, seat: Seat, a: Action): Problem | null {
  const slot = first(a)
  const tile = s.tile[slot]
  const town = LOCATION_OF[slot]
  if (tile === NONE) return because('nothingThere', { town })
  if (s.owner[slot] !== seat) return because('notYourTile', { tile, town, other: s.owner[slot] })
  if (INDUSTRY[tile] >= GOODS) return because('notSold', { tile })
  if (s.flipped[slot]) return because('alreadyFlipped', { tile, town })
  if (!hasBuyer(s, slot)) return because('noMerchant', { tile, town })
  const missing = BEER_TO_SELL[tile] - beerFor(s, seat, slot)
  return missing <= 0 ? null : because('noBeer', { tile, town, beer: missing })
}

/** The first slot from a number on whose tile can be sold, or SLOTS. */
function nextSale(s: State, seat: Seat, from: number): number {
  for (let slot = from; slot < SLOTS; slot++) {
    if (s.owner[slot] !== seat || s.flipped[slot] || INDUSTRY[s.tile[slot]] >= GOODS) continue
    if (hasBuyer(s, slot) && beerFor(s, seat, slot) >= BEER_TO_SELL[s.tile[slot]]) return slot
  }
  return SLOTS
}

/** V3 */
function hasBuyer(s: State, slot: number): boolean {
  return (s.connected[LOCATION_OF[slot]] & s.buyers[INDUSTRY[s.tile[slot]]]) !== 0
}

/** The barrels that can be had for the sale of a tile: all of the breweries, and one of a merchant (A5). */
function beerFor(s: State, seat: Seat, slot: number): number {
  const connected = s.connected[LOCATION_OF[slot]]
  return barrelsFor(s, seat, connected) + (hasMerchantBeer(s, connected, INDUSTRY[s.tile[slot]]) ? 1 : 0)
}
