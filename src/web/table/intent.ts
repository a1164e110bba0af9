// What a person has in hand: decisions planned so far and places picked for the next. A click changes it and does nothing else; what has become
// whole is done by a word. Pure, so that every click can be tried without a page.
import type { Action } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Choice } from './choice.ts'
import { choosing, pickPlace } from './choosing.ts'
import { offered } from './offering.ts'
import { type Plan, planOf, type Question } from './plan.ts'

export interface Intent {
  readonly actions: readonly Action[]
  readonly picked: readonly string[]
  /** The one of several readings of the picks that was named, or a choice that is nowhere on the board. */
  readonly named: Action | null
}

export const NO_INTENT: Intent = { actions: [], picked: [], named: null }

export const isEmpty = ({ actions, picked, named }: Intent): boolean => actions.length === 0 && picked.length === 0 && named === null

/** What an intent comes to. */
export interface Reading<S extends Block = Block> {
  /** The decisions that are settled. */
  readonly plan: Plan<S>
  /** Choices that still fit what was picked. */
  readonly fitting: readonly Choice[]
  /** Places that can be picked next. */
  readonly open: ReadonlySet<string>
  /** Places that change what was chosen already. */
  readonly anew: ReadonlySet<string>
  /** Places of all that is chosen, those of earlier decisions of the action first. */
  readonly chosen: ReadonlySet<string>
  /** What would be done by saying so. */
  readonly ready: Choice | null
  /** The plan with that, where there is something. */
  readonly whole: Plan<S> | null
  /** The other readings of the picks and of what is settled, or choices that are not on the board. */
  readonly buttons: readonly Choice[]
}

/** How a face reads what is ambiguous, and what it proposes for a question that has a usual answer. */
export interface Habits<S extends Block = Block> {
  /** The likeliest of several readings of the same places. */
  prefer?(plan: Plan<S>, choices: readonly Choice[]): Choice
  /** What to begin with in a question in the middle of an action: the smallest bid. */
  propose?(plan: Plan<S>): Choice | null
}

export function readingOf<S extends Block>(question: Question<S>, intent: Intent, habits: Habits<S> = {}): Reading<S> {
  const plan = planOf(question, intent.actions)
  const picked = plan.actions.length === intent.actions.length ? intent.picked : []
  const { fitting, open, complete } = choosing(plan.choices, picked)
  const named = plan.choices.find(({ action }) => action === intent.named)
  const ready = named ?? (complete.length > 1 ? (habits.prefer?.(plan, complete) ?? complete[0]) : (complete[0] ?? null))
  const asked = questionsOf(plan)
  const made = asked.slice(1).map((earlier) => ({ earlier, choice: madeIn(earlier, plan) }))
  return {
    plan,
    fitting,
    open,
    anew: new Set(asked.flatMap((earlier) => [...choosing(earlier.choices, []).open])),
    chosen: new Set([...[...made].reverse().flatMap(({ choice }) => choice?.places ?? []), ...picked]),
    ready,
    whole: ready && planOf(question, [...plan.actions, ready.action]),
    buttons: [
      ...offered(plan.choices, picked).buttons.filter((choice) => choice !== ready),
      ...made.flatMap(({ earlier, choice }) => readingsBeside(earlier, choice)),
    ],
  }
}

/** What a plan answers to one of its own questions. */
const madeIn = <S extends Block>(asked: Plan<S>, plan: Plan<S>): Choice | undefined =>
  asked.choices.find(({ action }) => action === plan.actions[asked.actions.length])

/** The other choices that the same places name: a card that is being bought could be reserved. */
function readingsBeside<S extends Block>(asked: Plan<S>, made: Choice | undefined): readonly Choice[] {
  return made ? choosing(asked.choices, made.places).complete.filter((choice) => choice !== made) : []
}

/** The plans that led to a plan, itself first. */
function questionsOf<S extends Block>(plan: Plan<S>): Plan<S>[] {
  return Array.from({ length: plan.actions.length + 1 }, (_, less) => planOf(plan, plan.actions.slice(0, plan.actions.length - less)))
}

/** The intent after a click on a place; the same when nothing can be done with it. */
export function withPick<S extends Block>(
  question: Question<S>,
  intent: Intent,
  { place, habits = {} }: { place: string; habits?: Habits<S> },
): Intent {
  const plan = planOf(question, intent.actions)
  for (const asked of questionsOf(plan)) {
    const before = asked.actions.length === plan.actions.length ? intent.picked : (madeIn(asked, plan)?.places ?? [])
    const picked = pickPlace(asked.choices, before, place)
    if (picked !== before) return settled(question, { actions: asked.actions, picked, named: null }, habits)
  }
  return intent
}

/** The intent after a choice was named by a button. */
export function withChoice<S extends Block>(
  question: Question<S>,
  intent: Intent,
  { choice, habits = {} }: { choice: Choice; habits?: Habits<S> },
): Intent {
  const asked = questionsOf(planOf(question, intent.actions)).find(({ choices }) => choices.some(({ action }) => action === choice.action))
  return asked ? settled(question, { actions: asked.actions, picked: choice.places, named: choice.action }, habits) : intent
}

/** Goes on to the next decision of the action where the picks leave only one reading of this one, or one that is preferred. */
function settled<S extends Block>(question: Question<S>, intent: Intent, habits: Habits<S>): Intent {
  const { ready, whole, fitting, open } = readingOf(question, intent, habits)
  const isSettled = intent.named !== null || fitting.length === 1 || (habits.prefer !== undefined && open.size === 0)
  return ready && whole && isSettled ? advanced(question, intent, { whole, habits }) : intent
}

/** The intent once what is ready is agreed to: the next question of the action, or the same when there is none. */
export function advanced<S extends Block>(
  question: Question<S>,
  intent: Intent,
  { whole, habits }: { whole: Plan<S>; habits: Habits<S> },
): Intent {
  if (whole.choices.length === 0) return intent
  const proposed = habits.propose?.(whole)
  const next: Intent = { actions: whole.actions, picked: proposed?.places ?? [], named: proposed?.action ?? null }
  return proposed ? settled(question, next, habits) : next
}
