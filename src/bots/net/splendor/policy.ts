// Which output says how likely a decision is. Payments are told apart by whether more gold is spent than must be, and for which gem first; those that
// are not told apart share what their output says.
import { type Action, type Actions, first, kindOf } from '../../../core/action.ts'
import { lowestBit } from '../../../core/bits.ts'
import { BUY_PLACES } from '../../../games/splendor/actions/buy.ts'
import { PAYMENTS } from '../../../games/splendor/actions/pay.ts'
import { RESERVE_PLACES } from '../../../games/splendor/actions/reserve.ts'
import { TAKES } from '../../../games/splendor/actions/take.ts'
import { GEMS, GOLD, gemsWithAtLeast } from '../../../games/splendor/gems.ts'
import { SEATS } from '../../../games/splendor/state.ts'
import { KINDS, PAY } from '../../../games/splendor/vocabulary.ts'

const SIZES: Readonly<Record<(typeof KINDS)[number], number>> = {
  take: TAKES.length,
  reserve: RESERVE_PLACES,
  buy: BUY_PLACES,
  pay: 1 + GEMS.length,
  return: GOLD + 1,
  noble: SEATS + 1,
  pass: 1,
}
/** Where each verb's outputs begin. */
export const STARTS: Int32Array = Int32Array.from(KINDS, (_, kind) => KINDS.slice(0, kind).reduce((sum, name) => sum + SIZES[name], 0))
/** Outputs of the policy. */
export const POLICY: number = KINDS.reduce((sum, name) => sum + SIZES[name], 0)
/** Then each seat's share of victory, mover first, as logarithms. */
export const SHARES: number = POLICY
/** The final points of each seat follow; they are learnt and not used. */
export const OUTPUTS: number = Math.ceil((POLICY + 2 * SEATS) / 4) * 4

/** The output of one of the listed actions. */
export function outputOf(a: Action, legal: Actions): number {
  const kind = kindOf(a)
  if (kind !== PAY) return STARTS[kind] + first(a)
  const more = PAYMENTS[first(a)] - PAYMENTS[first(legal.list[0])] // the plainest payment is listed first
  return STARTS[PAY] + (more === 0 ? 0 : 1 + lowestBit(gemsWithAtLeast(more, 1)))
}

const weights = new Float32Array(POLICY)
const sharing = new Uint8Array(POLICY)

/** Writes from `at` how likely each listed action is. */
export function priorsOf(outputs: Float32Array, legal: Actions, priors: Float32Array, at: number): void {
  const { list, count } = legal
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const output = outputOf(list[i], legal)
    sharing[output] = 0
    if (outputs[output] > highest) highest = outputs[output]
  }
  let sum = 0
  for (let i = 0; i < count; i++) {
    const output = outputOf(list[i], legal)
    if (sharing[output]++ === 0) sum += weights[output] = Math.exp(outputs[output] - highest)
  }
  for (let i = 0; i < count; i++) {
    const output = outputOf(list[i], legal)
    priors[at + i] = weights[output] / (sum * sharing[output])
  }
}
