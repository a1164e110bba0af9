// Chapter C: noble cubes, one by one; and Solvay's choice (N8).
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { GLASS, HORTA, NOBLE_CUBES, WILD } from '../components.ts'
import { giveCube, kindsInSupply, takeCube } from '../cubes.ts'
import { because } from '../reasons.ts'
import { cubePlace, isBelleEpoque, type Row, type State, type Tell } from '../state.ts'
import { NOTHING_OWED, OWES_CUBES, SKIP, TAKE_CUBE, TRADE } from '../vocabulary.ts'
import { applySkip } from './leave.ts'

const SOLVAY_TRADE = 2

/** C2, V5: Horta's francs come even when no cube does. */
export const canDoMaterials = (s: State, seat: Seat): boolean => kindsInSupply(s) > 0 || s.board[seat] === HORTA

export const takingCubes = {
  first: 'cubesFirst',
  legal: legalCubes,
  answers: {
    cube: { apply: applyCube, problem: cubeProblem },
    skip: { apply: applySkip, problem: skipCubesProblem },
  },
  settle: settleCubes,
} satisfies Row

export const usingSolvay = {
  first: 'solvayFirst',
  legal: legalSolvay,
  answers: { cube: { apply: applyCube, problem: cubeProblem }, trade: { apply: applyTrade } },
  settle: settleSolvay,
} satisfies Row

/** R5 */
const maySkip = (step: number): boolean => third(step) === 1

/** Takes what leaves no choice; false when the seat must choose. */
function settleCubes(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const kinds = kindsInSupply(s)
  if (kinds > 1 || (kinds === 1 && maySkip(step))) return false
  if (kinds === 1) take(s, seat, onlyCube(s), tell)
  else {
    settle(s.pending)
    tell?.('gainsNothing', seat)
  }
  return true
}

function legalCubes(s: State, _seat: Seat, out: Actions, step: number): void {
  for (let cube = 0; cube < NOBLE_CUBES; cube++) if (s.supply[cube] > 0) out.push(action(TAKE_CUBE, cube))
  if (maySkip(step)) out.push(SKIP)
}

function applyCube(s: State, seat: Seat, a: Action, tell?: Tell): void {
  take(s, seat, first(a), tell)
}

function cubeProblem(s: State, _seat: Seat, a: Action): Problem | null {
  const cube = first(a)
  if (cube === WILD) return because('wildNotTaken')
  if (cube === GLASS && !isBelleEpoque(s)) return because('noGlassHere')
  return s.supply[cube] > 0 ? null : because('cubeGone', { cube })
}

function skipCubesProblem(_s: State, _seat: Seat, _a: Action, step: number): Problem | null {
  return maySkip(step) ? null : because('mustDoAction')
}

/** N8: without a wild cube to trade he is one cube of choice; false when the seat must choose between that and a trade. */
function settleSolvay(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  const isIdle = kindsInSupply(s) === 0
  if (!isIdle && s.cubes[cubePlace(seat, WILD)] > 0) return false
  settle(s.pending)
  if (isIdle) tell?.('gainsNothing', seat)
  else owe(s.pending, action(OWES_CUBES, seat, 1))
  return true
}

function legalSolvay(s: State, _seat: Seat, out: Actions): void {
  for (let cube = 0; cube < NOBLE_CUBES; cube++) if (s.supply[cube] > 0) out.push(action(TAKE_CUBE, cube))
  out.push(TRADE)
}

function applyTrade(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  settle(s.pending)
  giveCube(s, seat, WILD)
  tell?.('trades', seat)
  owe(s.pending, action(OWES_CUBES, seat, SOLVAY_TRADE))
}

/** A cube for the step that is owed: one of so many, or Solvay's one. */
function take(s: State, seat: Seat, cube: number, tell?: Tell): void {
  const left = second(owed(s.pending, NOTHING_OWED)) - 1
  settle(s.pending)
  takeCube(s, seat, cube, tell)
  if (left > 0) owe(s.pending, action(OWES_CUBES, seat, left))
}

function onlyCube(s: State): number {
  for (let cube = 0; cube < NOBLE_CUBES; cube++) if (s.supply[cube] > 0) return cube
  return WILD
}
