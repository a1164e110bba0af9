// Chapter L: loan.
import { type Action, type Actions, action } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { LOAN_LEVELS, LOAN_MONEY, LOWEST_LEVEL } from '../components.ts'
import { receive } from '../money.ts'
import type { State, Tell } from '../state.ts'
import { levelOf, topSpaceOf } from '../tracks.ts'
import { because, LOAN, OWES_DISCARD } from '../vocabulary.ts'

export function legalLoan(s: State, seat: Seat, out: Actions): void {
  if (canBorrow(s, seat)) out.push(LOAN)
}

export function applyLoan(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  const level = levelOf(s.income[seat]) - LOAN_LEVELS
  receive(s, seat, LOAN_MONEY)
  s.income[seat] = topSpaceOf(level) // L2: levels, not spaces; a wide level is still one
  tell?.('borrows', seat, LOAN_MONEY, level)
  owe(s.pending, action(OWES_DISCARD, 1))
}

export function loanProblem(s: State, seat: Seat): Problem | null {
  return canBorrow(s, seat) ? null : because('incomeTooLow', { level: levelOf(s.income[seat]) })
}

/** L3 */
function canBorrow(s: State, seat: Seat): boolean {
  return levelOf(s.income[seat]) - LOAN_LEVELS >= LOWEST_LEVEL
}
