// What the parts of the board share: the page's properties, and what the board makes of them while something is chosen or pointed at.
import { useMemo } from 'react'
import { type Action, first, kindOf, second } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { BUILD, NETWORK } from '../../../games/brass-birmingham/vocabulary.ts'
import type { Data } from '../../board/place.tsx'
import { usePointed } from '../../board/pointed.ts'
import { isSamePosition } from '../../board/same.ts'
import type { Choice } from '../../table/choice.ts'
import { choosing } from '../../table/choosing.ts'
import type { BoardProps } from '../../table/face.ts'
import { choicesIn } from '../../table/intent.ts'
import { type Plan, planOf } from '../../table/plan.ts'
import { habits } from './habits.ts'
import { linkPlace, slotPlace } from './places.ts'
import { type Preview, preview, priceOf } from './preview.ts'

export interface Scene extends BoardProps<State> {
  /** Places that have the ring: those that are open, or what the card in hand could build. */
  readonly lit: ReadonlySet<string>
  /** Places of everything that is chosen: what is in hand, then one decision after the other. */
  readonly chosen: readonly string[]
  /** Money for a build in a slot, known once a card is picked or pointed at, and for a link; by place. */
  readonly prices: ReadonlyMap<string, number>
  /** What the choice that is pointed at would do, or what was chosen. */
  readonly effect: Preview | null
  /** A decision that is not drawn yet: the one pointed at, or the one that is ready. */
  readonly next: Action | null
}

const NO_CHOICES: readonly Choice[] = []

export function useScene(table: BoardProps<State>): Scene {
  const { s, seats, you, open, picked, plan } = table
  // What is closed says nothing when it is pointed at, unless it is a card, and the board is not drawn anew for it.
  const pointed = usePointed((place) => (place !== null && isWeighed(place, open) ? place : null))
  const choices = useMemo(() => choicesOf(s, you, seats.length), [s, you, seats.length])
  const pending = useMemo(() => pendingChoices(choices, { picked, pointed }), [choices, picked, pointed])
  const lit = useMemo(() => litBy(choices, { open, picked, pointed }), [choices, open, picked, pointed])
  const prices = useMemo(() => pricesOf(s, you, pending.priced), [s, you, pending])
  const effect = useMemo(() => effectOf({ s, you, plan, picked }, pending), [s, you, plan, picked, pending])
  const chosen = useMemo(() => [...picked, ...(plan ? placesOf(plan) : [])], [picked, plan])
  return { ...table, lit, chosen, prices, ...effect }
}

/** What can be decided now, with what can be picked ahead. */
function choicesOf(s: State, you: Seat | null, seats: number): readonly Choice[] {
  if (you === null || !(game.actors(s) & (1 << you))) return NO_CHOICES
  return choicesIn(planOf({ game, before: s, seat: you, seats }, []), habits)
}

/** The mat says by itself what its tiles cost and bring. */
const isWeighed = (place: string, open: ReadonlySet<string>): boolean => !place.startsWith('stack:') && (open.has(place) || isCard(place))

const placesOf = ({ before, seat, actions }: Plan<State>): string[] => actions.flatMap((each) => game.describe(before, seat, each))

interface Part {
  readonly scene: Scene
}

/** How parts that show the position alone are compared: nothing that is chosen or pointed at draws them anew. */
export const standsSame = (a: Part, b: Part): boolean => isSamePosition(a.scene, b.scene)

/** The same for parts of the map, which say themselves what of the state they show: a link far away or money that is paid draws none of them anew. */
export const speaksSame = ({ scene: a }: Part, { scene: b }: Part): boolean => a.seats === b.seats && a.you === b.you && a.words === b.words

/** `shows` is all of the state that a part of the map looks at. */
export const sameTo =
  <P extends Part>(shows: (part: P) => unknown) =>
  (a: P, b: P): boolean =>
    speaksSame(a, b) && shows(a) === shows(b)

/** The same for the part of one place, which may be lit or priced; `shows` is what else of the scene it looks at. */
export const sameAt =
  <P extends Part>(placeOf: (part: P) => string, shows?: (part: P) => unknown, stands: (a: Part, b: Part) => boolean = standsSame) =>
  (a: P, b: P): boolean =>
    stands(a, b) &&
    placeOf(a) === placeOf(b) &&
    a.scene.lit.has(placeOf(a)) === b.scene.lit.has(placeOf(b)) &&
    a.scene.prices.get(placeOf(a)) === b.scene.prices.get(placeOf(b)) &&
    shows?.(a) === shows?.(b)

/** Whether a location is in the network of whoever looks. */
export const isInNetwork = ({ s, you }: Scene, location: number): boolean => you !== null && (s.network[you] & (1 << location)) !== 0

/** How a spot of the map looks while something is chosen. */
export const spotData = ({ lit }: Scene, place: string): Data => ({ 'data-lit': lit.has(place) })

interface Pointing {
  readonly picked: readonly string[]
  readonly pointed: string | null
}

interface Pending {
  /** The choice that what is pointed at would make of the picks. */
  readonly meant: Choice | null
  /** Builds and links whose price is worth showing. */
  readonly priced: readonly Choice[]
}

export function pendingChoices(choices: readonly Choice[], { picked, pointed }: Pointing): Pending {
  const now = choosing(choices, picked)
  const next = pointed !== null && now.open.has(pointed) ? choosing(choices, [...picked, pointed]) : null
  const meant = next?.complete[0] ?? null
  // A card's prices stay while its slots are pointed at one after another.
  const card = [...picked, pointed].find((place) => place !== null && isCard(place))
  const links = choices.filter(({ action }) => kindOf(action) === NETWORK)
  const isSecondLink = links.length === choices.length - 1
  return {
    meant,
    priced: [
      ...choices.filter(({ action, places }) => kindOf(action) === BUILD && card && places.includes(card)),
      ...links.filter((link) => isSecondLink || link === meant),
    ],
  }
}

const isCard = (place: string): boolean => place.startsWith('card:')

/** A card, picked or pointed at, shows where it builds; when a choice is whole, what could take the place of its last pick stays lit. */
export function litBy(
  choices: readonly Choice[],
  { open, picked, pointed }: Pointing & { open: ReadonlySet<string> },
): ReadonlySet<string> {
  const card = picked.find(isCard) ?? (picked.length === 0 && pointed !== null && isCard(pointed) ? pointed : null)
  const builds = choices.filter(({ action, places }) => kindOf(action) === BUILD && card && places.includes(card))
  if (builds.length > 0) return new Set(builds.flatMap(({ places }) => places))
  if (picked.length === 0 || choosing(choices, picked).complete.length === 0) return open
  return new Set([...open, ...choosing(choices, picked.slice(0, -1)).open])
}

function pricesOf(s: State, you: Seat | null, priced: readonly Choice[]): ReadonlyMap<string, number> {
  const prices = new Map<string, number>()
  for (const { action } of you === null ? [] : priced) {
    const place = kindOf(action) === BUILD ? slotPlace(second(action)) : linkPlace(first(action))
    prices.set(place, Math.min(prices.get(place) ?? Number.POSITIVE_INFINITY, priceOf(s, you ?? 0, action)))
  }
  return prices
}

type Chosen = Pick<BoardProps<State>, 's' | 'you' | 'plan' | 'picked'>

function effectOf({ s, you, plan, picked }: Chosen, { meant }: Pending): Pick<Scene, 'effect' | 'next'> {
  if (you === null) return { effect: null, next: null }
  if (meant) return { effect: preview(s, you, { actions: [meant.action] }), next: meant.action }
  if (!plan || plan.actions.length === 0) return { effect: null, next: null }
  const isDrawn = plan.after === s
  return {
    effect: preview(plan.before, you, { actions: plan.actions, wishes: picked }),
    next: isDrawn ? null : plan.actions[plan.actions.length - 1],
  }
}
