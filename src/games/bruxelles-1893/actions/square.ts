// Chapter P: the try square on one of the two irises of the stock card frames the active area.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { bitCount } from '../../../core/bits.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { AREAS, IRISES, IRISES_OFFERED, STOCK_CARDS } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { stockIrisPlace } from '../tables.ts'
import { SQUARE } from '../vocabulary.ts'

export const placingSquare = {
  first: 'squareFirst',
  legal: legalSquares,
  answers: { square: { apply: applySquare, problem: squareProblem } },
  settle: settleSquare,
} satisfies Row

/** The iris that the stock card offers first or second. */
export const offeredIris = (s: State, which: number): number => s.tables.stockIris[stockIrisPlace(s.stockCard, s.seats, which)]

/** P3: places it when there is no choice; false when the seat must choose. */
function settleSquare(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  if (s.anyIris || s.stockCard >= STOCK_CARDS || offeredIris(s, 0) !== offeredIris(s, 1)) return false
  placeSquare(s, seat, offeredIris(s, 0), tell)
  return true
}

function legalSquares(s: State, _seat: Seat, out: Actions): void {
  if (s.anyIris) for (let iris = 0; iris < IRISES; iris++) out.push(action(SQUARE, iris))
  else if (s.stockCard < STOCK_CARDS) for (let which = 0; which < IRISES_OFFERED; which++) out.push(action(SQUARE, offeredIris(s, which)))
}

function applySquare(s: State, seat: Seat, a: Action, tell?: Tell): void {
  placeSquare(s, seat, first(a), tell)
}

function squareProblem(s: State, _seat: Seat, a: Action): Problem | null {
  const iris = first(a)
  const offered = [offeredIris(s, 0), offeredIris(s, 1)]
  return s.anyIris || offered.includes(iris) ? null : because('irisNotOffered', { iris: offered[0], otherIris: offered[1] })
}

function placeSquare(s: State, seat: Seat, iris: number, tell?: Tell): void {
  settle(s.pending)
  s.iris = iris
  s.area = AREAS[iris]
  tell?.('frames', seat, iris, bitCount(s.area))
}
