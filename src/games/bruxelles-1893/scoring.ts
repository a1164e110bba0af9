// Chapter G: the result. Most points win; a tie is shared (G7).
import type { Result, Seat } from '../../core/game.ts'
import { resultOf } from '../../core/points.ts'
import { isBelleEpoque, OVER, partsOf, type State } from './state.ts'

const BELLE_EPOQUE_PARTS: readonly string[] = ['visits', 'cards', 'tiles']

export function result(s: State): Result {
  return resultOf({ over: s.phase === OVER, seats: s.seats, parts: (seat) => partsInPlay(s, seat) })
}

/** The points of a seat by what they come from; parts that its game cannot have are left out. */
function partsInPlay(s: State, seat: Seat): Readonly<Record<string, number>> {
  const parts = Object.entries(partsOf(s, seat))
  return Object.fromEntries(parts.filter(([part]) => isBelleEpoque(s) || !BELLE_EPOQUE_PARTS.includes(part)))
}
