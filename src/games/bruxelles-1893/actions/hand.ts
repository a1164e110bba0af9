// H5: after building, one hand of the compass is turned a step.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { canTurn, stepOn, turn } from '../compass.ts'
import { HANDS } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { TURN } from '../vocabulary.ts'

export const turningHand = {
  first: 'handFirst',
  legal: legalHands,
  answers: { turn: { apply: applyHand, problem: handProblem } },
  settle: settleHand,
} satisfies Row

/** Turns the only hand that can be; false when the seat must choose. */
function settleHand(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  const isFirstFree = canTurn(s, 0, stepOn(s, 0))
  if (isFirstFree && canTurn(s, 1, stepOn(s, 1))) return false
  settle(s.pending)
  turn(s, seat, isFirstFree ? 0 : 1, tell)
  return true
}

function legalHands(_s: State, _seat: Seat, out: Actions): void {
  for (let hand = 0; hand < HANDS; hand++) out.push(action(TURN, hand))
}

function applyHand(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  turn(s, seat, first(a), tell)
}

function handProblem(_s: State, _seat: Seat, a: Action): Problem | null {
  return first(a) < HANDS ? null : because('onlyClockwise')
}
