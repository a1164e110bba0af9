// Hands, discards and the draw pile.

import { bitCount } from '../../core/bits.ts'
import { NONE, UNKNOWN } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { ALL_CARDS, type Cards, DECK_KINDS, WILD_LOCATION } from './cards.ts'
import { HAND_SIZE } from './components.ts'
import { handPlace, type State, type Tell } from './state.ts'

/** Both bits of `wilds`. */
export const BOTH_WILDS = 0b11

/** The kinds of card that a seat holds, wild ones included. */
export function cardsHeld(s: State, seat: Seat): Cards {
  let held = s.wilds[seat] << WILD_LOCATION
  const start = handPlace(seat, 0)
  for (let place = start; place < start + s.cards[seat]; place++) held |= 1 << s.hand[place] // shifts by the low five bits: see Cards
  return held & ALL_CARDS
}

/** How many cards a seat holds, wild ones included. */
export function handSize(s: State, seat: Seat): number {
  return s.cards[seat] + bitCount(s.wilds[seat])
}

/** R4: a card goes to the discards, a wild one back to its pile. */
export function discard(s: State, seat: Seat, card: number, tell?: Tell): void {
  tell?.('discards', seat, card)
  if (card >= WILD_LOCATION) {
    s.wilds[seat] &= ~(1 << (card - WILD_LOCATION))
    return
  }
  const last = handPlace(seat, --s.cards[seat])
  let place = handPlace(seat, 0)
  while (place < last && s.hand[place] !== card && s.hand[place] !== UNKNOWN) place++ // of a hidden hand, any card
  for (; place < last; place++) s.hand[place] = s.hand[place + 1]
  s.hand[last] = NONE
  s.discards[seat * DECK_KINDS + card]++
}

/** R5: up to eight cards while the draw pile lasts. */
export function refill(s: State, seat: Seat, tell?: Tell): void {
  const drawn = Math.min(HAND_SIZE - handSize(s, seat), s.left)
  if (drawn === 0) return
  tell?.('draws', seat, drawn)
  for (let i = 0; i < drawn; i++) {
    const card = drawCard(s)
    s.hand[handPlace(seat, s.cards[seat]++)] = card
    tell?.('drew', seat, card)
  }
}

/** S5, E6: eight cards each, seat by seat. */
export function dealHands(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (let place = 0; place < HAND_SIZE; place++) s.hand[handPlace(seat, place)] = drawCard(s)
    s.cards[seat] = HAND_SIZE
  }
}

/** The top card of the draw pile. */
export function drawCard(s: State): number {
  const top = --s.left
  const card = s.deck[top]
  s.deck[top] = NONE
  return card
}

/** E1: the era ends when the draw pile and all hands are empty. */
export function isOutOfCards(s: State): boolean {
  if (s.left > 0) return false
  for (let seat = 0; seat < s.seats; seat++) if (handSize(s, seat) > 0) return false
  return true
}
