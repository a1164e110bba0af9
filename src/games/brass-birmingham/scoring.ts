// Chapter F: the result. Most points; on a tie income, then money; then the victory is shared.
import type { Result, Seat } from '../../core/game.ts'
import { INTRODUCTORY, MONEY_POINTS, PARTS, pointsOf, type State, TIES_BY_LEVEL } from './state.ts'
import { levelOf } from './tracks.ts'

export function result(s: State): Result {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const standing = seats.map((seat) => [pointsOf(s, seat), tieIncome(s, seat), s.money[seat]])
  return {
    over: s.over === 1,
    scores: seats.map((seat) => ({
      seat,
      total: pointsOf(s, seat),
      parts: partsOf(s, seat),
      rank: 1 + seats.filter((other) => isBetter(standing[other], standing[seat])).length,
    })),
  }
}

/** The points of a seat by what they come from; parts that its game cannot have are left out. */
function partsOf(s: State, seat: Seat): Readonly<Record<string, number>> {
  const isIntroductory = (s.rules & INTRODUCTORY) !== 0
  const parts = PARTS.map((part, i) => [part, s.points[seat * PARTS.length + i]] as const)
  return Object.fromEntries(parts.filter(([part], i) => (isIntroductory ? !part.startsWith('rail') : i < MONEY_POINTS)))
}

/** F2 */
function tieIncome(s: State, seat: Seat): number {
  return s.rules & TIES_BY_LEVEL ? levelOf(s.income[seat]) : s.income[seat]
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && a[at] > b[at]
}
