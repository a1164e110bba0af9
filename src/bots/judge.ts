// What a search asks about a position, and the judge that is made of a game's evaluation.
import type { Actions } from '../core/action.ts'
import { type Block, clone, copy } from '../core/block.ts'
import type { Game, Seat } from '../core/game.ts'
import { thoughtOf } from './evaluations/evaluation.ts'
import { evaluationOf } from './evaluations/index.ts'

/** A position in which nothing is unknown, the seat that decides, and what it may decide; none where only the shares are asked for. */
export interface Question<S extends Block = Block> {
  s: S
  seat: Seat
  legal: Actions
}

/** What a search asks about a position in which nothing is unknown. */
export interface Judge<S extends Block = Block> {
  /** Whether it judges positions within an action as well as others. */
  readonly knowsMidAction?: true
  /** How much of the priors a search should give to all decisions alike. */
  readonly openness: number
  /**
   * Writes how likely the seat takes each listed action (from `at`, adding up to 1), and every seat's expected share of victory (adding up to
   * 1). The question is used again and must not be kept. Must not make the priors depend on what `seat` may not know.
   */
  judge(question: Question<S>, priors: Float32Array, at: number, shares: Float32Array): void
  /** Writes what is likely alone: given where that takes longer than everybody's shares, so that a search asks for it only where it goes on. */
  rank?(question: Question<S>, priors: Float32Array, at: number): void
  /** The points that a seat may expect at the end of somebody's turn: given by a judge that tells whole turns apart better than the evaluation does. */
  points?(s: S, seat: Seat): number
}

/** More points than any game has. */
const VICTORY = 1000
/** What looks bad at sight may be good. */
const OPENNESS = 0.1

/** The judge that is made of a game's evaluation. */
export function evaluatedJudge(game: Game, seats: number): Judge & Required<Pick<Judge, 'rank'>> {
  const evaluation = evaluationOf(game)
  const { sharp, clear, tempo } = thoughtOf(evaluation)
  let trial: Block | null = null

  function rank({ s, seat, legal }: Question, priors: Float32Array, at: number): void {
    const after = (trial ??= clone(s))
    for (let i = 0; i < legal.count; i++) {
      copy(s, after)
      game.apply(after, seat, legal.list[i])
      // A game that is won is worth more than any position.
      const worth = game.actors(after) === 0 ? shareOfVictory(game, after, seat) * VICTORY : evaluation.worth(after, seat)
      priors[at + i] = worth - (evaluation.slip?.(s, seat, legal.list[i]) ?? 0)
    }
    softmax(priors, at, legal.count, sharp)
  }

  return {
    openness: OPENNESS,
    rank,
    judge(question, priors, at, shares) {
      rank(question, priors, at)
      const { s, seat } = question
      for (let other = 0; other < seats; other++) shares[other] = evaluation.worth(s, other) + (other === seat ? tempo : 0)
      softmax(shares, 0, seats, clear)
    },
  }
}

/** What a seat has of the victory in a game that is over; a shared one counts in part. */
export function shareOfVictory(game: Game, s: Block, seat: Seat): number {
  const { scores } = game.result(s)
  return scores[seat].rank === 1 ? 1 / scores.filter((score) => score.rank === 1).length : 0
}

/** Turns values into shares of 1: one that is higher by `scale` has e times the share. */
export function softmax(values: Float32Array, from: number, count: number, scale: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = from; i < from + count; i++) if (values[i] > most) most = values[i]
  let sum = 0
  for (let i = from; i < from + count; i++) sum += values[i] = Math.exp((values[i] - most) / scale)
  for (let i = from; i < from + count; i++) values[i] /= sum
}
