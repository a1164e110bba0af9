// Chapter F: the result. Most prestige; on a tie who built the last structure earlier.
import type { Result, Seat } from '../../core/game.ts'
import { PARTS, pointsOf, type State } from './state.ts'

export function result(s: State): Result {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  return {
    over: s.over === 1,
    scores: seats.map((seat) => ({
      seat,
      total: pointsOf(s, seat),
      parts: Object.fromEntries(PARTS.map((part, i) => [part, s.points[seat * PARTS.length + i]])),
      rank: 1 + seats.filter((other) => isBetter(s, other, seat)).length,
    })),
  }
}

/** F8 */
function isBetter(s: State, a: Seat, b: Seat): boolean {
  const lead = pointsOf(s, a) - pointsOf(s, b)
  return lead > 0 || (lead === 0 && finishing(s, a) < finishing(s, b))
}

/** The place in which a seat built everything; behind all others while it still builds. */
const finishing = (s: State, seat: Seat): number => s.finished[seat] || s.seats + 1
