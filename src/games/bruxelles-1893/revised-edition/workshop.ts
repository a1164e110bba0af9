// W1: the free choice of the revised edition; also the first art tile of each seat (S6).
import { type Action, type Actions, action, first, kindOf } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owed, settle } from '../../../core/pending.ts'
import { takeArt } from '../art.ts'
import { BLACK, BRIGHT } from '../components.ts'
import type { State, Tell } from '../state.ts'
import { makeCube } from '../variant/cauchie.ts'
import { because, NOTHING_OWED, OWES_WORKSHOP, TAKE } from '../vocabulary.ts'

export function canChoose(s: State): boolean {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.stacks[colour] > 0) return true
  return false
}

/** Takes the tile when only one colour is left; false when the seat must choose. */
export function settleChoice(s: State, seat: Seat, tell?: Tell): boolean {
  let only = NONE
  for (let colour = 0; colour < BRIGHT; colour++) {
    if (s.stacks[colour] === 0) continue
    if (only !== NONE) return false
    only = colour
  }
  chooseArt(s, seat, only, tell)
  return true
}

export function legalChoices(s: State, out: Actions): void {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.stacks[colour] > 0) out.push(action(TAKE, colour))
}

export function chooseArt(s: State, seat: Seat, colour: number, tell?: Tell): void {
  const isWorkshop = kindOf(owed(s.pending, NOTHING_OWED)) === OWES_WORKSHOP
  settle(s.pending)
  takeArt(s, seat, colour, tell)
  if (isWorkshop) makeCube(s, seat, colour, tell)
}

export function choiceProblem(s: State, a: Action): Problem | null {
  const art = first(a)
  if (art === BLACK) return because('blackNotTaken')
  return s.stacks[art] > 0 ? null : because('stackEmpty', { art })
}
