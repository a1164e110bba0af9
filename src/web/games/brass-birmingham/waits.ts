// Which choices wait for a last word though they could be taken back.
import { type Action, kindOf } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { BUILD } from '../../../games/brass-birmingham/vocabulary.ts'
import { isTouch } from './touch.ts'

/** A finger points at nothing before it taps: a build, which is one decision with all that it costs, shows that first. */
export function waits(_s: State, _seat: Seat, a: Action): boolean {
  return kindOf(a) === BUILD && isTouch()
}
