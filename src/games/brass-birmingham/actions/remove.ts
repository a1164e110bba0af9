// Chapter G, the choice: which tile to give up in a shortfall.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { LOCATION_OF, SLOTS } from '../board.ts'
import { canRemove, coverShortfall, giveUp } from '../income.ts'
import type { Row, State, Tell } from '../state.ts'
import { because, REMOVE } from '../vocabulary.ts'

export const removing = {
  first: 'shortfallFirst',
  unasked: 'noShortfall',
  legal: legalRemovals,
  answers: { remove: { apply: applyRemove, problem: removeProblem } },
} satisfies Row

function legalRemovals(s: State, seat: Seat, out: Actions): void {
  for (let slot = 0; slot < SLOTS; slot++) if (canRemove(s, seat, slot)) out.push(action(REMOVE, slot))
}

/** With the shortfall covered, incomes go on with the next seat. */
function applyRemove(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  giveUp(s, seat, first(a), tell)
  if (coverShortfall(s, seat, tell)) s.position++
}

function removeProblem(s: State, seat: Seat, a: Action): Problem | null {
  const slot = first(a)
  const tile = s.tile[slot]
  const town = LOCATION_OF[slot]
  if (tile === NONE) return because('nothingThere', { town })
  if (s.owner[slot] !== seat) return because('notYourTile', { tile, town, other: s.owner[slot] })
  return canRemove(s, seat, slot) ? null : because('worthNothing', { tile })
}
