// Chapter A: the auction from its opening to the structure that is built.
import { action } from '../../core/action.ts'
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { owe } from '../../core/pending.ts'
import { answers, canOutbid } from './actions/outbid.ts'
import { bitOf, lowestDistrict, WORDS, wordOf, wordPlace } from './board.ts'
import { BUILDINGS, GAVEL } from './components.ts'
import { near, numberOf } from './districts.ts'
import { lastIsMasterpiece } from './gavel.ts'
import { cardOf, ownerOf, type State, structureOf, type Tell } from './state.ts'
import { takeTokenOf } from './tokens.ts'
import { CARD_EFFECT } from './vocabulary.ts'

export function beginAuction(s: State, opener: Seat): void {
  s.auction++
  s.last = NONE
  s.placed = 0
  s.out = 0
  s.turn = opener
  for (let seat = 0; seat < s.seats; seat++) if (s.available[seat] === 0) s.out |= 1 << seat // A9
}

/** After a bid or a pass: gives the turn to the next seat that can answer the last bid; false when there is none. */
export function passTurn(s: State, tell?: Tell): boolean {
  if ((answers(s, 0) | answers(s, 1)) === 0) return false // A4
  const bidder = ownerOf(s.piece[s.last])
  for (let seat = after(s, s.turn); seat !== bidder; seat = after(s, seat)) {
    if (s.out & (1 << seat)) continue
    if (canOutbid(s, seat)) {
      s.turn = seat
      return true
    }
    s.out |= 1 << seat // B6
    if (tell && !lastIsMasterpiece(s)) tell('cannotBid', seat)
  }
  return false // A3, A5
}

const after = (s: State, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

/** Whether there are bids that nobody has won yet. */
export const isGoingOn = (s: State): boolean => (s.bids[0] | s.bids[1]) !== 0

/** The last bid wins; what its card and token still owe is left pending. */
export function endAuction(s: State, tell?: Tell): void {
  const district = s.last
  const winner = ownerOf(s.piece[district])
  build(s, winner, district, tell) // A6
  returnBids(s) // A7
  s.turn = winner
  if (structureOf(s.piece[district]) >= BUILDINGS) owe(s.pending, action(CARD_EFFECT, district))
  takeTokenOf(s, winner, district, tell) // A8
}

/** The last bid becomes a structure. */
function build(s: State, seat: Seat, district: number, tell?: Tell): void {
  const structure = structureOf(s.piece[district])
  const bit = bitOf(district)
  s.bids[wordOf(district)] &= ~bit
  s.structures[wordPlace(seat, wordOf(district))] |= bit
  s.openings[0] |= near(s, district, 0)
  s.openings[1] |= near(s, district, 1)
  if (structure < BUILDINGS) return tell?.('builds', seat, numberOf(s, seat, structure), district)
  const card = cardOf(s, seat, structure)
  if (card === GAVEL) s.gavel = district
  tell?.('buildsMasterpiece', seat, card, district)
}

function returnBids(s: State): void {
  for (let word = 0; word < WORDS; word++) {
    for (let rest = s.bids[word]; rest !== 0; rest &= rest - 1) {
      const district = lowestDistrict(word, rest)
      const piece = s.piece[district]
      s.available[ownerOf(piece)] |= 1 << structureOf(piece)
      s.piece[district] = NONE
    }
    s.free[word] |= s.bids[word]
    s.bids[word] = 0
  }
}
