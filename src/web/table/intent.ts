// What a person has in hand: decisions planned so far and places picked for the next. A click changes it and does nothing else; what has become
// whole is done by a word. Pure, so that every click can be tried without a page.
import type { Action } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Choice } from './choice.ts'
import { choosing, pickPlace, without } from './choosing.ts'
import { offered } from './offering.ts'
import { decided, type Plan, planOf, type Question } from './plan.ts'

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
  /** The places of the decisions that are settled. */
  readonly settled: readonly string[]
  /** What would be done by saying so. */
  readonly ready: Choice | null
  /** The plan with that, where there is something. */
  readonly whole: Plan<S> | null
  /** The other readings of the picks, or choices that are not on the board. */
  readonly buttons: readonly Choice[]
}

/** How a face reads what is ambiguous, and what it proposes for a question that has a usual answer. */
export interface Habits<S extends Block = Block> {
  /** The likeliest of several readings of the same places. */
  prefer?(plan: Plan<S>, choices: readonly Choice[]): Choice
  /** What to begin with in a question in the middle of an action: the smallest bid. */
  propose?(plan: Plan<S>): Choice | null
  /** The places of the decision after a choice, where they can be picked before it: the card for a link. */
  ahead?(plan: Plan<S>): (choice: Choice) => ReadonlySet<string> | undefined
}

export function readingOf<S extends Block>(question: Question<S>, intent: Intent, habits: Habits<S> = {}): Reading<S> {
  const plan = planOf(question, intent.actions)
  const choices = choicesIn(plan, habits)
  const picked = plan.actions.length === intent.actions.length ? intent.picked : []
  const { fitting, open, complete } = choosing(choices, picked)
  const named = choices.find(({ action }) => action === intent.named)
  const ready = named ?? (complete.length > 1 ? (habits.prefer?.(plan, complete) ?? complete[0]) : (complete[0] ?? null))
  const earlier = earlierThan(plan, picked)
  return {
    plan,
    fitting,
    open,
    anew: new Set([plan, ...earlier.map((asked) => asked.plan)].flatMap((asked) => [...choosing(choicesIn(asked, habits), []).open])),
    settled: earlier.flatMap(({ made }) => made.places),
    ready,
    whole: ready && decided(plan, ready.action),
    buttons: [...offered(choices, picked).buttons.filter((choice) => choice !== ready), ...earlier.flatMap(otherReadings)],
  }
}

/** The choices of a plan's question, with what can be picked ahead of the next. */
export function choicesIn<S extends Block>(plan: Plan<S>, { ahead }: Habits<S>): readonly Choice[] {
  const placesAfter = ahead?.(plan)
  return placesAfter ? plan.choices.map((choice) => ({ ...choice, ahead: placesAfter(choice) })) : plan.choices
}

/** An earlier question of the same action. */
interface Asked<S extends Block> {
  readonly plan: Plan<S>
  /** What was decided there. */
  readonly made: Choice
  /** The places of that and of everything chosen after it. */
  readonly chosen: readonly string[]
}

/** The questions that led to a plan, the latest first. */
function earlierThan<S extends Block>(plan: Plan<S>, picked: readonly string[]): Asked<S>[] {
  const questions: Asked<S>[] = []
  let chosen = picked
  for (let now = plan; now.earlier; now = now.earlier) {
    const action = now.actions[now.actions.length - 1]
    const made = { action, places: plan.game.describe(now.earlier.after, plan.seat, action) }
    chosen = [...made.places, ...chosen]
    questions.push({ plan: now.earlier, made, chosen })
  }
  return questions
}

/** What else the places of a settled decision could mean, with those chosen after it. */
function otherReadings({ plan, made, chosen }: Asked<Block>): readonly Choice[] {
  const isOther = ({ action, places }: Choice) => action !== made.action && without(made.places, places).length === 0
  return made.places.length === 0 ? [] : plan.choices.filter((each) => isOther(each) && without(each.places, chosen).length === 0)
}

/** The intent after a click on a place; the same when nothing can be done with it. */
export function withPick<S extends Block>(
  question: Question<S>,
  intent: Intent,
  { place, habits = {} }: { place: string; habits?: Habits<S> },
): Intent {
  const plan = planOf(question, intent.actions)
  const picked = pickPlace(choicesIn(plan, habits), intent.picked, place)
  if (picked !== intent.picked) return settled(question, { actions: plan.actions, picked, named: null }, { habits })
  for (const { plan: asked, made, chosen } of earlierThan(plan, intent.picked)) {
    const { places } = made
    const changed = places.includes(place) ? places : pickPlace(choicesIn(asked, habits), places, place)
    if (changed === places) continue
    // What was chosen after the decision that is changed stays chosen, as far as it can.
    const later = without(chosen, places)
    return settled(question, { actions: asked.actions, picked: changed, named: null }, { habits, later })
  }
  return intent
}

/** The intent after a choice was named by a button. */
export function withChoice<S extends Block>(
  question: Question<S>,
  intent: Intent,
  { choice, habits = {} }: { choice: Choice; habits?: Habits<S> },
): Intent {
  const plan = planOf(question, intent.actions)
  const isAsked = ({ choices }: Plan<S>) => choices.some(({ action }) => action === choice.action)
  const earlier = earlierThan(plan, []).map((asked) => asked.plan)
  const { actions } = [plan, ...earlier].find(isAsked) ?? plan
  return settled(question, { actions, picked: choice.places, named: choice.action }, { habits })
}

interface Onward<S extends Block> {
  readonly habits: Habits<S>
  /** Places chosen for questions that are still to come. */
  readonly later?: readonly string[]
}

/** Goes on to the next decision of the action where nothing more can be picked for this one. */
function settled<S extends Block>(question: Question<S>, intent: Intent, { habits, later = [] }: Onward<S>): Intent {
  const { plan, ready, fitting, open } = readingOf(question, intent, habits)
  const wanted = ready ? undefined : later.find((place) => open.has(place))
  if (wanted !== undefined)
    return settled(question, { ...intent, picked: [...intent.picked, wanted] }, { habits, later: without(later, [wanted]) })
  const isAllPicked = intent.named !== null || fitting.every(({ places }) => without(places, intent.picked).length === 0)
  return ready && isAllPicked ? advanced(question, intent, { plan, ready, habits, later }) : intent
}

/** The intent once what is ready is agreed to: the next question of the action, or the same when there is none. */
export function advanced<S extends Block>(
  question: Question<S>,
  intent: Intent,
  { plan, ready, habits, later = [] }: Onward<S> & { readonly plan: Plan<S>; readonly ready: Choice },
): Intent {
  const next = decided(plan, ready.action)
  if (next.choices.length === 0) return intent
  const waiting = [...without(intent.picked, ready.places), ...later]
  const isAnswered = waiting.some((place) => choosing(next.choices, []).open.has(place))
  const proposed = isAnswered ? null : habits.propose?.(next)
  const asked: Intent = { actions: next.actions, picked: proposed?.places ?? [], named: proposed?.action ?? null }
  return settled(question, asked, { habits, later: waiting })
}
