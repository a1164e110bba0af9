// Which action's refusal explains a place that cannot be picked.
import { type Action, action, first, kindOf, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { FIRST_SLOT, LINK_IDS, SHOWS, SLOTS, TOWNS } from '../../../games/brass-birmingham/board.ts'
import { CARD_IDS, CARD_KINDS } from '../../../games/brass-birmingham/cards.ts'
import { GOODS, INDUSTRIES, INDUSTRY } from '../../../games/brass-birmingham/components.ts'
import { cardsHeld } from '../../../games/brass-birmingham/hands.ts'
import { SLOT_IDS, SPACE_IDS } from '../../../games/brass-birmingham/notation.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { problem } from '../../../games/brass-birmingham/turn.ts'
import {
  BUILD,
  DEVELOP,
  DISCARD,
  KINDS,
  MORE_SALES,
  NETWORK,
  NOTHING_OWED,
  OWES_BEER,
  OWES_COAL,
  OWES_IRON,
  REMOVE,
  type Reason,
  SELL,
  SHORTFALL,
  TAKE_BEER,
  TAKE_COAL,
  TAKE_IRON,
} from '../../../games/brass-birmingham/vocabulary.ts'
import type { Wanted } from '../../table/face.ts'

const STACKS: readonly string[] = INDUSTRIES
const VERBS: readonly string[] = KINDS

export function probe(s: State, seat: Seat, { place, picked = [] }: Wanted): Action | null {
  const [sort, name = ''] = place.split(':')
  switch (sort) {
    case 'slot':
      return probeSlot(s, seat, { slot: SLOT_IDS.indexOf(name), picked })
    case 'card':
      return probeCard(s, seat, CARD_IDS.indexOf(name))
    case 'link':
      return action(NETWORK, LINK_IDS.indexOf(name))
    case 'stack':
      return action(DEVELOP, STACKS.indexOf(name))
    case 'merchant':
      return action(TAKE_BEER, SLOTS + SPACE_IDS.indexOf(name))
    case 'action':
      return action(VERBS.indexOf(name))
    default:
      return null
  }
}

/** What a slot answers while something is owed. */
const ANSWERS: Readonly<Record<number, number>> = {
  [OWES_COAL]: TAKE_COAL,
  [OWES_IRON]: TAKE_IRON,
  [OWES_BEER]: TAKE_BEER,
  [MORE_SALES]: SELL,
  [SHORTFALL]: REMOVE,
}

interface Slotted {
  readonly slot: number
  readonly picked: readonly string[]
}

function probeSlot(s: State, seat: Seat, { slot, picked }: Slotted): Action | null {
  const answer = ANSWERS[stepOf(s)]
  if (answer !== undefined) return action(answer, slot)
  // One's own goods are first of all there to be sold.
  const isForSale = s.owner[slot] === seat && !s.flipped[slot] && INDUSTRY[s.tile[slot]] < GOODS
  if (isForSale && picked.length === 0) return action(SELL, slot)
  const wish = wishOf(picked)
  const isOthers = s.owner[slot] !== NONE && s.owner[slot] !== seat
  const builds = buildsIn(s, seat, slot).filter(
    (build) => isWished(build, wish) && !(isOthers && MAT.has(problem(s, seat, build)?.reason ?? '')),
  )
  if (isOthers && builds.length === 0) return null
  const best = likeliest(s, seat, builds)
  // Which of the cards that do not build here would be meant, nobody knows: with none chosen, the slot itself says what it takes.
  const isAnyCard = best !== null && wish.card === null && NO_CARD.has(problem(s, seat, best)?.reason ?? '')
  if (isAnyCard) return null
  return best ?? action(BUILD, wish.card ?? 0, slot, wish.industry ?? industriesOf(slot)[0])
}

/** The card and the industry that are chosen already. */
interface Wish {
  readonly card: number | null
  readonly industry: number | null
}

function wishOf(picked: readonly string[]): Wish {
  const named = (sort: string) => picked.find((each) => each.startsWith(`${sort}:`))?.slice(sort.length + 1)
  const [card, stack] = [named('card'), named('stack')]
  return {
    card: card === undefined ? null : CARD_IDS.indexOf(card),
    industry: stack === undefined ? null : STACKS.indexOf(stack),
  }
}

const isWished = (build: Action, { card, industry }: Wish): boolean =>
  (card === null || first(build) === card) && (industry === null || third(build) === industry)

/** What one's own mat lacks says nothing of a slot that another's tile has taken. */
const MAT: ReadonlySet<string> = new Set<Reason>(['stackEmpty', 'notInRailEra', 'notInCanalEra'])

const NO_CARD: ReadonlySet<string> = new Set<Reason>(['cardForOtherTown', 'cardForOtherIndustry', 'wildNotForFarm'])

/** A card that must go, or that would build: in its town, or anywhere. */
function probeCard(s: State, seat: Seat, card: number): Action | null {
  if (stepOf(s) !== NOTHING_OWED || !(cardsHeld(s, seat) & (1 << card))) return action(DISCARD, card)
  const slots = card < TOWNS ? range(FIRST_SLOT[card], FIRST_SLOT[card + 1]) : range(0, SLOTS)
  return likeliest(
    s,
    seat,
    slots.flatMap((slot) => industriesOf(slot).map((industry) => action(BUILD, card, slot, industry))),
  )
}

/** Every build in a slot with a card that is held. */
function buildsIn(s: State, seat: Seat, slot: number): Action[] {
  const held = cardsHeld(s, seat)
  const cards = range(0, CARD_KINDS).filter((card) => held & (1 << card))
  return industriesOf(slot).flatMap((industry) => cards.map((card) => action(BUILD, card, slot, industry)))
}

/** From the most hopeless to what is nearly possible: the nearest miss is the one that a player wants explained. */
const MISSES: readonly Reason[] = [
  'slotShowsOther',
  'cardForOtherTown',
  'wildNotForFarm',
  'cardForOtherIndustry',
  'slotTaken',
  'othersTile',
  'levelNotHigher',
  'needsFreeSlot',
  'notInNetwork',
  'stackEmpty',
  'notInRailEra',
  'notInCanalEra',
  'resourceLeft',
  'slotsAlike',
  'oneTileATown',
  'freeSlotFirst',
  'singleSlotFirst',
  'coalUnreachable',
  'tooExpensive',
]
const RANKS: ReadonlyMap<string, number> = new Map(MISSES.map((reason, rank) => [reason, rank]))

/** The action that is legal or misses least; of equals the first. */
function likeliest(s: State, seat: Seat, actions: readonly Action[]): Action | null {
  let best: Action | null = null
  let bestRank = Number.NEGATIVE_INFINITY
  for (const a of actions) {
    const missed = problem(s, seat, a)
    if (!missed) return a
    const rank = RANKS.get(missed.reason) ?? -1
    if (rank > bestRank) [best, bestRank] = [a, rank]
  }
  return best
}

const stepOf = (s: State): number => kindOf(owed(s.pending, NOTHING_OWED))
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)
const industriesOf = (slot: number): number[] => range(0, INDUSTRIES.length).filter((industry) => SHOWS[slot] & (1 << industry))
