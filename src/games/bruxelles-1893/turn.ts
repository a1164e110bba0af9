// Which decision is owed now, and by whom.
import { type Action, type Actions, first, kindOf } from '../../core/action.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { isOwing, owed } from '../../core/pending.ts'
import { problemBy } from '../../core/steps.ts'
import { hasUsedCard } from './columns.ts'
import { because } from './reasons.ts'
import { OVER, type State, type Tell } from './state.ts'
import { applyAnswer, legalAnswers, settleStep } from './steps.generated.ts'
import { steps } from './steps.ts'
import { KINDS, NOTHING_OWED, OWES_CARD_USE, stepOf } from './vocabulary.ts'

/** The seat that owes a decision: every step on the stack names its own. */
export function actorOf(s: State): Seat {
  const step = owed(s.pending, NOTHING_OWED)
  return step === NOTHING_OWED ? s.turn : first(step)
}

export function actors(s: State): number {
  return s.phase === OVER ? 0 : 1 << actorOf(s)
}

/** The cards that were won are used after the last action of a round, and not as a part of it. */
export function isMidAction(s: State, seat: Seat): boolean {
  if (!isOwing(s.pending)) return false
  return kindOf(owed(s.pending, NOTHING_OWED)) !== OWES_CARD_USE || hasUsedCard(s, seat)
}

export function legal(s: State, seat: Seat, out: Actions): number {
  out.count = 0
  if (s.phase !== OVER && actorOf(s) === seat) legalAnswers(s, seat, out, owed(s.pending, NOTHING_OWED))
  return out.count
}

export function apply(s: State, seat: Seat, a: Action, tell?: Tell): void {
  applyAnswer(s, seat, a, tell)
  proceed(s, tell)
}

/** What is owed is done one step after another, up to the next that is really a choice. */
export function proceed(s: State, tell?: Tell): void {
  for (;;) {
    const step = owed(s.pending, NOTHING_OWED)
    if (!settleStep(s, first(step), step, tell)) return
  }
}

const answerProblem = problemBy(steps, { kinds: KINDS, stepOf, because })

export function problem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.phase === OVER) return because('gameOver')
  const actor = actorOf(s)
  if (actor !== seat) return because('notYourTurn', { other: actor })
  return answerProblem(s, seat, a, owed(s.pending, NOTHING_OWED))
}
