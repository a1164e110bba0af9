// Chapter F: what the owner of a house gets when another's pawn was put on it.
import { action, second } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { takeArt } from '../art.ts'
import { BLACK, CONSTRUCTION, FIRST, MATERIALS, NOBLES, SALE, WORKSHOP } from '../components.ts'
import { rebuildStacks } from '../first-edition/workshop.ts'
import { addPoints, artHeld, FREE_ACTION_POINTS, type State, type Tell } from '../state.ts'
import { OWES_CUBES, OWES_USE } from '../vocabulary.ts'

export function takeFreeAction(s: State, seat: Seat, step: number, tell?: Tell): void {
  settle(s.pending)
  tell?.('freeAction', seat, second(step))
  switch (second(step)) {
    case WORKSHOP:
      return takeBlack(s, seat, tell)
    case SALE:
      return score(s, seat, artHeld(s, seat), tell)
    case NOBLES:
      return owe(s.pending, action(OWES_USE, seat, 1))
    case MATERIALS:
      return owe(s.pending, action(OWES_CUBES, seat, 1))
    case CONSTRUCTION:
      return score(s, seat, s.built[seat], tell)
  }
}

/** F3; W3: in the first edition an empty black stack is made anew too. */
function takeBlack(s: State, seat: Seat, tell?: Tell): void {
  if (s.stacks[BLACK] === 0 && s.edition === FIRST) rebuildStacks(s, seat, tell)
  if (s.stacks[BLACK] === 0) return tell?.('gainsNothing', seat)
  takeArt(s, seat, BLACK, tell)
}

function score(s: State, seat: Seat, points: number, tell?: Tell): void {
  addPoints(s, seat, FREE_ACTION_POINTS, points)
  tell?.('gainsPoints', seat, points)
}
