// Chapters U and P: a turn is one of three actions, or a pass where none of them can be done.
import { type Action, type Actions, actionList } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { afterAction } from '../round.ts'
import type { Row, State, Tell } from '../state.ts'
import { because, PASS } from '../vocabulary.ts'
import { applyBuy, buyProblem, legalBuys } from './buy.ts'
import { applyReserve, legalReserves, reserveProblem } from './reserve.ts'
import { applyTake, legalTakes, takeProblem } from './take.ts'

export const acting = {
  legal: legalTurn,
  answers: {
    take: { apply: applyTake, problem: (s, _seat, a) => takeProblem(s, a) },
    reserve: { apply: applyReserve, problem: reserveProblem },
    buy: { apply: applyBuy, problem: buyProblem },
    pass: { apply: applyPass, problem: passProblem },
  },
} satisfies Row

function legalTurn(s: State, seat: Seat, out: Actions): void {
  legalActions(s, seat, out)
  if (out.count === 0) out.push(PASS) // P1
}

function legalActions(s: State, seat: Seat, out: Actions): void {
  legalTakes(s, out)
  legalReserves(s, seat, out)
  legalBuys(s, seat, out)
}

/** A noble may still come (N1). */
function applyPass(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  s.passes++
  tell?.('passes', seat)
  afterAction(s, seat, tell)
}

function passProblem(s: State, seat: Seat): Problem | null {
  const others = actionList(64)
  legalActions(s, seat, others)
  return others.count === 0 ? null : because('mustAct', { ways: others.count })
}
