// BC25: in place of a card won, one below a column outside the active area.
import { type Action, type Actions, action, first, second } from '../../../../core/action.ts'
import { NONE } from '../../../../core/block.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { owed, settle } from '../../../../core/pending.ts'
import { COLUMNS, type Spaces } from '../../components.ts'
import { because } from '../../reasons.ts'
import type { Row, State, Tell } from '../../state.ts'
import { NOTHING_OWED, OTHER_COLUMN } from '../../vocabulary.ts'

/** The spaces of the leftmost column; those of the others lie one bit further each. */
const COLUMN: Spaces = 0b00001_00001_00001_00001_00001

export const takingOtherColumn = {
  first: 'otherColumnFirst',
  legal: legalColumns,
  answers: { column: { apply: applyColumn, problem: columnProblem } },
  settle: 'onlyAnswer',
} satisfies Row

export function hasOtherColumn(s: State): boolean {
  for (let column = 0; column < COLUMNS; column++) if (isOutside(s, column)) return true
  return false
}

function legalColumns(s: State, _seat: Seat, out: Actions): void {
  for (let column = 0; column < COLUMNS; column++) if (isOutside(s, column)) out.push(action(OTHER_COLUMN, column))
}

function applyColumn(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const won = second(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  s.claims[won] = 0
  s.claims[first(a)] = 1 << seat
  tell?.('takesOther', seat, first(a))
}

function columnProblem(s: State, _seat: Seat, a: Action): Problem | null {
  return isOutside(s, first(a)) ? null : because('columnNotOutside', { column: first(a) })
}

const isOutside = (s: State, column: number): boolean =>
  (s.area & (COLUMN << column)) === 0 && s.columnCard[column] !== NONE && s.claims[column] === 0
