// Which choices wait for a last word before they are sent.
import { type Action, kindOf } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { BID } from '../../../games/bruxelles-1893/vocabulary.ts'
import { endsTurn } from './changes.ts'

/** The end of a turn is the last moment to think again. A bid has a button of its own that says all it does. */
export function waits(s: State, seat: Seat, a: Action): boolean {
  return kindOf(a) !== BID && endsTurn(s, seat, a)
}
