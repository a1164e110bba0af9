// A purchase as it is planned: which card, and what is paid for it.
import { first, kindOf } from '../../../core/action.ts'
import { cardAt, priceOf } from '../../../games/splendor/actions/buy.ts'
import { PAYMENTS } from '../../../games/splendor/actions/pay.ts'
import { lacking, type Packed, total } from '../../../games/splendor/gems.ts'
import type { State } from '../../../games/splendor/state.ts'
import { BUY, PAY } from '../../../games/splendor/vocabulary.ts'
import type { Choice } from '../../table/choice.ts'
import { type Plan, planOf } from '../../table/plan.ts'
import { type Payment, placeToPay } from './reach.ts'

export interface Purchase {
  readonly card: number
  /** Where it lies, as the engine counts. */
  readonly place: number
  /** Gems that are paid as themselves. */
  readonly gems: Packed
  /** Gems that gold stands for. */
  readonly goldFor: Packed
  /** Other ways to pay. */
  readonly otherwise: readonly (Payment & { readonly choice: Choice })[]
}

/** The purchase that a plan is about; without a payment of its own it is paid with as little gold as can be. */
export function purchaseIn(plan: Plan<State>): Purchase | null {
  const { before, seat, actions } = plan
  const buy = actions.find((a) => kindOf(a) === BUY)
  const place = buy === undefined ? placeToPay(before) : first(buy)
  if (place === null) return null
  const card = cardAt(before, seat, place)
  const price = priceOf(before, seat, card)
  const paid = actions.findIndex((a) => kindOf(a) === PAY)
  const goldFor = paid < 0 ? lacking(price, before.gems[seat]) : PAYMENTS[first(actions[paid])]
  const others = paid < 0 ? [] : planOf(plan, actions.slice(0, paid)).choices.filter(({ action }) => action !== actions[paid])
  const otherwise = others.map((choice) => {
    const gold = PAYMENTS[first(choice.action)]
    return { choice, gems: price - gold, gold: total(gold) }
  })
  return { card, place, gems: price - goldFor, goldFor, otherwise }
}
