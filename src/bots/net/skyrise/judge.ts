// Skyrise judged by a net that corrects what the evaluation thinks.
import { skyrise } from '../../../games/skyrise/index.ts'
import type { State } from '../../../games/skyrise/state.ts'
import type { Points } from '../points.ts'
import { features } from './features.ts'
import { INPUTS } from './inputs.ts'

export const skyrisePoints: Points<State> = { game: skyrise, net: 'skyrise', inputs: INPUTS.size, features }
