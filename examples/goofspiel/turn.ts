// Which decision is owed now, and by whom.
import type { Action, Actions } from '../../src/core/action.ts'
import { lowestBit } from '../../src/core/bits.ts'
import type { Problem, Seat } from '../../src/core/game.ts'
import { problemBy } from '../../src/core/steps.ts'
import type { State, Tell } from './state.ts'
import { applyAnswer, legalAnswers, settleStep } from './steps.generated.ts'
import { steps } from './steps.ts'
import { because, KINDS, stepOf, TURN } from './vocabulary.ts'

export function actors(s: State): number {
  return s.over ? 0 : s.bidding
}

export function legal(s: State, seat: Seat, out: Actions): number {
  out.count = 0
  if (actors(s) & (1 << seat)) legalAnswers(s, seat, out, TURN)
  return out.count
}

export function apply(s: State, seat: Seat, a: Action, tell?: Tell): void {
  applyAnswer(s, seat, a, tell)
  while (settleStep(s, lowestBit(s.bidding), TURN, tell));
}

const answerProblem = problemBy(steps, { kinds: KINDS, stepOf, because })

export function problem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.over) return because('gameOver')
  return actors(s) & (1 << seat) ? answerProblem(s, seat, a, TURN) : because('alreadyBid')
}
