// After every decision: what the action still owes is done one step after another, up to the next that is really a choice.
import { kindOf } from '../../core/action.ts'
import { owed, settle } from '../../core/pending.ts'
import { finishBuild } from './actions/build.ts'
import { canDevelopAgain, developFreely } from './actions/develop.ts'
import { canLaySecond } from './actions/network.ts'
import { takeWilds } from './actions/scout.ts'
import { canSellMore, finishSale } from './actions/sell.ts'
import { fetchBeer } from './consume/beer.ts'
import { fetchCoal } from './consume/coal.ts'
import { fetchIron } from './consume/iron.ts'
import { endAction } from './round.ts'
import type { State, Tell } from './state.ts'
import {
  FINISH_BUILD,
  FINISH_SALE,
  FREE_DEVELOP,
  MORE_SALES,
  NO_STEP,
  NOTHING_OWED,
  OWES_BEER,
  OWES_COAL,
  OWES_IRON,
  SECOND_DEVELOP,
  SECOND_LINK,
  TAKE_WILDS,
} from './vocabulary.ts'

export function proceed(s: State, tell?: Tell): void {
  const seat = s.turn
  for (;;) {
    const step = owed(s.pending, NOTHING_OWED)
    switch (kindOf(step)) {
      case NO_STEP:
        return endAction(s, seat, tell)
      case OWES_COAL:
        if (!fetchCoal(s, seat, step, tell)) return
        break
      case OWES_IRON:
        if (!fetchIron(s, seat, step, tell)) return
        break
      case OWES_BEER:
        if (!fetchBeer(s, seat, step, tell)) return
        break
      case FINISH_BUILD:
        finishBuild(s, seat, step, tell)
        break
      case FINISH_SALE:
        finishSale(s, step, tell)
        break
      case TAKE_WILDS:
        takeWilds(s, seat, tell)
        break
      case FREE_DEVELOP:
        if (!developFreely(s, seat, tell)) return
        break
      case SECOND_LINK:
        if (canLaySecond(s, seat)) return
        settle(s.pending)
        break
      case SECOND_DEVELOP:
        if (canDevelopAgain(s, seat)) return
        settle(s.pending)
        break
      case MORE_SALES:
        if (canSellMore(s, seat)) return
        settle(s.pending)
        break
      default:
        return // K4: a card to discard is always named, so that it can be taken back
    }
  }
}
