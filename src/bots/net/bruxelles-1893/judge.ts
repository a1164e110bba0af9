// Bruxelles 1893, either edition, judged by a net that corrects what the evaluation thinks.
import { bruxelles1893, bruxelles1893Revised } from '../../../games/bruxelles-1893/index.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import type { Points } from '../points.ts'
import { features } from './features.ts'
import { INPUTS } from './inputs.ts'

export const bruxelles1893Points: Points<State> = { game: bruxelles1893, net: 'bruxelles-1893', inputs: INPUTS.size, features }
export const bruxelles1893RevisedPoints: Points<State> = {
  game: bruxelles1893Revised,
  net: 'bruxelles-1893',
  inputs: INPUTS.size,
  features,
}
