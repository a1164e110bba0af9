// The evaluations that were made for a game, each by the id of its game: a line a rulebook.
export { brassBirminghamEvaluation as 'brass-birmingham' } from './brass-birmingham/index.ts'
export { bruxelles1893Evaluation as 'bruxelles-1893', bruxelles1893Evaluation as 'bruxelles-1893-revised' } from './bruxelles-1893/index.ts'
export { skyriseEvaluation as skyrise } from './skyrise/index.ts'
export { splendorEvaluation as splendor } from './splendor.ts'
