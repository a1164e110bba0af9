// Chapter L: no more than ten tokens at the end of a turn. The excess goes back one token at a time, any of those held.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { countOf, GEMS, GOLD, one } from '../gems.ts'
import { afterAction } from '../round.ts'
import type { Row, State, Tell } from '../state.ts'
import { because, RETURN } from '../vocabulary.ts'

export const returning = {
  first: 'returnFirst',
  unasked: 'nothingToReturn',
  legal: legalReturns,
  answers: { return: { apply: applyReturn, problem: returnProblem } },
} satisfies Row

function legalReturns(s: State, seat: Seat, out: Actions): void {
  const gems = s.gems[seat]
  for (let gem = 0; gem < GEMS.length; gem++) if (countOf(gems, gem) > 0) out.push(action(RETURN, gem))
  if (s.gold[seat] > 0) out.push(action(RETURN, GOLD))
}

function applyReturn(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const token = first(a)
  if (token === GOLD) {
    s.gold[seat]--
    s.bankGold++
  } else {
    s.gems[seat] -= one(token)
    s.bank += one(token)
  }
  settle(s.pending)
  tell?.('returns', seat, token)
  afterAction(s, seat, tell)
}

function returnProblem(s: State, seat: Seat, a: Action): Problem | null {
  const token = first(a)
  const held = token === GOLD ? s.gold[seat] : countOf(s.gems[seat], token)
  return held === 0 ? because('tokenNotHeld', { token }) : null
}
