// What a table answers to a decision that the rules do not allow.
import { type Action, isWellFormed } from './action.ts'
import type { Block } from './block.ts'
import { IllegalAction } from './errors.ts'
import type { Game, Seat } from './game.ts'
import { whyNot } from './words.ts'

/** One decision of a seat. */
export interface Decision {
  readonly seat: Seat
  readonly action: Action
}

/** Why a decision that is not legal is refused; a number that is no action at all breaks no rule but means nothing. */
export function refusal<S extends Block>(game: Game<S>, s: S, { seat, action }: Decision): IllegalAction {
  const problem = isWellFormed(game.kinds, action) ? game.problem(s, seat, action) : null
  return problem
    ? new IllegalAction(problem.rule, whyNot(problem, game.words))
    : new IllegalAction('action', 'That is no action of this game.')
}
