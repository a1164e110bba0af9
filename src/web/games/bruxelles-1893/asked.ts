// What is asked in the prompt bar.
import type { State } from '../../../games/bruxelles-1893/state.ts'
import type { ChoicesProps } from '../../table/face.ts'
import type { Scene } from './scene.ts'

/** The prompt's properties with this language's phrases. */
export type Asked = ChoicesProps<State> & Scene
