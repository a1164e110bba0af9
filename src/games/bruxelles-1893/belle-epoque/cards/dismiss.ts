// BC14: a noble used in this round is discarded for the francs of his salary.
import { type Action, type Actions, action, first } from '../../../../core/action.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { settle } from '../../../../core/pending.ts'
import { NOBLE_KINDS } from '../../components.ts'
import { receive } from '../../money.ts'
import { discardNoble } from '../../nobles.ts'
import { because } from '../../reasons.ts'
import type { Row, State, Tell } from '../../state.ts'
import { DISMISS } from '../../vocabulary.ts'

export const dismissingNoble = {
  first: 'dismissFirst',
  legal: legalDismissals,
  answers: { dismiss: { apply: applyDismissal, problem: dismissalProblem } },
  settle: 'onlyAnswer',
} satisfies Row

function legalDismissals(s: State, seat: Seat, out: Actions): void {
  for (let noble = 0; noble < NOBLE_KINDS; noble++) if (isUsed(s, seat, noble)) out.push(action(DISMISS, noble))
}

function applyDismissal(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const noble = first(a)
  const francs = s.tables.salary[noble]
  settle(s.pending)
  s.kept[seat] &= ~(1 << noble)
  discardNoble(s, noble)
  receive(s, seat, francs)
  tell?.('dismisses', seat, noble, francs)
}

function dismissalProblem(s: State, seat: Seat, a: Action): Problem | null {
  return isUsed(s, seat, first(a)) ? null : because('nobleNotUsed', { noble: first(a) })
}

const isUsed = (s: State, seat: Seat, noble: number): boolean => (s.kept[seat] & ~s.ready[seat] & (1 << noble)) !== 0
