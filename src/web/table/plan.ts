// What a person plans: the decisions of one action, made on a copy of what he sees and nowhere else. Pure, so that it can be tested alone.
import type { Action } from '../../core/action.ts'
import { type Block, clone } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import { wouldReveal } from '../../core/view.ts'
import { listener, type Told } from '../../core/words.ts'
import type { Choice } from './choice.ts'
import { choicesOf } from './choosing.ts'

/** A question that is put to a seat. */
export interface Question<S extends Block = Block> {
  readonly game: Game<S>
  /** The state as the seat sees it. */
  readonly before: S
  readonly seat: Seat
  /** How many play. */
  readonly seats: number
}

export interface Plan<S extends Block = Block> extends Question<S> {
  /** The decisions so far, each legal after those before it. */
  readonly actions: readonly Action[]
  /** What the seat would see after them. */
  readonly after: S
  /** What would be told of them. */
  readonly told: readonly Told[]
  /** What can be decided next; nothing when the action is whole, or goes on with something that nobody knows yet. */
  readonly choices: readonly Choice[]
  /** Whether the last of them turns something over: it cannot be taken back. */
  readonly reveals: boolean
  /** The plan without the last of them. */
  readonly previous: Plan<S> | null
}

/**
 * The plan of some decisions. One that is no longer legal ends it: what others did meanwhile may have changed the table. What a plan that is at hand
 * has planned already is not planned again.
 */
export function planOf<S extends Block>(question: Question<S> | Plan<S>, actions: readonly Action[]): Plan<S> {
  let plan = planned(question, actions) ?? nothingPlanned(question)
  for (const action of actions.slice(plan.actions.length)) {
    if (!plan.choices.some((choice) => choice.action === action)) break
    plan = withDecision(plan, action)
  }
  return plan
}

/** As much of a plan as decides the same. */
function planned<S extends Block>(question: Question<S> | Plan<S>, actions: readonly Action[]): Plan<S> | null {
  let plan = 'previous' in question ? question : null
  while (plan && !plan.actions.every((action, i) => action === actions[i])) plan = plan.previous
  return plan
}

function nothingPlanned<S extends Block>({ game, before, seat, seats }: Question<S>): Plan<S> {
  return {
    game,
    before,
    seat,
    seats,
    actions: [],
    after: before,
    told: [],
    choices: choicesOf(game, before, seat),
    reveals: false,
    previous: null,
  }
}

function withDecision<S extends Block>(plan: Plan<S>, action: Action): Plan<S> {
  const { game, seat, seats, after: before } = plan
  const after = clone(before)
  const ear = listener(game)
  game.apply(after, seat, action, ear.tell)
  const reveals = wouldReveal(game, { before, seat, action }, seats)
  const goesOn = !reveals && (game.actors(after) & (1 << seat)) !== 0 && game.isMidAction(after, seat)
  return {
    ...plan,
    actions: [...plan.actions, action],
    after,
    told: [...plan.told, ...ear.told],
    choices: goesOn ? choicesOf(game, after, seat) : [],
    reveals,
    previous: plan,
  }
}
