// The evaluations as they were when the players of this folder were: none of their numbers is ever changed.
import type { Game } from '../../../core/game.ts'
import type { Evaluation } from '../../evaluations/evaluation.ts'
import { evaluationOf } from '../../evaluations/index.ts'
import { brassBirminghamEvaluation } from './brass-birmingham/index.ts'
import { bruxelles1893Evaluation } from './bruxelles-1893/index.ts'
import { skyriseEvaluation } from './skyrise/index.ts'
import { splendorEvaluation } from './splendor.ts'

const KEPT: Readonly<Record<string, Evaluation>> = {
  splendor: splendorEvaluation,
  'brass-birmingham': brassBirminghamEvaluation,
  'bruxelles-1893': bruxelles1893Evaluation,
  'bruxelles-1893-revised': bruxelles1893Evaluation,
  skyrise: skyriseEvaluation,
}

/** The evaluation of a game as it was; that of a game that is newer. */
export function frozenEvaluationOf(game: Game): Evaluation {
  return KEPT[game.meta.id] ?? evaluationOf(game)
}
