// How choices are read where several are meant by the same places, what is usual where something must be chosen, and what can be picked before
// it is asked for.
import { type Action, first, kindOf, second, third } from '../../../core/action.ts'
import { owed } from '../../../core/pending.ts'
import { SLOTS } from '../../../games/brass-birmingham/board.ts'
import { WILD_INDUSTRY, WILD_LOCATION } from '../../../games/brass-birmingham/cards.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import {
  BUILD,
  DONE,
  MORE_SALES,
  NOTHING_OWED,
  OWES_BEER,
  OWES_COAL,
  OWES_DISCARD,
  OWES_IRON,
  SECOND_DEVELOP,
  SECOND_LINK,
  SELL,
} from '../../../games/brass-birmingham/vocabulary.ts'
import type { Choice } from '../../table/choice.ts'
import type { Habits } from '../../table/intent.ts'
import { type Plan, planOf } from '../../table/plan.ts'
import { handOf } from './hand-of.ts'
import { cardPlace, slotPlace, stackPlace } from './places.ts'

const stepOf = (s: State): number => kindOf(owed(s.pending, NOTHING_OWED))

const SOURCES: ReadonlySet<number> = new Set([OWES_COAL, OWES_IRON, OWES_BEER])
export const asksForSource = (s: State): boolean => SOURCES.has(stepOf(s))

export const habits: Required<Habits<State>> = {
  /** Who takes his own tile means to sell it; to build over it is the other reading. */
  prefer: (_, choices) => choices.find(({ action }) => kindOf(action) === SELL) ?? choices[0],

  propose({ after, seat, choices }) {
    const action = usual(after, seat, choices)
    // It is named and not picked, so that everything that can take its place stays open.
    return action === null ? null : { action, places: [] }
  },

  /** The card that goes, before the action it goes for; a source, before the card. */
  ahead(plan) {
    const { after, seat } = plan
    if (stepOf(after) === NOTHING_OWED) {
      const cards = new Set(handOf(after, seat).map(({ card }) => cardPlace(card)))
      return ({ action }) => (kindOf(action) === BUILD ? undefined : cards)
    }
    const sources = stepOf(after) === OWES_DISCARD ? sourcesAfter(plan) : undefined
    return () => sources
  },

  /** The tile is taken from the mat: which industry is built. */
  meant: () => (choice) =>
    kindOf(choice.action) === BUILD ? { by: stackPlace(third(choice.action)), after: slotPlace(second(choice.action)) } : undefined,

  /** Nobody gives a wild card for a tile where another card builds the same. */
  plain(choices) {
    const isOneTile = choices.every(({ action }) => kindOf(action) === BUILD && asTile(action) === asTile(choices[0].action))
    const plain = choices.filter(({ action }) => first(action) !== WILD_LOCATION && first(action) !== WILD_INDUSTRY)
    return isOneTile && plain.length === 1 ? plain[0] : undefined
  },
}

/** A build without its card. */
const asTile = (build: Action): string => `${second(build)} ${third(build)}`

/** The usual answer: one's own mine and works, which flip for oneself; a merchant's beer, which brings a bonus; and no second time. */
export function usual(s: State, seat: number, choices: readonly Choice[]): Action | null {
  const isOwn = (action: Action) => s.owner[first(action)] === seat
  const one = (...wants: ((action: Action) => boolean)[]) =>
    (wants.map((isWanted) => choices.find(({ action }) => isWanted(action))).find(Boolean) ?? choices[0]).action
  switch (stepOf(s)) {
    case OWES_COAL:
    case OWES_IRON:
      return one(isOwn)
    case OWES_BEER:
      return one((action) => first(action) >= SLOTS, isOwn)
    case SECOND_LINK:
    case SECOND_DEVELOP:
    case MORE_SALES:
      return DONE
    default:
      return null
  }
}

/** Whichever card goes, the same is asked after it. */
function sourcesAfter(plan: Plan<State>): ReadonlySet<string> | undefined {
  const next = planOf(plan, [...plan.actions, plan.choices[0].action])
  return asksForSource(next.after) ? new Set(next.choices.flatMap(({ places }) => places)) : undefined
}
