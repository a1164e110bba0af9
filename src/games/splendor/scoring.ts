// Chapter E, the end: most points; on a tie fewest bought cards; then the victory is shared.
import type { Result, Seat } from '../../core/game.ts'
import { resultOf } from '../../core/points.ts'
import { NOBLE_POINTS, NOBLES } from './components.ts'
import type { State } from './state.ts'

export function result(s: State): Result {
  return resultOf({
    over: s.over === 1,
    seats: s.seats,
    parts(seat) {
      const nobles = noblesOf(s, seat).length * NOBLE_POINTS
      return { cards: s.points[seat] - nobles, nobles }
    },
    tieBreakers: (seat) => [-s.bought[seat]], // E3
  })
}

/** The nobles that have visited a seat, by number. */
export function noblesOf(s: State, seat: Seat): number[] {
  const nobles: number[] = []
  for (let noble = 0; noble < NOBLES; noble++) if (s.visits[seat] & (1 << noble)) nobles.push(noble)
  return nobles
}
