// Which decision is owed now, and by whom.
import type { Action, Actions } from '../../core/action.ts'
import { NONE } from '../../core/block.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { isOwing, owed } from '../../core/pending.ts'
import { problemBy } from '../../core/steps.ts'
import { chosenPlace, type State, type Tell } from './state.ts'
import { applyAnswer, legalAnswers, settleStep } from './steps.generated.ts'
import { steps } from './steps.ts'
import { because, KINDS, NOTHING_OWED, OWES_CHOICE, OWES_INNOVATOR, stepOf } from './vocabulary.ts'

export function actors(s: State): number {
  if (s.over) return 0
  return s.choosing !== 0 ? s.choosing : 1 << s.turn
}

/** What is owed: an innovator before the first auction, masterpiece cards of all at once, or what lies on the stack. */
function stepNow(s: State): number {
  if (s.auction === 0) return OWES_INNOVATOR
  return s.choosing !== 0 ? OWES_CHOICE : owed(s.pending, NOTHING_OWED)
}

/** Tokens and the Vault go on with what won an auction; with two seats the second card with the first. */
export function isMidAction(s: State, seat: Seat): boolean {
  return s.choosing !== 0 ? s.chosen[chosenPlace(seat, 0)] !== NONE : isOwing(s.pending)
}

export function legal(s: State, seat: Seat, out: Actions): number {
  out.count = 0
  if (actors(s) & (1 << seat)) legalAnswers(s, seat, out, stepNow(s))
  return out.count
}

export function apply(s: State, seat: Seat, a: Action, tell?: Tell): void {
  applyAnswer(s, seat, a, tell)
  proceed(s, tell)
}

/** The auction and what follows it go on by themselves, up to the next decision that is really one. */
function proceed(s: State, tell?: Tell): void {
  while (settleStep(s, s.turn, stepNow(s), tell));
}

const answerProblem = problemBy(steps, { kinds: KINDS, stepOf, because })

export function problem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.over) return because('gameOver')
  return actors(s) & (1 << seat) ? answerProblem(s, seat, a, stepNow(s)) : waitingProblem(s, seat)
}

/** Why a seat does not decide now. */
function waitingProblem(s: State, seat: Seat): Problem {
  if (s.choosing !== 0) return because('alreadyChose')
  if (s.finished[seat] !== 0) return because('youAreDone')
  if (s.out & (1 << seat)) return because('youPassed')
  return because('notYourTurn', { other: s.turn })
}
