// Where training begins: priors and values from the evaluation that was written by hand.

import { splendorEvaluation } from '../../src/bots/evaluations/splendor.ts'
import type { Judge } from '../../src/bots/judge.ts'
import { clone, copy } from '../../src/core/block.ts'
import type { State } from '../../src/games/splendor/state.ts'
import { apply } from '../../src/games/splendor/turn.ts'

/** A lead of so many points of the evaluation makes a seat e times as likely to win. */
const CLEAR = 3

export function handJudge(): Judge<State> {
  let trial: State | null = null
  return {
    judge({ s, seat, legal }, priors, at, shares) {
      const after = (trial ??= clone(s))
      for (let i = 0; i < legal.count; i++) {
        copy(s, after)
        apply(after, seat, legal.list[i])
        priors[at + i] = splendorEvaluation.worth(after, seat)
      }
      softmax(priors, { at, count: legal.count, scale: 1 })
      for (let other = 0; other < s.seats; other++) shares[other] = splendorEvaluation.worth(s, other)
      softmax(shares, { at: 0, count: s.seats, scale: CLEAR })
    },
  }
}

function softmax(values: Float32Array, { at, count, scale }: { at: number; count: number; scale: number }): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = at; i < at + count; i++) most = Math.max(most, values[i])
  let sum = 0
  for (let i = at; i < at + count; i++) sum += values[i] = Math.exp((values[i] - most) / scale)
  for (let i = at; i < at + count; i++) values[i] /= sum
}
