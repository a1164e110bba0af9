// Chapter H: construction. What is built where; the payment and the hand follow as decisions of their own.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { isTiled } from '../belle-epoque/face-down.ts'
import { offerCards, PAYMENT } from '../belle-epoque/moments.ts'
import { canBuildPavilion, legalPavilions, pavilionProblem } from '../belle-epoque/pavilions.ts'
import { HOUSES, SPACES } from '../components.ts'
import { unitsFor } from '../price.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { applyFirstTurn, canTurnToBuild, firstTurnProblem, legalFirstTurns } from '../variant/saintenoy.ts'
import { BUILD, NOTHING_OWED, OWES_HAND, OWES_PAYMENT, SKIP, VIA_PAWN } from '../vocabulary.ts'
import { canBuild, canPayHouse, hasOpenSpace, isOpen, TURNED, viaOf } from './buildable.ts'
import { applySkip, cannotDo, mayLeave } from './leave.ts'

export const building = {
  first: 'constructionFirst',
  legal: legalBuilds,
  answers: {
    build: { apply: applyBuild, problem: buildProblem },
    pavilion: { apply: applyPavilion, problem: buildPavilionProblem },
    turn: { apply: applyFirstTurn, problem: firstTurnProblem },
    skip: { apply: applySkip, problem: skipBuildProblem },
  },
  settle: settleConstruction,
} satisfies Row

export const canDoConstruction = (s: State, seat: Seat, via: number): boolean => canBuild(s, seat, via) || canTurnToBuild(s, seat, via)

function settleConstruction(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const via = viaOf(step)
  const isTurned = (second(step) & TURNED) !== 0
  const mayTurn = !isTurned && canTurnToBuild(s, seat, via)
  if (!canBuild(s, seat, via)) return mayTurn ? false : cannotDo(s, seat, tell)
  if (mayTurn || mayLeave(s, via) || canBuildPavilion(s, seat, via)) return false
  const only = onlySpace(s)
  if (only === NONE) return false
  build(s, seat, only)
  return true
}

function legalBuilds(s: State, seat: Seat, out: Actions, step: number): void {
  const via = viaOf(step)
  const before = out.count
  if (canPayHouse(s, seat, via)) for (let space = 0; space < SPACES; space++) if (isOpen(s, space)) out.push(action(BUILD, space))
  legalPavilions(s, seat, via, out)
  const isPossible = out.count > before
  if (!(second(step) & TURNED)) legalFirstTurns(s, seat, via, out)
  if (!isPossible || mayLeave(s, via)) out.push(SKIP) // V9
}

function applyBuild(s: State, seat: Seat, a: Action): void {
  build(s, seat, first(a))
}

function applyPavilion(s: State, seat: Seat, a: Action): void {
  build(s, seat, SPACES + first(a))
}

function buildProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  const space = first(a)
  if (s.house[space] !== NONE) return because('spaceHasHouse', { space })
  if (s.pawn[space] !== NONE) return because('spaceHasPawn', { space })
  if (isTiled(s, space)) return because('spaceHasTile', { space })
  return canPayHouse(s, seat, viaOf(step)) ? null : because('cannotPay', { units: unitsFor(s, seat) })
}

/** Why nothing can be built at all. */
export function constructionProblem(s: State, seat: Seat): Problem {
  if (s.built[seat] === HOUSES) return because('allBuilt')
  return hasOpenSpace(s) ? because('cannotPay', { units: unitsFor(s, seat) }) : because('noSpaceForHouse')
}

function buildPavilionProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  return pavilionProblem(s, seat, first(a), viaOf(step))
}

/** V9: the action is left undone only where the edition allows it, or where nothing could be built as the compass stands. */
function skipBuildProblem(s: State, seat: Seat, _a: Action, step: number): Problem | null {
  return mayLeave(s, viaOf(step)) || !canBuild(s, seat, viaOf(step)) ? null : because('mustDoAction')
}

/** Something is to be built at a space, or at SPACES + pavilion. */
function build(s: State, seat: Seat, target: number): void {
  const via = viaOf(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  owe(s.pending, action(OWES_HAND, seat))
  owe(s.pending, action(OWES_PAYMENT, seat, target, via))
  if (via === VIA_PAWN) offerCards(s, seat, PAYMENT, target)
}

/** The one space left for a house, or NONE when there are more. */
function onlySpace(s: State): number {
  let only = NONE
  for (let space = 0; space < SPACES; space++) {
    if (!isOpen(s, space)) continue
    if (only !== NONE) return NONE
    only = space
  }
  return only
}
