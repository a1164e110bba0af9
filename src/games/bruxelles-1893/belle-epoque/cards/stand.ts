// BC22: a pawn or a traveller is put on the card for another turn at once, which is no pass and so needs somebody for it.
import { type Action, type Actions, action, first } from '../../../../core/action.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { settle } from '../../../../core/pending.ts'
import { canAct } from '../../actions/idle.ts'
import { because } from '../../reasons.ts'
import type { Row, State, Tell } from '../../state.ts'
import { STAND } from '../../vocabulary.ts'

export const standing = {
  first: 'standFirst',
  legal: legalStands,
  answers: { stand: { apply: applyStand, problem: standProblem } },
  settle: 'onlyAnswer',
} satisfies Row

/** Who may stand on the card; the state counts from 1, since nobody is 0. */
const PAWN = 0
const TRAVELLER = 1
export const PAWN_STANDS = PAWN + 1
export const TRAVELLER_STANDS = TRAVELLER + 1

export const canStand = (s: State, seat: Seat): boolean => leavesTurn(s, seat, PAWN) || leavesTurn(s, seat, TRAVELLER)

function legalStands(s: State, seat: Seat, out: Actions): void {
  for (let who = PAWN; who <= TRAVELLER; who++) if (leavesTurn(s, seat, who)) out.push(action(STAND, who))
}

function applyStand(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  if (first(a) === PAWN) s.pawns[seat]--
  else s.travellers[seat]--
  s.standing = first(a) + 1
  s.extraTurn = 1
  tell?.('anotherTurn', seat)
}

function standProblem(s: State, seat: Seat, a: Action): Problem | null {
  return leavesTurn(s, seat, first(a)) ? null : because('nobodyToStand')
}

/** Whoever stood on the card comes back, a traveller to the train. */
export function stepDown(s: State, holder: number): void {
  if (s.standing === 0) return
  if (s.standing === PAWN_STANDS) s.pawns[holder]++
  else s.train++
  s.standing = 0
}

/** Whether the seat could still do an action without him: tried and taken back. */
function leavesTurn(s: State, seat: Seat, who: number): boolean {
  const hand = who === PAWN ? s.pawns : s.travellers
  if (hand[seat] === 0) return false
  hand[seat]--
  const isLeft = canAct(s, seat)
  hand[seat]++
  return isLeft
}
