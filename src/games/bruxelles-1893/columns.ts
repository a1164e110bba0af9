// Chapter J, first half: who wins the card of each column, and who starts the next round.
import { hasSeveral } from '../../core/bits.ts'
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { COLUMN_WON, offerCards, offerToAll, START_PLAYER } from './belle-epoque/moments.ts'
import { COLUMNS, FIRST_PASS_MANNEKEN, PRESTIGE_CARDS, SEATS, SPACES } from './components.ts'
import type { State, Tell } from './state.ts'

const sums = new Uint16Array(SEATS)

/** J1, J2: the claims on each column's card. */
export function resolveColumns(s: State, tell?: Tell): void {
  offerToAll(s, START_PLAYER)
  s.tied = 0
  for (let column = COLUMNS - 1; column >= 0; column--) resolveColumn(s, column, tell)
}

function resolveColumn(s: State, column: number, tell?: Tell): void {
  const best = highestSum(s, column)
  const claims = claimsAt(s, best)
  s.claims[column] = claims
  if (claims === 0) return
  const isTie = hasSeveral(claims)
  if (isTie) s.tied |= 1 << column
  for (let seat = 0; seat < s.seats; seat++) {
    if (!(claims & (1 << seat))) continue
    tell?.(isTie ? 'tiesColumn' : 'winsCard', seat, column, best)
    if (!isTie) offerCards(s, seat, COLUMN_WON, column)
  }
}

/** Adds up the bids in a column; answers the highest sum. */
function highestSum(s: State, column: number): number {
  sums.fill(0)
  for (let space = column; space < SPACES; space += COLUMNS) if (s.bid[space] > 0) sums[s.pawn[space]] += s.bid[space]
  let best = 0
  for (let seat = 0; seat < s.seats; seat++) if (sums[seat] > best) best = sums[seat]
  return best
}

/** The seats whose sum that is. */
function claimsAt(s: State, best: number): number {
  let claims = 0
  if (best > 0) for (let seat = 0; seat < s.seats; seat++) if (sums[seat] === best) claims |= 1 << seat
  return claims
}

/** Whether a seat has used a card of this round already: a claim that its bids gave it is gone. */
export function hasUsedCard(s: State, seat: Seat): boolean {
  for (let column = 0; column < COLUMNS; column++) if (claimsAt(s, highestSum(s, column)) & (1 << seat) & ~s.claims[column]) return true
  return false
}

/** J3: the next start player. */
export function passMarker(s: State, tell?: Tell): void {
  let best = -1
  let next: Seat = s.start
  for (let i = 1; i <= s.seats; i++) {
    const seat = (s.start + i) % s.seats
    const manneken = mannekenOf(s, seat)
    if (manneken <= best) continue
    best = manneken
    next = seat
  }
  s.nextStart = next
  tell?.('willStart', next, best)
}

/** Manneken of a seat in this round: on cards won, for the first pass, by card 26. */
export function mannekenOf(s: State, seat: Seat): number {
  let manneken = s.extraManneken[seat] + (s.firstPasser === seat ? FIRST_PASS_MANNEKEN : 0)
  for (let column = 0; column < COLUMNS; column++) {
    const card = s.columnCard[column]
    if (s.claims[column] === 1 << seat && !(s.tied & (1 << column)) && card < PRESTIGE_CARDS) manneken += s.tables.cardManneken[card]
  }
  return manneken
}

/** A column whose card a seat still uses, from `from` on, or NONE. */
export function nextClaim(s: State, seat: Seat, from: number): number {
  for (let column = from; column < COLUMNS; column++) if (s.claims[column] & (1 << seat)) return column
  return NONE
}
