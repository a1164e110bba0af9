// Splendor judged by a net: how likely the mover takes each decision, and what share of victory every seat may expect.
import type { State } from '../../../games/splendor/state.ts'
import type { Judge } from '../../judge.ts'
import { netOf } from '../net.ts'
import type { Net, Weights } from '../weights.ts'
import { features } from './features.ts'
import { inputsFor } from './inputs.ts'
import { OUTPUTS, priorsOf, SHARES } from './policy.ts'

/** The judge of a table of so many seats; throws where the weights were learnt from fewer inputs. */
export function splendorJudge(weights: Weights, seats: number): Judge<State> {
  if (weights.inputs < inputsFor(seats) || weights.outputs !== OUTPUTS) throw new Error(`This net does not judge Splendor for ${seats}.`)
  const net = netOf(weights)
  return {
    knowsMidAction: true,
    openness: 0,
    judge({ s, seat, legal }, priors, at, shares) {
      features(s, seat, net.inputs)
      net.run()
      priorsOf(net.outputs, legal, priors, at)
      writeShares(net, s.seats, seat, shares)
    },
  }
}

function writeShares({ outputs }: Net, seats: number, seat: number, shares: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < seats; i++) highest = Math.max(highest, outputs[SHARES + i])
  let sum = 0
  for (let i = 0; i < seats; i++) sum += shares[(seat + i) % seats] = Math.exp(outputs[SHARES + i] - highest)
  for (let i = 0; i < seats; i++) shares[i] /= sum
}
