// Chapter W: workshop. The editions differ in how the tile is found: see first-edition/ and revised-edition/.
import { type Action, type Actions, first, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { FIRST } from '../components.ts'
import { canDraw, draw, legalDraw } from '../first-edition/workshop.ts'
import { because } from '../reasons.ts'
import { canChoose, choiceProblem, legalChoices, onlyChoice, takeChosen } from '../revised-edition/workshop.ts'
import type { Row, State, Tell } from '../state.ts'
import { makeCube } from '../variant/cauchie.ts'
import { VIA_PARK } from '../vocabulary.ts'
import { applySkip, cannotDo, skipProblem } from './leave.ts'

export const takingArt = {
  first: 'workshopFirst',
  legal: legalWorkshop,
  answers: {
    take: { apply: applyTake, problem: takeProblem },
    draw: { apply: applyDraw, problem: drawProblem },
    skip: { apply: applySkip, problem: skipProblem },
  },
  settle: settleWorkshop,
} satisfies Row

export const canWorkshop = (s: State): boolean => (s.edition === FIRST ? canDraw(s) : canChoose(s))

function settleWorkshop(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  if (!canWorkshop(s)) return cannotDo(s, seat, tell)
  if (s.edition === FIRST) return drawForPark(s, seat, step, tell)
  const only = onlyChoice(s)
  if (only === NONE) return false
  take(s, seat, only, tell)
  return true
}

/** R5: what the park was asked for is not left undone, so that there is nothing to ask. */
function drawForPark(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  if (second(step) !== VIA_PARK) return false
  draw(s, seat, tell)
  return true
}

function legalWorkshop(s: State, seat: Seat, out: Actions, step: number): void {
  if (s.edition === FIRST) legalDraw(s, second(step), out)
  else legalChoices(s, seat, out)
}

function applyTake(s: State, seat: Seat, a: Action, tell?: Tell): void {
  take(s, seat, first(a), tell)
}

function take(s: State, seat: Seat, colour: number, tell?: Tell): void {
  takeChosen(s, seat, colour, tell)
  makeCube(s, seat, colour, tell)
}

function applyDraw(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  draw(s, seat, tell)
}

function takeProblem(s: State, seat: Seat, a: Action): Problem | null {
  return s.edition === FIRST ? because('onlyFirstDraw') : choiceProblem(s, seat, a)
}

function drawProblem(s: State): Problem | null {
  return s.edition === FIRST ? null : because('onlyRevisedChoice')
}
