// What every bid has in common: a structure of one's own, put into a free district. Where it may go is said in open.ts and outbid.ts.
import { type Action, first, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { bitOf, wordOf } from '../board.ts'
import { NUMBERS } from '../components.ts'
import { holderOf, isIn, isInPlay, platformOf } from '../districts.ts'
import { masterpieceOf, structureBid } from '../stakes.ts'
import { isFree, pieceOf, type State, type Tell } from '../state.ts'
import { because } from '../vocabulary.ts'
import { openingProblem } from './open.ts'
import { outbidProblem } from './outbid.ts'

/** Puts a structure into a district as a bid. */
export function applyBid(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const district = first(a)
  const structure = structureBid(s, seat, a)
  const bit = bitOf(district)
  tellBid(s, seat, a, tell)
  s.piece[district] = pieceOf(seat, structure)
  s.free[wordOf(district)] &= ~bit
  s.bids[wordOf(district)] |= bit
  s.available[seat] &= ~(1 << structure)
  s.last = district
  s.placed++
}

function tellBid(s: State, seat: Seat, a: Action, tell?: Tell): void {
  if (!tell) return
  const isOpening = s.last === NONE
  if (second(a) < NUMBERS) tell(isOpening ? 'opens' : 'bids', seat, second(a), first(a))
  else tell(isOpening ? 'opensWith' : 'bidsWith', seat, second(a) - NUMBERS, first(a))
}

export function bidProblem(s: State, seat: Seat, a: Action): Problem | null {
  return (
    placeProblem(s, first(a)) ??
    stakeProblem(s, seat, second(a)) ??
    (s.last === NONE ? openingProblem(s, seat, a) : outbidProblem(s, seat, a))
  )
}

/** T4 */
function placeProblem(s: State, district: number): Problem | null {
  if (!isInPlay(s, platformOf(district))) return because('platformNotInPlay', { platform: platformOf(district) })
  if (isFree(s, district)) return null
  return because(isIn(s.bids, district) ? 'districtBid' : 'districtBuilt', { district, other: holderOf(s, district) })
}

/** T6: whether the structure is an available bid of the seat. */
function stakeProblem(s: State, seat: Seat, stake: number): Problem | null {
  if (stake >= NUMBERS) return masterpieceProblem(s, seat, stake - NUMBERS)
  const structure = s.tables.building[s.set[seat] * NUMBERS + stake]
  const facts = { number: stake }
  if (structure === NONE) return because('notYourNumber', facts)
  if (s.available[seat] & (1 << structure)) return null
  const district = s.piece.indexOf(pieceOf(seat, structure))
  if (district < 0) return because('secondEraNumber', facts)
  return because(isIn(s.bids, district) ? 'numberBid' : 'numberBuilt', { ...facts, district })
}

function masterpieceProblem(s: State, seat: Seat, card: number): Problem | null {
  if (s.era === 1) return because('masterpieceNotYet', { card })
  const structure = masterpieceOf(s, seat, card)
  if (structure === NONE) return because('notYourMasterpiece', { card })
  if (s.available[seat] & (1 << structure)) return null
  const district = s.piece.indexOf(pieceOf(seat, structure))
  return because(isIn(s.bids, district) ? 'masterpieceBid' : 'masterpieceBuilt', { card, district })
}
