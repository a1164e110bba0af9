// A game judged by a net that is asked about one seat at a time: how many points that seat will have in the end. At any number of seats it is the same net.
import type { Block } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import { evaluatedJudge, type Judge, rankingBy, softmax } from '../judge.ts'
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
  /** A decision that leads to so many points more is e times as likely; where it is not given decisions are ranked by the evaluation. */
  readonly sharp?: number
  /** A lead of so many points makes victory e times as likely; where it is not given the net says that too. */
  clear?(s: S): number
}

/** What the net answers: points, and how much a lead says, as a logarithm. */
const [POINTS, CLEAR] = [0, 1]

/** The judge of a table of so many seats; throws where the weights are not of these inputs. */
export function pointsJudge<S extends Block>(
  { game, inputs, features, sharp, clear }: Points<S>,
  weights: Weights,
  seats: number,
): Judge<S> {
  if (weights.inputs !== inputs) throw new Error(`This net does not judge ${game.meta.title}.`)
  const net = netOf(weights)
  const atSight = evaluatedJudge(game as unknown as Game, seats)

  function points(s: S, seat: Seat): number {
    if (game.actors(s) === 0) return game.result(s).scores[seat].total
    const given = features(s, seat, net.inputs)
    net.run()
    return given + net.outputs[POINTS]
  }

  const rank = rankingBy(game, points)

  return {
    openness: atSight.openness,
    points,
    judge(question, priors, at, shares) {
      const { s, legal } = question
      if (sharp !== undefined) {
        rank(question, priors, at)
        softmax(priors, at, legal.count, sharp)
      } else if (legal.count > 0) atSight.judge(question as never, priors, at, shares)
      let logarithms = 0
      for (let seat = 0; seat < seats; seat++) {
        shares[seat] = points(s, seat)
        logarithms += net.outputs[CLEAR]
      }
      softmax(shares, 0, seats, clear ? clear(s) : Math.exp(logarithms / seats))
    },
  }
}
