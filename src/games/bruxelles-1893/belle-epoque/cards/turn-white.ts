// BC2: a white art tile is turned to its colour.
import { type Action, type Actions, action, first } from '../../../../core/action.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { settle } from '../../../../core/pending.ts'
import { BRIGHT, WHITE } from '../../components.ts'
import { because } from '../../reasons.ts'
import { artPlace, type Row, type State, type Tell, whitePlace } from '../../state.ts'
import { FLIP } from '../../vocabulary.ts'

export const turningWhite = {
  first: 'flipFirst',
  legal: legalFlips,
  answers: { flip: { apply: applyFlip, problem: flipProblem } },
  settle: 'onlyAnswer',
} satisfies Row

function legalFlips(s: State, seat: Seat, out: Actions): void {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.white[whitePlace(seat, colour)] > 0) out.push(action(FLIP, colour))
}

function applyFlip(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const colour = first(a)
  settle(s.pending)
  s.white[whitePlace(seat, colour)]--
  s.art[artPlace(seat, colour)]++
  tell?.('turnsWhite', seat, colour)
}

function flipProblem(s: State, seat: Seat, a: Action): Problem | null {
  return s.white[whitePlace(seat, first(a))] > 0 ? null : because('noWhiteArt', { art: WHITE + first(a) })
}
