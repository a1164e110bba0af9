// Which choices wait for a last word before they are sent.
import { type Action, kindOf } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { BUILD, REMOVE } from '../../../games/brass-birmingham/vocabulary.ts'
import { endsTurn } from './preview.ts'
import { isTouch } from './touch.ts'

/**
 * The end of a turn draws cards, and nothing is taken back after that; a tile given up is gone. And a finger points at nothing before it
 * taps: a build, which is one decision with all that it costs, shows that first.
 */
export function waits(s: State, seat: Seat, a: Action): boolean {
  const kind = kindOf(a)
  return kind === REMOVE || (kind === BUILD && isTouch()) || endsTurn(s, seat, a)
}
