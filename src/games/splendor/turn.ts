// Which decision is owed now, and by whom.
import type { Action, Actions } from '../../core/action.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { isOwing, owed } from '../../core/pending.ts'
import { problemBy } from '../../core/steps.ts'
import type { State } from './state.ts'
import { legalAnswers } from './steps.generated.ts'
import { steps } from './steps.ts'
import { because, KINDS, NOTHING_OWED, stepOf } from './vocabulary.ts'

export function actors(s: State): number {
  return s.over ? 0 : 1 << s.turn
}

export const isMidAction = (s: State): boolean => isOwing(s.pending)

export function legal(s: State, seat: Seat, out: Actions): number {
  out.count = 0
  if (!s.over && s.turn === seat) legalAnswers(s, seat, out, owed(s.pending, NOTHING_OWED))
  return out.count
}

const answerProblem = problemBy(steps, { kinds: KINDS, stepOf, because })

export function problem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.over) return because('gameOver')
  if (s.turn !== seat) return because('notYourTurn', { other: s.turn })
  return answerProblem(s, seat, a, owed(s.pending, NOTHING_OWED))
}

/** What follows an answer follows from within it: see round.ts. */
export { applyAnswer as apply } from './steps.generated.ts'
