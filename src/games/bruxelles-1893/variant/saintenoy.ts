// V6, V9: Paul Saintenoy may turn a hand a step either way before he builds.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { canBuild, TURNED, viaOf } from '../actions/buildable.ts'
import { canTurn, stepBack, stepOn, turn, turnBack } from '../compass.ts'
import { HANDS, SAINTENOY } from '../components.ts'
import { because } from '../reasons.ts'
import type { State, Tell } from '../state.ts'
import { NOTHING_OWED, OWES_CONSTRUCTION, TURN } from '../vocabulary.ts'

/** Turns: either hand clockwise, then either hand back. */
const TURNS = 2 * HANDS

/** Whether a turn that the board allows makes or leaves something to build. */
export function canTurnToBuild(s: State, seat: Seat, via: number): boolean {
  if (s.board[seat] !== SAINTENOY) return false
  for (let which = 0; which < TURNS; which++) if (helps(s, seat, which, via)) return true
  return false
}

export function legalFirstTurns(s: State, seat: Seat, via: number, out: Actions): void {
  if (s.board[seat] !== SAINTENOY) return
  for (let which = 0; which < TURNS; which++) if (helps(s, seat, which, via)) out.push(action(TURN, which))
}

export function applyFirstTurn(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const via = second(owed(s.pending, NOTHING_OWED))
  const which = first(a)
  settle(s.pending)
  if (which < HANDS) turn(s, seat, which, tell)
  else turnBack(s, seat, which - HANDS, tell)
  owe(s.pending, action(OWES_CONSTRUCTION, seat, via | TURNED))
}

export function firstTurnProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  if (s.board[seat] !== SAINTENOY || second(step) & TURNED) return because('constructionFirst')
  const to = destination(s, first(a))
  if (!canTurn(s, first(a) % HANDS, to)) return because('handBlocked')
  return helps(s, seat, first(a), viaOf(step)) ? null : because('turnHelpsNothing')
}

function destination(s: State, which: number): number {
  return which < HANDS ? stepOn(s, which) : stepBack(s, which - HANDS)
}

/** Whether something can be built after a turn: tried on the compass itself and taken back. */
function helps(s: State, seat: Seat, which: number, via: number): boolean {
  const hand = which % HANDS
  const to = destination(s, which)
  if (!canTurn(s, hand, to)) return false
  const from = s.hand[hand]
  s.hand[hand] = to
  const isPossible = canBuild(s, seat, via)
  s.hand[hand] = from
  return isPossible
}
