// Chapter F: the result. Most points; on a tie income, then money; then the victory is shared.
import type { Result, Seat } from '../../core/game.ts'
import { resultOf } from '../../core/points.ts'
import { INTRODUCTORY, MONEY_POINTS, partsOf, type State, TIES_BY_LEVEL } from './state.ts'
import { levelOf } from './tracks.ts'

export function result(s: State): Result {
  return resultOf({
    over: s.over === 1,
    seats: s.seats,
    parts: (seat) => partsInPlay(s, seat),
    tieBreakers: (seat) => [tieIncome(s, seat), s.money[seat]],
  })
}

/** The points of a seat by what they come from; parts that its game cannot have are left out. */
function partsInPlay(s: State, seat: Seat): Readonly<Record<string, number>> {
  const isIntroductory = (s.rules & INTRODUCTORY) !== 0
  const parts = Object.entries(partsOf(s, seat))
  return Object.fromEntries(parts.filter(([part], i) => (isIntroductory ? !part.startsWith('rail') : i < MONEY_POINTS)))
}

/** F2 */
function tieIncome(s: State, seat: Seat): number {
  return s.rules & TIES_BY_LEVEL ? levelOf(s.income[seat]) : s.income[seat]
}
