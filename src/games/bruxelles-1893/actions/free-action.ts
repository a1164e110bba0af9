// Chapter F: what the owner of a house gets when another's pawn was put on it.
import { action, second } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { takeArt } from '../art.ts'
import { ACTIONS, type ArtNouveauAction, BLACK, FIRST } from '../components.ts'
import { rebuildStacks } from '../first-edition/workshop.ts'
import { addPoints, artHeld, FREE_ACTION_POINTS, type Row, type State, type Tell } from '../state.ts'
import { OWES_CUBES, OWES_USE } from '../vocabulary.ts'

export const takingFreeAction = {
  settle(s, seat, step, tell) {
    settle(s.pending)
    tell?.('freeAction', seat, second(step))
    FREE_ACTIONS[second(step)](s, seat, tell)
    return true
  },
} satisfies Row

type FreeAction = (s: State, seat: Seat, tell?: Tell) => void

const BY_NAME: Readonly<Record<ArtNouveauAction, FreeAction>> = {
  workshop: takeBlack,
  sale: (s, seat, tell) => score(s, seat, artHeld(s, seat), tell),
  nobles: (s, seat) => owe(s.pending, action(OWES_USE, seat, 1)),
  materials: (s, seat) => owe(s.pending, action(OWES_CUBES, seat, 1)),
  construction: (s, seat, tell) => score(s, seat, s.built[seat], tell),
}
const FREE_ACTIONS: readonly FreeAction[] = ACTIONS.map((name) => BY_NAME[name])

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
