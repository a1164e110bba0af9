// Chapter D: with two seats, neutral pawns before the first turn of the action phase.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { isTiled } from '../belle-epoque/face-down.ts'
import { NEUTRAL, SPACES } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { PLACE_NEUTRAL } from '../vocabulary.ts'

export const placingNeutral = {
  first: 'neutralFirst',
  legal: legalNeutrals,
  answers: { neutral: { apply: applyNeutral, problem: neutralProblem } },
  settle: settleNeutral,
} satisfies Row

/** Places it when there is one space or none; false when the seat must choose. */
function settleNeutral(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  let only = NONE
  for (let space = 0; space < SPACES; space++) {
    if (!isOpen(s, space)) continue
    if (only !== NONE) return false
    only = space
  }
  if (only === NONE) settle(s.pending)
  else placeNeutral(s, seat, only, tell)
  return true
}

function legalNeutrals(s: State, _seat: Seat, out: Actions): void {
  for (let space = 0; space < SPACES; space++) if (isOpen(s, space)) out.push(action(PLACE_NEUTRAL, space))
}

function applyNeutral(s: State, seat: Seat, a: Action, tell?: Tell): void {
  placeNeutral(s, seat, first(a), tell)
}

function neutralProblem(s: State, _seat: Seat, a: Action): Problem | null {
  const space = first(a)
  if (!(s.area & (1 << space))) return because('outsideArea', { space })
  if (s.pawn[space] !== NONE) return because('spaceTaken', { space })
  if (s.house[space] !== NONE) return because('neutralOnHouse', { space })
  return isTiled(s, space) ? because('neutralOnTile', { space }) : null
}

function isOpen(s: State, space: number): boolean {
  return (s.area & (1 << space)) !== 0 && s.pawn[space] === NONE && s.house[space] === NONE && !isTiled(s, space)
}

function placeNeutral(s: State, seat: Seat, space: number, tell?: Tell): void {
  settle(s.pending)
  s.neutral[seat]--
  s.pawn[space] = NEUTRAL
  tell?.('placesNeutral', seat, space)
}
