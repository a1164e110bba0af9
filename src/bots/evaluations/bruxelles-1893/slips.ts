// What everybody who watches takes for an oversight, although the position after it looks well enough.
import { type Action, first, kindOf, second } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { canCopy } from '../../../games/bruxelles-1893/actions/brussels.ts'
import { canDoConstruction } from '../../../games/bruxelles-1893/actions/construction.ts'
import { canDoSale } from '../../../games/bruxelles-1893/actions/sale.ts'
import { isTiled } from '../../../games/bruxelles-1893/belle-epoque/face-down.ts'
import { topArchitect } from '../../../games/bruxelles-1893/belle-epoque/tiles.ts'
import {
  ALBERT,
  ALL_REWARDS,
  ARCHITECT,
  BULS,
  CONSTRUCTION,
  CROWN,
  IRIS,
  PAWN_REWARD,
  SALE,
  THEATRE,
  TOP_LEVEL,
  VAN_DE_VELDE,
  VANDERVELDE,
  WILD,
} from '../../../games/bruxelles-1893/components.ts'
import { canAfford, FIRST_PAYMENT, unitsOf } from '../../../games/bruxelles-1893/payments.ts'
import { glassFor, isAllowed, purse, unitsFor } from '../../../games/bruxelles-1893/price.ts'
import { levelPlace, type State } from '../../../games/bruxelles-1893/state.ts'
import { NOBLE, NOTHING_OWED, PAY, PLACE, REWARD, USE, VIA_PAWN } from '../../../games/bruxelles-1893/vocabulary.ts'

/** A pawn where it cannot act: only for a column or an iris that is worth this much more than anything else. */
const IDLE_PAWN = 6
/** Wild cubes where H3 gives 5 points for others. */
const IMPURE = 5
/** A step that moves nothing, a pawn freed where none is held. */
const LOST_STEP = 1

export function slip(s: State, seat: Seat, a: Action): number {
  switch (kindOf(a)) {
    case PLACE:
      return canAct(s, seat, first(a)) ? 0 : IDLE_PAWN
    case PAY:
      return unitsOf(first(a), WILD) > 0 && s.substitute === 0 && canPayPurely(s, seat) ? IMPURE : 0
    case USE:
      return isLost(s, seat, first(a)) ? LOST_STEP : 0
    case NOBLE:
      return first(a) < THEATRE && isLost(s, seat, s.theatre[first(a)]) ? LOST_STEP : 0
    case REWARD:
      return second(a) !== ALL_REWARDS && isRewardLost(s, seat, second(a)) ? LOST_STEP : 0
    default:
      return 0
  }
}

/** Whether a pawn on a space does something beside standing there. */
export function canAct(s: State, seat: Seat, space: number): boolean {
  if (isTiled(s, space)) return true // BE4
  const which = s.actionAt[space]
  // Belle Époque cards let a pawn do what the park cannot.
  if (which === SALE) return canDoSale(s, seat, VIA_PAWN)
  return which === CONSTRUCTION ? canDoConstruction(s, seat, VIA_PAWN) : canCopy(s, seat, which)
}

function canPayPurely(s: State, seat: Seat): boolean {
  const units = unitsFor(s, seat)
  const held = purse(s, seat, glassFor(s, second(owed(s.pending, NOTHING_OWED))))
  for (let payment = FIRST_PAYMENT[units]; payment < FIRST_PAYMENT[units + 1]; payment++)
    if (unitsOf(payment, WILD) === 0 && canAfford(held, payment) && isAllowed(s, payment)) return true
  return false
}

/** Whether a noble's effect is one that changes nothing. */
function isLost(s: State, seat: Seat, noble: number): boolean {
  if (noble === BULS) return isRewardLost(s, seat, IRIS)
  if (noble === ALBERT) return isRewardLost(s, seat, CROWN)
  if (noble === VAN_DE_VELDE) return isRewardLost(s, seat, ARCHITECT)
  return noble === VANDERVELDE && isRewardLost(s, seat, PAWN_REWARD)
}

/** Rewards stand in the order of the tracks, the pawn last. */
function isRewardLost(s: State, seat: Seat, reward: number): boolean {
  if (reward === PAWN_REWARD) return s.courthouse[seat] === 0
  return s.level[levelPlace(seat, reward)] >= (reward === ARCHITECT ? topArchitect(s, seat) : TOP_LEVEL)
}
