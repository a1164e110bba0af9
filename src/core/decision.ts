// One decision of a seat: what it may be, what it leads to, and what is answered to one that the rules do not allow.
import { type Action, actionList, isWellFormed, listed } from './action.ts'
import { type Block, clone } from './block.ts'
import { IllegalAction } from './errors.ts'
import type { Game, Seat } from './game.ts'
import { listener, type Told, whyNot } from './words.ts'

export interface Decision {
  readonly seat: Seat
  readonly action: Action
}

/** The state that a decision leads to, and what was told of it. */
export interface Outcome<S extends Block> {
  readonly after: S
  readonly told: Told[]
}

/** What a seat may decide, as an ordinary array, for everything that is not in a hurry. */
export function legalActions<S extends Block>(game: Game<S>, s: S, seat: Seat): Action[] {
  game.legal(s, seat, out)
  return listed(out)
}
const out = actionList()

/** Makes a decision on a copy of the state; throws IllegalAction with the rule that forbids it. */
export function outcomeOf<S extends Block>(game: Game<S>, before: S, { seat, action }: Decision): Outcome<S> {
  if (!legalActions(game, before, seat).includes(action)) throw refusal(game, before, { seat, action })
  const after = clone(before)
  const ear = listener(game)
  game.apply(after, seat, action, ear.tell)
  return { after, told: ear.told }
}

/** Why a decision that is not legal is refused; a number that is no action at all breaks no rule but means nothing. */
export function refusal<S extends Block>(game: Game<S>, s: S, { seat, action }: Decision): IllegalAction {
  const problem = isWellFormed(game.kinds, action) ? game.problem(s, seat, action) : null
  if (!problem) return new IllegalAction('action', 'That is no action of this game.')
  // In a page the game itself has no sentences: the page says them in its reader's language.
  const says = problem.reason in game.words.why ? whyNot(problem, game.words) : `It is against rule ${problem.rule}.`
  return new IllegalAction(problem.rule, says)
}
