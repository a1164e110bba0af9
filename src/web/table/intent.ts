// What a person has in hand: decisions planned so far and places picked for the next. A click changes it and does nothing else; what has become
// whole is done by a word. Pure, so that every click can be tried without a page.
import type { Action } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Choice } from './choice.ts'
import { choosing, pickPlace, without } from './choosing.ts'
import { offered } from './offering.ts'
import { type Plan, planOf, type Question } from './plan.ts'

export interface Intent {
  readonly actions: readonly Action[]
  readonly picked: readonly string[]
  /** The one of several readings of the picks that was named, or a choice that is nowhere on the board. */
  readonly named: Action | null
  /** How many of the decisions, the one in hand included, the person has made; those after them were proposed. All of them when it is left out. */
  readonly own?: number
  /** Places that the person pressed. What was filled in by itself is not among them: whoever presses that means to choose it, not to do it. */
  readonly pressed?: readonly string[] | undefined
}

const ownOf = ({ actions, own = actions.length + 1 }: Intent): number => own

/** Whether something in it was only proposed: it has other readings than the one that is shown. */
export const isProposed = (intent: Intent): boolean => ownOf(intent) <= intent.actions.length

export const NO_INTENT: Intent = { actions: [], picked: [], named: null }

export const isPressed = ({ pressed }: Intent, place: string): boolean => pressed?.includes(place) ?? false

export const withPress = (intent: Intent, place: string): Intent => ({ ...intent, pressed: [...(intent.pressed ?? []), place] })

export const isEmpty = ({ actions, picked, named }: Intent): boolean => actions.length === 0 && picked.length === 0 && named === null

/** The intent that would be done by these decisions: what was decided, in hand again. */
export function intentOf<S extends Block>(question: Question<S>, actions: readonly Action[]): Intent {
  const { after, actions: settled } = planOf(question, actions.slice(0, -1))
  const last = actions[settled.length]
  return { actions: settled, picked: question.game.describe(after, question.seat, last), named: last }
}

/** What an intent comes to. */
export interface Reading<S extends Block = Block> {
  /** The decisions that are settled. */
  readonly plan: Plan<S>
  /** Choices that still fit what was picked. */
  readonly fitting: readonly Choice[]
  /** Places that can be picked next, and those that take the place of what was proposed. */
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
  /** The places of the decision after a choice, where they can be picked before it: the card for a link. */
  ahead?(plan: Plan<S>): (choice: Choice) => ReadonlySet<string> | undefined
  /** The place by which one of several choices of the same places is meant: the stack for a slot. */
  meant?(plan: Plan<S>): (choice: Choice) => Choice['meant']
  /** The one of several choices that still fit that needs no more clicks: the others only cost more. */
  plain?(choices: readonly Choice[]): Choice | undefined
}

export function readingOf<S extends Block>(question: Question<S>, intent: Intent, habits: Habits<S> = {}): Reading<S> {
  const plan = planOf(question, intent.actions)
  const choices = choicesIn(plan, habits)
  const picked = plan.actions.length === intent.actions.length ? intent.picked : []
  const { fitting, open, complete } = choosing(choices, picked)
  const named = choices.find(({ action }) => action === intent.named)
  const ready = named ?? (complete.length > 1 ? (habits.prefer?.(plan, complete) ?? complete[0]) : (complete[0] ?? null))
  const earlier = earlierThan(plan)
  const chosen = [...[...earlier].reverse().flatMap(({ made }) => made.places), ...picked]
  const instead = proposedIn(plan, intent).flatMap((asked) => [...choosing(choicesIn(asked, habits), []).open])
  return {
    plan,
    fitting,
    open: new Set([...open, ...instead]),
    anew: new Set([plan, ...earlier].flatMap((asked) => [...choosing(choicesIn(asked, habits), []).open])),
    chosen: new Set(chosen),
    ready,
    whole: ready && planOf(plan, [...plan.actions, ready.action]),
    buttons: [
      ...offered(choices, picked).buttons.filter((choice) => choice !== ready),
      ...earlier.flatMap((asked) => readingsBeside(asked, chosen)),
    ],
  }
}

/** What else the places of a settled decision could mean, with those that are chosen besides: a tile that is being sold could be built over. */
function readingsBeside({ choices, made }: Pick<Asked<Block>, 'choices' | 'made'>, chosen: readonly string[]): readonly Choice[] {
  if (made.places.length === 0) return []
  const isBeside = ({ places }: Choice) => without(made.places, places).length === 0 && without(places, chosen).length === 0
  return choices.filter((choice) => choice.action !== made.action && isBeside(choice))
}

/** The choices of a plan's question, with what can be picked ahead of the next and what tells them apart. */
export function choicesIn<S extends Block>(plan: Plan<S>, { ahead, meant }: Habits<S>): readonly Choice[] {
  const placesAfter = ahead?.(plan)
  const meantBy = meant?.(plan)
  if (!placesAfter && !meantBy) return plan.choices
  return plan.choices.map((choice) => ({ ...choice, ahead: placesAfter?.(choice), meant: meantBy?.(choice) }))
}

/** An earlier question of the same action, and what was decided there. */
interface Asked<S extends Block> extends Plan<S> {
  readonly made: Choice
}

/** The questions that led to a plan, the latest first. */
function earlierThan<S extends Block>(plan: Plan<S>): Asked<S>[] {
  return plan.actions
    .map((action, i) => {
      const asked = planOf(plan, plan.actions.slice(0, i))
      return { ...asked, made: { action, places: plan.game.describe(asked.after, plan.seat, action) } }
    })
    .reverse()
}

/** The questions that were answered by a proposal, the first one first; and the one that is asked, while nothing is in hand. */
function proposedIn<S extends Block>(plan: Plan<S>, intent: Intent): Plan<S>[] {
  const own = ownOf(intent)
  return Array.from({ length: Math.max(0, plan.actions.length + 1 - own) }, (_, i) => planOf(plan, plan.actions.slice(0, own + i)))
}

/** The places that the person has chosen after some decisions: they are chosen again, as far as they still can be. */
function laterThan<S extends Block>(plan: Plan<S>, intent: Intent, decisions: number): string[] {
  const own = ownOf(intent)
  const settled = earlierThan(plan).filter(({ actions }) => actions.length > decisions && actions.length < own)
  return [...settled.reverse().flatMap(({ made }) => made.places), ...(isProposed(intent) ? [] : intent.picked)]
}

interface Click<S extends Block> {
  readonly place: string
  readonly habits?: Habits<S>
}

/** The intent after a click on a place; the same when nothing can be done with it. */
export function withPick<S extends Block>(question: Question<S>, intent: Intent, click: Click<S>): Intent {
  const next = clicked(question, intent, click)
  if (next === intent) return intent
  // What was let go was never pressed: it may be filled in by itself later.
  const { chosen } = readingOf(question, next, click.habits)
  const pressed = [...(intent.pressed ?? []), click.place].filter((place) => chosen.has(place))
  return { ...next, pressed }
}

function clicked<S extends Block>(question: Question<S>, intent: Intent, { place, habits = {} }: Click<S>): Intent {
  const plan = planOf(question, intent.actions)
  // What was proposed gives way first, in its order: the first of two cubes, then the second.
  for (const asked of proposedIn(plan, intent)) {
    const picked = pickPlace(choicesIn(asked, habits), [], place)
    if (picked.length > 0) return settled(plan, { actions: asked.actions, picked, named: null }, { habits })
  }
  const inHand = isProposed(intent) ? [] : intent.picked
  const picked = pickPlace(choicesIn(plan, habits), inHand, place)
  if (picked !== inHand) return settled(plan, { actions: plan.actions, picked, named: null }, { habits })
  for (const asked of earlierThan(plan)) {
    const { actions, made } = asked
    const changed = made.places.includes(place) ? made.places : pickPlace(choicesIn(asked, habits), made.places, place)
    const later = laterThan(plan, intent, actions.length)
    if (changed !== made.places) return settled(plan, { actions, picked: changed, named: null }, { habits, later })
  }
  return intent
}

/** The intent after a choice was named by a button; one of an earlier question of the same action changes that. */
export function withChoice<S extends Block>(
  question: Question<S>,
  intent: Intent,
  { choice, habits = {} }: { choice: Choice; habits?: Habits<S> },
): Intent {
  const plan = planOf(question, intent.actions)
  const asked = [plan, ...earlierThan(plan)].find(({ choices }) => choices.some(({ action }) => action === choice.action))
  if (!asked) return intent
  const { actions } = asked
  const later = asked === plan ? [] : laterThan(plan, intent, actions.length)
  return { ...settled(plan, { actions, picked: choice.places, named: choice.action }, { habits, later }), pressed: intent.pressed }
}

interface Onward<S extends Block> {
  readonly habits: Habits<S>
  /** Places chosen for questions that are still to come. */
  readonly later?: readonly string[]
}

/** Goes on to the next decision of the action where the picks leave only one reading of this one, or one that is preferred. */
function settled<S extends Block>(question: Question<S>, intent: Intent, { habits, later = [] }: Onward<S>): Intent {
  const { ready, fitting, open } = readingOf(question, intent, habits)
  const wanted = ready ? undefined : later.find((place) => open.has(place))
  if (wanted !== undefined)
    return settled(question, { ...intent, picked: [...intent.picked, wanted] }, { habits, later: without(later, [wanted]) })
  // Where only one choice fits, or several of the same places, the other places need no click: the one card that builds in the slot.
  const only = areOfOnePlace(fitting) ? fitting[0] : habits.plain?.(fitting)
  const rest = only && intent.picked.length > 0 ? without(only.places, intent.picked) : []
  if (rest.length > 0) return settled(question, { ...intent, picked: [...intent.picked, ...rest] }, { habits, later })
  const isAllPicked = fitting.every(({ places }) => without(places, intent.picked).length === 0)
  const isSettled = intent.named !== null || fitting.length === 1 || (habits.prefer !== undefined && isAllPicked)
  return ready && isSettled ? advanced(question, intent, { ready, habits, later }) : intent
}

function areOfOnePlace([first, ...others]: readonly Choice[]): boolean {
  return (
    first !== undefined && others.every(({ places }) => places.length === first.places.length && without(places, first.places).length === 0)
  )
}

/** The intent once what is ready is agreed to: the next question of the action, or the same when there is none. */
export function advanced<S extends Block>(
  question: Question<S>,
  intent: Intent,
  { ready, habits, later = [] }: Onward<S> & { readonly ready: Choice },
): Intent {
  const next = planOf(question, [...intent.actions, ready.action])
  const { actions, choices } = next
  if (choices.length === 0) return intent
  const waiting = [...without(intent.picked, ready.places), ...later]
  if (waiting.some((place) => choosing(choices, []).open.has(place)))
    return settled(next, { actions, picked: [], named: null }, { habits, later: waiting })
  const proposed = habits.propose?.(next) ?? (choices.length === 1 ? choices[0] : null)
  const own = Math.min(ownOf(intent), actions.length)
  const asked: Intent = { actions, picked: proposed?.places ?? [], named: proposed?.action ?? null, own }
  return proposed ? settled(next, asked, { habits, later: waiting }) : asked
}
