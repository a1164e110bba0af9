// Chapter W: workshop. The editions differ in how the tile is found: see first-edition/ and revised-edition/.
import { type Action, type Actions, first, kindOf, second } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { FIRST } from '../components.ts'
import { canDraw, draw, drawnProblem, keepDrawn, legalDraw } from '../first-edition/workshop.ts'
import { canChoose, choiceProblem, chooseArt, legalChoices, settleChoice } from '../revised-edition/workshop.ts'
import type { State, Tell } from '../state.ts'
import { because, NOTHING_OWED, OWES_DRAWN, VIA_PARK } from '../vocabulary.ts'
import { cannotDo } from './leave.ts'

export const canWorkshop = (s: State): boolean => (s.edition === FIRST ? canDraw(s) : canChoose(s))

export function settleWorkshop(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  if (!canWorkshop(s)) return cannotDo(s, seat, tell)
  if (s.edition !== FIRST) return settleChoice(s, seat, tell)
  if (second(step) !== VIA_PARK) return false
  draw(s, seat, tell)
  return true
}

export function legalWorkshop(s: State, step: number, out: Actions): void {
  if (s.edition === FIRST) legalDraw(s, second(step), out)
  else legalChoices(s, out)
}

export function applyTake(s: State, seat: Seat, a: Action, tell?: Tell): void {
  if (kindOf(owed(s.pending, NOTHING_OWED)) === OWES_DRAWN) keepDrawn(s, seat, first(a), tell)
  else chooseArt(s, seat, first(a), tell)
}

export function takeProblem(s: State, a: Action, step: number): Problem | null {
  if (kindOf(step) === OWES_DRAWN) return drawnProblem(s, a)
  return s.edition === FIRST ? because('onlyFirstDraw') : choiceProblem(s, a)
}

export function drawProblem(s: State): Problem | null {
  return s.edition === FIRST ? null : because('onlyRevisedChoice')
}
