// What a game came to: by its rules, or because people ended it.
import type { Game, Result } from '../../core/game.ts'
import type { Standing } from './standing.ts'

export interface Ended {
  /** Points as they stand; whoever resigned is last, whatever he has. */
  readonly result: Result
  /** Whether somebody has won: nobody has where all agreed to end it, or the host closed the table. */
  readonly isWon: boolean
}

export function endedAs(game: Game, { position, scores, ending }: Pick<Standing, 'position' | 'scores' | 'ending'>): Ended {
  const result = game.result(position.state)
  return {
    result: scores
      ? { ...result, scores: result.scores.map((score) => ({ ...score, rank: scores[score.seat]?.rank ?? score.rank })) }
      : result,
    isWon: ending !== 'agreed' && ending !== 'closed',
  }
}
