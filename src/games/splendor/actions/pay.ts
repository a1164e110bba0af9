// Chapter B, payment: gold may stand for any gem, also for one that is held. Every distinct way is offered, the plainest first.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owed, settle } from '../../../core/pending.ts'
import { GOLD_TOKENS } from '../components.ts'
import { covers, GEMS, lacking, type Packed, pack, total } from '../gems.ts'
import type { Row, State, Tell } from '../state.ts'
import { because, NOTHING_OWED, PAY } from '../vocabulary.ts'
import { cardAt, obtain, priceOf } from './buy.ts'

/** Every way to share up to five gold among the gems it stands for, packed, fewest gold first. */
export const PAYMENTS: Int32Array = Int32Array.from(
  shares(GEMS.length, GOLD_TOKENS)
    .map(pack)
    .sort((a, b) => total(a) - total(b) || a - b),
)

export const paying = {
  first: 'payFirst',
  unasked: 'nothingToPay',
  legal: legalPayments,
  answers: { pay: { apply: applyPayment, problem: paymentProblem } },
} satisfies Row

function legalPayments(s: State, seat: Seat, out: Actions): void {
  const price = pendingPrice(s, seat)
  const least = lacking(price, s.gems[seat])
  for (let i = 0; i < PAYMENTS.length; i++) {
    const gold = PAYMENTS[i]
    if (total(gold) > s.gold[seat]) return
    if (covers(price, gold) && covers(gold, least)) out.push(action(PAY, i))
  }
}

function applyPayment(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const place = first(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  obtain(s, seat, place, PAYMENTS[first(a)], tell)
}

function paymentProblem(s: State, seat: Seat, a: Action): Problem | null {
  const gold = PAYMENTS[first(a)]
  const price = pendingPrice(s, seat)
  if (total(gold) > s.gold[seat] || !covers(price, gold)) return because('tooMuchGold', { price, gold: s.gold[seat] })
  const missing = lacking(price - gold, s.gems[seat])
  return missing === 0 ? null : because('tooLittleGold', { missing })
}

function pendingPrice(s: State, seat: Seat): Packed {
  return priceOf(s, seat, cardAt(s, seat, first(owed(s.pending, NOTHING_OWED))))
}

function shares(gems: number, gold: number): number[][] {
  if (gems === 0) return [[]]
  return Array.from({ length: gold + 1 }, (_, here) => here).flatMap((here) => shares(gems - 1, gold - here).map((rest) => [here, ...rest]))
}
