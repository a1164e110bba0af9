// Chapter F: the result. Most prestige; on a tie who built the last structure earlier.
import type { Result, Seat } from '../../core/game.ts'
import { resultOf } from '../../core/points.ts'
import { partsOf, type State } from './state.ts'

export function result(s: State): Result {
  return resultOf({
    over: s.over === 1,
    seats: s.seats,
    parts: (seat) => partsOf(s, seat),
    tieBreakers: (seat) => [-finishing(s, seat)], // F8
  })
}

/** The place in which a seat built everything; behind all others while it still builds. */
const finishing = (s: State, seat: Seat): number => s.finished[seat] || s.seats + 1
