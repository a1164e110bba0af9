// Chapter N, the choice: when several nobles would visit, the seat says which one does.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { REQUIRES } from '../components.ts'
import { lacking } from '../gems.ts'
import { noblesWilling, receive } from '../nobles.ts'
import { endTurn } from '../round.ts'
import type { Row, State, Tell } from '../state.ts'
import { because, NOBLE } from '../vocabulary.ts'

export const choosingNoble = {
  first: 'nobleFirst',
  unasked: 'noNobleToChoose',
  legal: legalNobles,
  answers: { noble: { apply: applyNoble, problem: nobleProblem } },
} satisfies Row

function legalNobles(s: State, seat: Seat, out: Actions): void {
  const willing = noblesWilling(s, seat)
  for (let place = 0; place <= s.seats; place++) if (willing & (1 << place)) out.push(action(NOBLE, place))
}

function applyNoble(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  receive(s, seat, first(a), tell)
  endTurn(s, seat, tell)
}

function nobleProblem(s: State, seat: Seat, a: Action): Problem | null {
  const place = first(a)
  if (place > s.seats || s.nobles[place] === NONE) return because('nobleGone', { noblePlace: place })
  const missing = lacking(REQUIRES[s.nobles[place]], s.bonuses[seat])
  return missing === 0 ? null : because('nobleWantsMore', { noble: s.nobles[place], missing })
}
