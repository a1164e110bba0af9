// Chapters A, O and B: a turn in the auction is a bid or a pass. What follows it goes on by itself, up to the next turn that is really a choice.
import type { Actions } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { endAuction, isGoingOn, passTurn } from '../auction.ts'
import { afterAuction } from '../era.ts'
import type { Row, State, Tell } from '../state.ts'
import { applyBid, bidProblem } from './bid.ts'
import { legalOpenings, onlyOpening } from './open.ts'
import { legalOutbids } from './outbid.ts'
import { applyPass, passProblem } from './pass.ts'

export const bidding = {
  legal: legalBids,
  answers: {
    bid: { apply: applyBid, problem: bidProblem },
    pass: { apply: applyPass, problem: passProblem },
  },
  settle: goOn,
} satisfies Row

function legalBids(s: State, seat: Seat, out: Actions): void {
  if (s.last === NONE) legalOpenings(s, seat, out)
  else legalOutbids(s, seat, out)
}

function goOn(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  if (s.over) return false
  if (s.last === NONE) return openAlone(s, seat, tell)
  if (!isGoingOn(s)) afterAuction(s, seat, tell)
  else if (passTurn(s, tell)) return false
  else endAuction(s, tell)
  return true
}

/** O6: the only opening bid there is is made without asking. */
function openAlone(s: State, seat: Seat, tell?: Tell): boolean {
  const only = onlyOpening(s, seat)
  if (only < 0) return false
  applyBid(s, seat, only, tell)
  return true
}
