// Chapter R: a pawn on a space of the active area, the bid below it, and what follows from them.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import { lowestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { offerOpenTile } from '../belle-epoque/face-down.ts'
import { offerCards, PLACED, TURN_END } from '../belle-epoque/moments.ts'
import { MOST_FRANCS } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { BID, END_TURN, NOTHING_OWED, OWES_BID, OWES_FREE_ACTION, PLACE, VIA_PAWN } from '../vocabulary.ts'
import { beginAction } from './begin.ts'

export const canPlace = (s: State, seat: Seat): boolean => s.pawns[seat] > 0 && s.money[seat] > 0

export function legalPlaces(s: State, seat: Seat, out: Actions): void {
  if (!canPlace(s, seat)) return
  for (let rest = s.area; rest !== 0; rest &= rest - 1) {
    const space = lowestBit(rest)
    if (s.pawn[space] === NONE) out.push(action(PLACE, space))
  }
}

/** Whether an active space is without a pawn. */
export function hasFreeSpace(s: State): boolean {
  for (let rest = s.area; rest !== 0; rest &= rest - 1) if (s.pawn[lowestBit(rest)] === NONE) return true
  return false
}

/** The pawn is put down; everything that follows is owed, the last thing first. */
export function applyPlace(s: State, seat: Seat, a: Action): void {
  const space = first(a)
  const at = s.actionAt[space]
  const owner = s.house[space]
  s.extraTurn = 0
  s.pawns[seat]--
  s.pawn[space] = seat
  owe(s.pending, action(END_TURN, seat))
  offerCards(s, seat, TURN_END)
  if (owner !== NONE && owner !== seat) owe(s.pending, action(OWES_FREE_ACTION, owner, at)) // F1
  offerOpenTile(s, seat, space)
  beginAction(s, seat, at, VIA_PAWN)
  if (owner !== NONE) offerCards(s, seat, PLACED, space)
  owe(s.pending, action(OWES_BID, seat, space))
}

export function placeProblem(s: State, seat: Seat, a: Action): Problem | null {
  const space = first(a)
  if (!(s.area & (1 << space))) return because('outsideArea', { space })
  if (s.pawn[space] !== NONE) return because('spaceTaken', { space })
  if (s.pawns[seat] === 0) return because('noPawnLeft')
  return s.money[seat] === 0 ? because('noFranc') : null
}

export const bidding = {
  first: 'bidFirst',
  legal: legalBids,
  answers: { bid: { apply: applyBid, problem: bidProblem } },
  settle: settleBid,
} satisfies Row

/** R4: the last franc is bid without asking. */
function settleBid(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  if (s.money[seat] > 1) return false
  bid(s, seat, 1, tell)
  return true
}

function legalBids(s: State, seat: Seat, out: Actions): void {
  const most = Math.min(s.money[seat], MOST_FRANCS)
  for (let francs = 1; francs <= most; francs++) out.push(action(BID, francs))
}

function applyBid(s: State, seat: Seat, a: Action, tell?: Tell): void {
  bid(s, seat, first(a), tell)
}

function bidProblem(s: State, seat: Seat, a: Action): Problem | null {
  const francs = first(a)
  if (francs === 0) return because('bidTooLow')
  return francs > s.money[seat] ? because('bidTooHigh', { francs: s.money[seat] }) : null
}

function bid(s: State, seat: Seat, francs: number, tell?: Tell): void {
  const space = second(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  s.money[seat] -= francs
  s.bid[space] = francs
  tell?.('places', seat, s.actionAt[space], space, francs)
}
