// Chapter E, the end: most points; on a tie fewest bought cards; then the victory is shared.
import type { Result, Seat } from '../../core/game.ts'
import { NOBLE_POINTS, NOBLES } from './components.ts'
import type { State } from './state.ts'

export function result(s: State): Result {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const better = (a: Seat, b: Seat) => s.points[a] > s.points[b] || (s.points[a] === s.points[b] && s.bought[a] < s.bought[b]) // E3
  return {
    over: s.over === 1,
    scores: seats.map((seat) => {
      const nobles = noblesOf(s, seat).length * NOBLE_POINTS
      return {
        seat,
        total: s.points[seat],
        parts: { cards: s.points[seat] - nobles, nobles },
        rank: 1 + seats.filter((other) => better(other, seat)).length,
      }
    }),
  }
}

/** The nobles that have visited a seat, by number. */
export function noblesOf(s: State, seat: Seat): number[] {
  const nobles: number[] = []
  for (let noble = 0; noble < NOBLES; noble++) if (s.visits[seat] & (1 << noble)) nobles.push(noble)
  return nobles
}
