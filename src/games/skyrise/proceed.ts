// After every decision: the auction and what follows it go on by themselves, up to the next decision that is really one.
import { first, kindOf } from '../../core/action.ts'
import { NONE } from '../../core/block.ts'
import { owed, settle } from '../../core/pending.ts'
import { applyBid } from './actions/bid.ts'
import { onlyOpening } from './actions/open.ts'
import { endAuction, isGoingOn, passTurn } from './auction.ts'
import { afterAuction } from './era.ts'
import { takeEffect } from './masterpieces.ts'
import type { State, Tell } from './state.ts'
import { CARD_EFFECT, NO_STEP, NOTHING_OWED } from './vocabulary.ts'

export function proceed(s: State, tell?: Tell): void {
  while (!s.over && s.choosing === 0) {
    const step = owed(s.pending, NOTHING_OWED)
    if (kindOf(step) === CARD_EFFECT) {
      settle(s.pending)
      takeEffect(s, s.turn, first(step), tell)
    } else if (kindOf(step) !== NO_STEP) {
      return // a wild token to place, or a token for the Vault to take
    } else if (s.last === NONE) {
      const only = onlyOpening(s, s.turn)
      if (only < 0) return
      applyBid(s, s.turn, only, tell) // O6
    } else if (isGoingOn(s)) {
      if (passTurn(s, tell)) return
      endAuction(s, tell)
    } else afterAuction(s, s.turn, tell)
  }
}
