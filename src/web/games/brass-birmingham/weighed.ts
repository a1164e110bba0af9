import type { State } from '../../../games/brass-birmingham/state.ts'
import type { SlipProps } from '../../table/face.ts'
import type { Preview } from './preview.ts'

/** A plan with what it comes to: what the slip is made of. */
export interface Weighed extends SlipProps<State> {
  readonly effect: Preview
}
