// A game judged by a net that is asked about one seat at a time: how many points that seat will have in the end. At any number of seats it is the same net.
import { type Block, clone, copy } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import { thoughtOf } from '../evaluations/evaluation.ts'
import { evaluationOf } from '../evaluations/index.ts'
import { evaluatedJudge, type Judge, type Question, softmax } from '../judge.ts'
import { netOf } from './net.ts'
import type { Weights } from './weights.ts'

/** How a game tells a net about a seat. */
export interface Points<S extends Block = Block> {
  readonly game: Game<S>
  /** The name of its net. */
  readonly net: string
  /** How many inputs there are. */
  readonly inputs: number
  /** Writes what is to be known of a seat. Returns the points that it is given without the net, to which the net's answer is added. */
  features(s: S, seat: Seat, out: Uint8Array): number
  /** A lead of so many points makes victory e times as likely; where it is not given the net says that too. */
  clear?(s: S): number
}

/** What the net answers: points, and how much a lead says, as a logarithm. */
const [POINTS, CLEAR] = [0, 1]

/** The judge of a table of so many seats; throws where the weights are not of these inputs. */
export function pointsJudge<S extends Block>({ game, inputs, features, clear }: Points<S>, weights: Weights, seats: number): Judge<S> {
  if (weights.inputs !== inputs) throw new Error(`This net does not judge ${game.meta.title}.`)
  const net = netOf(weights)
  const atSight = evaluatedJudge(game as unknown as Game, seats)
  const evaluation = evaluationOf(game as unknown as Game)
  const { turns, sharp } = thoughtOf(evaluation)

  function points(s: S, seat: Seat): number {
    if (game.actors(s) === 0) return game.result(s).scores[seat].total
    const given = features(s, seat, net.inputs)
    net.run()
    return given + net.outputs[POINTS]
  }

  let trial: S | null = null
  /** Ranks decisions by what the seat may expect after each, as the evaluation would by its worth. */
  function rank(question: Question<S>, priors: Float32Array, at: number): void {
    // Where turns are searched as a whole the net knows nothing of what lies within one.
    if (turns > 0) return atSight.rank(question as never, priors, at)
    const { s, seat, legal } = question
    if (trial?.layout !== s.layout) trial = clone(s) // one judge serves tables of different content
    for (let i = 0; i < legal.count; i++) {
      copy(s, trial)
      game.apply(trial, seat, legal.list[i])
      priors[at + i] = points(trial, seat) - (evaluation.slip?.(s, seat, legal.list[i]) ?? 0)
    }
    softmax(priors, at, legal.count, sharp)
  }

  return {
    openness: atSight.openness,
    points,
    rank,
    judge(question, priors, at, shares) {
      const { s } = question
      rank(question, priors, at)
      let logarithms = 0
      for (let seat = 0; seat < seats; seat++) {
        shares[seat] = points(s, seat)
        logarithms += net.outputs[CLEAR]
      }
      softmax(shares, 0, seats, clear ? clear(s) : Math.exp(logarithms / seats))
    },
  }
}
