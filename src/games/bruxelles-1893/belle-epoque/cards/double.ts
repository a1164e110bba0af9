// BC27: one own pawn on a space with a face-down tile counts double around irises.
import { type Action, type Actions, action, first } from '../../../../core/action.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { settle } from '../../../../core/pending.ts'
import { CROSS, SPACES } from '../../components.ts'
import { because } from '../../reasons.ts'
import type { Row, State, Tell } from '../../state.ts'
import { DOUBLE } from '../../vocabulary.ts'

export const doublingPawn = {
  first: 'doubleFirst',
  legal: legalDoubles,
  answers: { double: { apply: applyDouble, problem: doubleProblem } },
  settle: 'onlyAnswer',
} satisfies Row

export function canDouble(s: State, seat: Seat): boolean {
  for (let space = 0; space < SPACES; space++) if (isOnTile(s, seat, space)) return true
  return false
}

function legalDoubles(s: State, seat: Seat, out: Actions): void {
  for (let space = 0; space < SPACES; space++) if (isOnTile(s, seat, space)) out.push(action(DOUBLE, space))
}

function applyDouble(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  s.doubled = first(a)
  tell?.('countsDouble', seat, first(a))
}

function doubleProblem(s: State, seat: Seat, a: Action): Problem | null {
  return isOnTile(s, seat, first(a)) ? null : because('noPawnOnTile', { space: first(a) })
}

const isOnTile = (s: State, seat: Seat, space: number): boolean => (CROSS & (1 << space)) !== 0 && s.pawn[space] === seat
