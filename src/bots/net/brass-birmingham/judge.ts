// Brass: Birmingham judged by a net: the points that every seat may expect, at the end of a turn.
import type { Game, Seat } from '../../../core/game.ts'
import { DECKS } from '../../../games/brass-birmingham/cards.ts'
import { CANAL } from '../../../games/brass-birmingham/components.ts'
import { brassBirmingham } from '../../../games/brass-birmingham/index.ts'
import { pointsOf, type State } from '../../../games/brass-birmingham/state.ts'
import { evaluatedJudge, type Judge, softmax } from '../../judge.ts'
import { netOf } from '../net.ts'
import type { Weights } from '../weights.ts'
import { features } from './features.ts'
import { INPUTS } from './inputs.ts'

/** A lead of so many points makes victory e times as likely in the last round, and so many more with each round that is to come. */
const CLEAR_AT_LAST = 4
const CLEAR_A_ROUND = 0.5

const ROUNDS = DECKS.map((deck, seats) => (seats === 0 ? 0 : deck.length / seats / 2))

/** The judge of a table of so many seats; throws where the weights are not of these inputs. */
export function brassJudge(weights: Weights, seats: number): Judge<State> {
  if (weights.inputs !== INPUTS.size) throw new Error('This net does not judge Brass: Birmingham.')
  const net = netOf(weights)
  const atSight = evaluatedJudge(brassBirmingham as unknown as Game, seats)

  function points(s: State, seat: Seat): number {
    if (s.over) return pointsOf(s, seat)
    features(s, seat, net.inputs)
    net.run()
    return net.outputs[0]
  }

  return {
    openness: atSight.openness,
    points,
    judge(question, priors, at, shares) {
      const { s, legal } = question
      if (legal.count > 0) atSight.judge(question as never, priors, at, shares)
      for (let seat = 0; seat < seats; seat++) shares[seat] = points(s, seat)
      softmax(shares, 0, seats, clearOf(s))
    },
  }
}

/** The longer the game, the less a lead says. */
function clearOf(s: State): number {
  const rounds = ROUNDS[s.seats] - s.round + (s.era === CANAL ? ROUNDS[s.seats] : 0)
  return CLEAR_AT_LAST + CLEAR_A_ROUND * rounds
}
