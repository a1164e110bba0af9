// BC6: one to four displayed nobles are discarded before one is chosen; when all are named the others slide and the deck refills.
import { type Action, type Actions, action, first, second } from '../../../../core/action.ts'
import { NONE } from '../../../../core/block.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { owe, owed, settle } from '../../../../core/pending.ts'
import { THEATRE } from '../../components.ts'
import { discardNoble, slideTheatre } from '../../nobles.ts'
import { because } from '../../reasons.ts'
import type { Row, State, Tell } from '../../state.ts'
import { DONE, NOTHING_OWED, OWES_REMOVE_NOBLES, REMOVE } from '../../vocabulary.ts'

export const removingNobles = {
  first: 'removeNobleFirst',
  legal: legalRemovals,
  answers: {
    remove: { apply: applyRemoval, problem: removalProblem },
    done: { apply: applyRemoved, problem: removedProblem },
  },
  settle: 'onlyAnswer',
} satisfies Row

/** Whether the theatre has a noble to discard. */
export function canRemove(s: State): boolean {
  for (let place = 0; place < THEATRE; place++) if (s.theatre[place] !== NONE) return true
  return false
}

/** With all named there is nothing left but to be done. */
function legalRemovals(s: State, _seat: Seat, out: Actions, step: number): void {
  for (let place = 0; place < THEATRE; place++) if (isThere(s, step, place)) out.push(action(REMOVE, place))
  if (second(step) !== 0) out.push(DONE)
}

function applyRemoval(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const named = second(owed(s.pending, NOTHING_OWED)) | (1 << first(a))
  settle(s.pending)
  owe(s.pending, action(OWES_REMOVE_NOBLES, seat, named))
  tell?.('removesNoble', seat, s.theatre[first(a)])
}

/** The dearest place first, so that sliding does not move one that is still to be emptied. */
function applyRemoved(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  const named = second(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  for (let place = 0; place < THEATRE; place++) if (named & (1 << place)) discardNoble(s, s.theatre[place])
  for (let place = THEATRE - 1; place >= 0; place--) if (named & (1 << place)) slideTheatre(s, place, seat, tell)
}

function removalProblem(s: State, _seat: Seat, a: Action, step: number): Problem | null {
  return isThere(s, step, first(a)) ? null : because('theatreEmpty')
}

function removedProblem(_s: State, _seat: Seat, _a: Action, step: number): Problem | null {
  return second(step) === 0 ? because('removeAtLeastOne') : null
}

const isThere = (s: State, step: number, place: number): boolean => s.theatre[place] !== NONE && (second(step) & (1 << place)) === 0
