// S12: everybody chooses an innovator, and with the board the set of buildings, before the first auction.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { beginAuction } from '../auction.ts'
import { INNOVATORS, SIDES } from '../components.ts'
import { dealtSide, type Row, type State, type Tell } from '../state.ts'
import { because, CHOOSE_INNOVATOR } from '../vocabulary.ts'

export const choosingInnovator = {
  first: 'innovatorFirst',
  unasked: 'noInnovatorNow',
  legal: legalInnovators,
  answers: { innovator: { apply: applyInnovator, problem: innovatorProblem } },
} satisfies Row

const setOf = (innovator: number): number => (innovator / SIDES) | 0

function legalInnovators(s: State, _seat: Seat, out: Actions): void {
  for (let innovator = 0; innovator < INNOVATORS.length; innovator++)
    if (!s.set.includes(setOf(innovator))) out.push(action(CHOOSE_INNOVATOR, innovator))
}

function applyInnovator(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const innovator = first(a)
  s.set[seat] = setOf(innovator)
  if ((innovator & 1) !== dealtSide(s, seat)) s.sides |= 1 << seat
  s.available[seat] = s.tables.firstEra[s.set[seat]] // T6
  tell?.('takesInnovator', seat, innovator)
  s.turn = (seat + 1) % s.seats
  // The opener chose first, so the turn is the opener's again when all have chosen.
  if (s.set[s.turn] !== NONE) beginAuction(s, s.turn)
}

function innovatorProblem(s: State, _seat: Seat, a: Action): Problem | null {
  const other = s.set.indexOf(setOf(first(a)))
  return other < 0 ? null : because('setTaken', { innovator: first(a), other })
}
