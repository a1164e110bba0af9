// H7, BP5: what could be built now, and where.
import { second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { canPayFor } from '../belle-epoque/cards/substitute.ts'
import { isTiled } from '../belle-epoque/face-down.ts'
import { canBuildPavilion } from '../belle-epoque/pavilions.ts'
import { HOUSES, SPACES } from '../components.ts'
import type { State } from '../state.ts'
import { VIA_PARK } from '../vocabulary.ts'

/** The via of a construction step; TURNED is added once Saintenoy has turned a hand. */
export const TURNED = 2
export const viaOf = (step: number): number => second(step) & VIA_PARK

/** H7 */
export const isOpen = (s: State, space: number): boolean => s.house[space] === NONE && s.pawn[space] === NONE && !isTiled(s, space)

export function hasOpenSpace(s: State): boolean {
  for (let space = 0; space < SPACES; space++) if (isOpen(s, space)) return true
  return false
}

/** Whether a house can be paid for as the compass stands; card 9 may help. */
export const canPayHouse = (s: State, seat: Seat, via: number): boolean => canPayFor(s, seat, 0, via)

/** Whether something can be built as the compass stands. */
export function canBuild(s: State, seat: Seat, via: number): boolean {
  if (s.built[seat] === HOUSES) return false
  return (hasOpenSpace(s) && canPayHouse(s, seat, via)) || canBuildPavilion(s, seat, via)
}
