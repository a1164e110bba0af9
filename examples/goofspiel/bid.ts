// Chapter B: everybody bids a card, sealed until all have.
import { type Action, type Actions, action, first } from '../../src/core/action.ts'
import { NONE } from '../../src/core/block.ts'
import type { Problem, Seat } from '../../src/core/game.ts'
import { CARDS, ROUNDS } from './components.ts'
import { reveal } from './reveal.ts'
import { placeOf, type Row, type State, type Tell } from './state.ts'
import { BID, because } from './vocabulary.ts'

export const bidding = {
  legal: legalBids,
  answers: { bid: { apply: applyBid, problem: bidProblem } },
  settle: bidLastCards,
} satisfies Row

function legalBids(s: State, seat: Seat, out: Actions): void {
  for (let card = 0; card < CARDS; card++) if (s.hand[placeOf(seat, card)] !== NONE) out.push(action(BID, card))
}

function applyBid(s: State, seat: Seat, a: Action, tell?: Tell): void {
  s.bid[seat] = first(a)
  s.bidding &= ~(1 << seat)
  tell?.('hasBid', seat)
  tell?.('bids', seat, first(a))
  if (s.bidding === 0) reveal(s, seat, tell) // R1
}

function bidProblem(s: State, seat: Seat, a: Action): Problem | null {
  return s.hand[placeOf(seat, first(a))] === NONE ? because('cardGone', { card: first(a) }) : null
}

/** B4: in the last round nobody has a choice. */
function bidLastCards(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  if (s.over || s.round < ROUNDS || s.bidding === 0) return false
  for (let each = 0; each < s.seats; each++)
    for (let card = 0; card < CARDS; card++) if (s.hand[placeOf(each, card)] !== NONE) s.bid[each] = card
  s.bidding = 0
  reveal(s, seat, tell)
  return true
}
