// How an action of the Art Nouveau board begins, by a pawn or by the park, and what comes after it.
import { action, second, third } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { AFTER_MATERIALS, AFTER_WORKSHOP, BEFORE_NOBLE, BEFORE_SALE, offerCards } from '../belle-epoque/moments.ts'
import { ACTIONS, MATERIALS, NOBLES, SALE, WORKSHOP } from '../components.ts'
import type { Row, State, Tell } from '../state.ts'
import { takeHortaFrancs } from '../variant/horta.ts'
import { AFTER_ACTION, OWES_CONSTRUCTION, OWES_CUBES, OWES_NOBLES, OWES_SALE, OWES_WORKSHOP, VIA_PAWN } from '../vocabulary.ts'
import { mayLeave } from './leave.ts'

/** The step that each action begins with. */
const BEGINS: readonly number[] = ACTIONS.map(
  (name) =>
    ({ workshop: OWES_WORKSHOP, sale: OWES_SALE, nobles: OWES_NOBLES, materials: OWES_CUBES, construction: OWES_CONSTRUCTION })[name],
)
const MATERIALS_CUBES = 2

/** Owes an action of the Art Nouveau board and, below it, what comes after it. */
export function beginAction(s: State, seat: Seat, which: number, via: number): void {
  owe(s.pending, action(AFTER_ACTION, seat, which, via))
  const step = BEGINS[which]
  if (step === OWES_CUBES) owe(s.pending, action(step, seat, MATERIALS_CUBES, mayLeave(s, via) ? 1 : 0))
  else owe(s.pending, action(step, seat, via))
  if (via !== VIA_PAWN) return
  if (which === SALE) offerCards(s, seat, BEFORE_SALE)
  else if (which === NOBLES) offerCards(s, seat, BEFORE_NOBLE)
}

/** What an action brings once it is done, beyond itself. */
export const finishingAction = { settle: finishAction } satisfies Row

function finishAction(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const which = second(step)
  settle(s.pending)
  if (which === MATERIALS) takeHortaFrancs(s, seat, tell)
  if (third(step) !== VIA_PAWN) return true
  if (which === WORKSHOP) offerCards(s, seat, AFTER_WORKSHOP)
  else if (which === MATERIALS) offerCards(s, seat, AFTER_MATERIALS)
  return true
}
