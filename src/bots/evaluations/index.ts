// Which evaluation judges which game.
import type { Game } from '../../core/game.ts'
import { type Evaluation, scoreOf } from './evaluation.ts'
import * as made from './made.ts'

const EVALUATIONS: Readonly<Record<string, Evaluation>> = made

/** The evaluation made for a game, or its score where there is none. */
export function evaluationOf(game: Game): Evaluation {
  return EVALUATIONS[game.meta.id] ?? scoreOf(game)
}
