// The evaluations as they were when the players of this folder were: none of their numbers is ever changed.
import type { Game } from '../../../core/game.ts'
import type { Evaluation } from '../../evaluations/evaluation.ts'
import { evaluationOf } from '../../evaluations/index.ts'
import { brassBirminghamEvaluation } from './brass-birmingham/index.ts'
import { splendorEvaluation } from './splendor.ts'

const KEPT: Readonly<Record<string, Evaluation>> = {
  splendor: splendorEvaluation,
  'brass-birmingham': brassBirminghamEvaluation,
}

/** The evaluation of a game as it was; those of Skyrise and Bruxelles 1893 still are. */
export function frozenEvaluationOf(game: Game): Evaluation {
  return KEPT[game.meta.id] ?? evaluationOf(game)
}
