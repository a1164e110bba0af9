// Which evaluation judges which game.
import type { Game } from '../../core/game.ts'
import { brassBirminghamEvaluation } from './brass-birmingham/index.ts'
import { bruxelles1893Evaluation } from './bruxelles-1893/index.ts'
import { type Evaluation, scoreOf } from './evaluation.ts'
import { skyriseEvaluation } from './skyrise/index.ts'
import { splendorEvaluation } from './splendor.ts'

const EVALUATIONS: Readonly<Record<string, Evaluation>> = {
  splendor: splendorEvaluation,
  'brass-birmingham': brassBirminghamEvaluation,
  skyrise: skyriseEvaluation,
  'bruxelles-1893': bruxelles1893Evaluation,
  'bruxelles-1893-revised': bruxelles1893Evaluation,
}

/** The evaluation made for a game, or its score where there is none. */
export function evaluationOf(game: Game): Evaluation {
  return EVALUATIONS[game.meta.id] ?? scoreOf(game)
}
