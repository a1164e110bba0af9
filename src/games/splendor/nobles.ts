// Chapter N: a noble visits at the end of the turn of a seat whose bonuses suffice, at most one a turn.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { NOBLE_POINTS, REQUIRES } from './components.ts'
import { covers } from './gems.ts'
import type { State, Tell } from './state.ts'

/** The places of the nobles who would visit a seat now, as a bit mask. */
export function noblesWilling(s: State, seat: Seat): number {
  const bonuses = s.bonuses[seat]
  let willing = 0
  for (let place = 0; place <= s.seats; place++) {
    const noble = s.nobles[place]
    if (noble !== NONE && covers(bonuses, REQUIRES[noble])) willing |= 1 << place
  }
  return willing
}

/** The noble goes to the seat and stays with it. */
export function receive(s: State, seat: Seat, place: number, tell?: Tell): void {
  const noble = s.nobles[place]
  s.nobles[place] = NONE
  s.visits[seat] |= 1 << noble
  s.points[seat] += NOBLE_POINTS
  tell?.('receives', seat, noble)
}
