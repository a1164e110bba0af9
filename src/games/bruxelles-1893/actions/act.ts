// Chapter R: a turn is a pawn on the Art Nouveau board, an action of Brussels, or a pass.
import type { Actions } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { advance } from '../round.ts'
import type { Row, State } from '../state.ts'
import { PASS } from '../vocabulary.ts'
import { applyExchange, applyGrandPlace, applyMarket, applyPark, brusselsProblem, legalBrussels } from './brussels.ts'
import { applyPass, passProblem } from './pass.ts'
import { applyPlace, legalPlaces, placeProblem } from './place.ts'

export const acting = {
  first: 'turnFirst',
  legal: legalTurn,
  answers: {
    place: { apply: applyPlace, problem: placeProblem },
    market: { apply: applyMarket, problem: brusselsProblem },
    exchange: { apply: applyExchange, problem: brusselsProblem },
    park: { apply: applyPark, problem: brusselsProblem },
    'grand-place': { apply: applyGrandPlace, problem: brusselsProblem },
    pass: { apply: applyPass, problem: passProblem },
  },
  settle: (s, _seat, _step, tell) => advance(s, tell),
} satisfies Row

function legalTurn(s: State, seat: Seat, out: Actions): void {
  legalPlaces(s, seat, out)
  legalBrussels(s, seat, out)
  if (!s.extraTurn) out.push(PASS)
}
