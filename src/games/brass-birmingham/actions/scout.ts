// Chapter U: scout. Three cards go, a wild card of each kind comes.
import { type Actions, action } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { SCOUT_CARDS } from '../components.ts'
import { BOTH_WILDS } from '../hands.ts'
import type { Row, State } from '../state.ts'
import { because, OWES_DISCARD, SCOUT, TAKE_WILDS } from '../vocabulary.ts'

export function legalScout(s: State, seat: Seat, out: Actions): void {
  if (s.wilds[seat] === 0 && s.cards[seat] >= SCOUT_CARDS) out.push(SCOUT)
}

export function applyScout(s: State): void {
  owe(s.pending, TAKE_WILDS)
  owe(s.pending, action(OWES_DISCARD, SCOUT_CARDS))
}

export function scoutProblem(s: State, seat: Seat): Problem | null {
  if (s.wilds[seat] !== 0) return because('wildHeld')
  return s.cards[seat] < SCOUT_CARDS ? because('tooFewCards', { cards: SCOUT_CARDS }) : null
}

/** Once the three cards are gone, so that no wild card can be one of them. */
export const takingWilds = {
  settle(s, seat, _step, tell) {
    settle(s.pending)
    s.wilds[seat] = BOTH_WILDS
    tell?.('scouts', seat)
    return true
  },
} satisfies Row
