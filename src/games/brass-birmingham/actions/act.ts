// Chapter R: a turn is two actions out of seven, each with all that it owes.
import type { Actions } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { endAction, payIncomes } from '../round.ts'
import type { Row, State, Tell } from '../state.ts'
import { PASS } from '../vocabulary.ts'
import { applyBuild, buildProblem, legalBuilds } from './build.ts'
import { applyDevelop, developProblem, legalDevelops } from './develop.ts'
import { applyLoan, legalLoan, loanProblem } from './loan.ts'
import { applyNetwork, legalLinks, networkProblem } from './network.ts'
import { applyPass } from './pass.ts'
import { applyScout, legalScout, scoutProblem } from './scout.ts'
import { applySell, legalSales, sellProblem } from './sell.ts'

export const acting = {
  legal: legalActions,
  answers: {
    build: { apply: applyBuild, problem: buildProblem },
    network: { apply: applyNetwork, problem: networkProblem },
    develop: { apply: applyDevelop, problem: developProblem },
    sell: { apply: applySell, problem: sellProblem },
    loan: { apply: applyLoan, problem: loanProblem },
    scout: { apply: applyScout, problem: scoutProblem },
    pass: { apply: applyPass }, // P1: a seat may always pass
  },
  settle: goOn,
} satisfies Row

function legalActions(s: State, seat: Seat, out: Actions): void {
  legalBuilds(s, seat, out)
  legalLinks(s, seat, out)
  legalDevelops(s, seat, out)
  legalSales(s, seat, out)
  legalLoan(s, seat, out)
  legalScout(s, seat, out)
  out.push(PASS)
}

/** With nothing owed an action is over; or, after the round's last one, a shortfall is. */
function goOn(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  if (s.actions > 0) endAction(s, seat, tell)
  else payIncomes(s, tell)
  return false
}
