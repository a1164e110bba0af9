// Chapter B: buy a card, from the table or from one's hand. How gold stands in for gems is a decision of its own: pay.ts.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { BONUS, COST, HAND_LIMIT, POINTS } from '../components.ts'
import { refill } from '../decks.ts'
import { lacking, type Packed, total } from '../gems.ts'
import { afterAction } from '../round.ts'
import { handPlace, type State, type Tell } from '../state.ts'
import { BUY, because, PAY } from '../vocabulary.ts'
import { OPEN_PLACES } from './reserve.ts'

/** Places that a card is bought from: the table, then one's own hand. */
export const BUY_PLACES: number = OPEN_PLACES + HAND_LIMIT

export function legalBuys(s: State, seat: Seat, out: Actions): void {
  const { table, hand } = s
  const { list } = out
  const wealth = s.bonuses[seat] + s.gems[seat] // B3: a bonus is worth a gem
  const gold = s.gold[seat]
  let count = out.count
  for (let place = 0; place < OPEN_PLACES; place++) {
    list[count] = action(BUY, place)
    count += affordable(table[place], wealth, gold)
  }
  for (let place = OPEN_PLACES, held = handPlace(seat, 0); place < BUY_PLACES; place++, held++) {
    list[count] = action(BUY, place)
    count += affordable(hand[held], wealth, gold)
  }
  out.count = count
}

/** 1 when gold makes up for what the wealth lacks, else 0: a number, because a store costs less than a branch guessed wrong. */
function affordable(card: number, wealth: Packed, gold: number): number {
  return 1 - ((gold - total(lacking(COST[card], wealth))) >>> 31)
}

export function applyBuy(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const place = first(a)
  const price = priceOf(s, seat, cardAt(s, seat, place))
  const least = lacking(price, s.gems[seat])
  s.passes = 0
  if (canAddGold(s, seat, price, least)) owe(s.pending, action(PAY, place))
  else obtain(s, seat, place, least, tell)
}

export function buyProblem(s: State, seat: Seat, a: Action): Problem | null {
  const place = first(a)
  const card = cardAt(s, seat, place)
  if (card === NONE) return place < OPEN_PLACES ? because('placeEmpty', { place }) : because('nothingReserved', { place })
  const missing = lacking(priceOf(s, seat, card), s.gems[seat])
  if (total(missing) <= s.gold[seat]) return null
  return because('tooExpensive', { card, missing, gold: s.gold[seat] })
}

/** The card at a place of `BUY_PLACES`. */
export function cardAt(s: State, seat: Seat, place: number): number {
  return place < OPEN_PLACES ? s.table[place] : s.hand[handPlace(seat, place - OPEN_PLACES)]
}

/** B3: what a card costs a seat after its bonuses. */
export function priceOf(s: State, seat: Seat, card: number): Packed {
  return lacking(COST[card], s.bonuses[seat])
}

/** Takes the card for its price, with gold for the gems in `goldFor`. No object for the payment: it would be allocated at every purchase. */
export function obtain(s: State, seat: Seat, place: number, goldFor: Packed, tell?: Tell): void {
  const card = cardAt(s, seat, place)
  const spent = priceOf(s, seat, card) - goldFor
  const gold = total(goldFor)
  s.gems[seat] -= spent
  s.bank += spent
  s.gold[seat] -= gold
  s.bankGold += gold
  s.bonuses[seat] += BONUS[card]
  s.points[seat] += POINTS[card]
  s.bought[seat]++
  s.owner[card] = seat
  tell?.('buys', seat, card)
  if (spent > 0 || gold === 0) tell?.('pays', seat, spent, gold)
  else tell?.('paysGold', seat, gold)
  if (place < OPEN_PLACES) refill(s, seat, place, tell)
  else leaveHand(s, seat, place - OPEN_PLACES)
  afterAction(s, seat, tell)
}

/** Whether more than one distinct payment exists: gold to spare, and a gem that it could be spent for. */
function canAddGold(s: State, seat: Seat, price: Packed, least: Packed): boolean {
  return s.gold[seat] > total(least) && price !== least
}

function leaveHand(s: State, seat: Seat, gone: number): void {
  for (let place = gone; place < HAND_LIMIT - 1; place++) {
    s.hand[handPlace(seat, place)] = s.hand[handPlace(seat, place + 1)]
    s.blind[handPlace(seat, place)] = s.blind[handPlace(seat, place + 1)]
  }
  s.hand[handPlace(seat, HAND_LIMIT - 1)] = NONE
  s.blind[handPlace(seat, HAND_LIMIT - 1)] = 0
}
