// Chapter G: the result. Most points win; a tie is shared.
import type { Result, Seat } from '../../core/game.ts'
import { BELLE_EPOQUE, OVER, PARTS, type Part, pointsOf, type State } from './state.ts'

const BELLE_EPOQUE_PARTS: readonly Part[] = ['visits', 'cards', 'tiles']

export function result(s: State): Result {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const totals = seats.map((seat) => pointsOf(s, seat))
  return {
    over: s.phase === OVER,
    scores: seats.map((seat) => ({
      seat,
      total: totals[seat],
      parts: partsOf(s, seat),
      rank: 1 + totals.filter((total) => total > totals[seat]).length, // G7
    })),
  }
}

/** The points of a seat by what they come from; parts that its game cannot have are left out. */
function partsOf(s: State, seat: Seat): Readonly<Record<string, number>> {
  const parts = PARTS.map((part, i) => [part, s.points[seat * PARTS.length + i]] as const)
  return Object.fromEntries(parts.filter(([part]) => s.rules & BELLE_EPOQUE || !BELLE_EPOQUE_PARTS.includes(part)))
}
