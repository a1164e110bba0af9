// Which input says what. Mover first: what is the same for all, then a block for each rival in the order of their turns. A table of fewer seats has
// fewer blocks and the same meaning up to there.
import { COLUMNS, HAND_LIMIT, LEVELS } from '../../../games/splendor/components.ts'
import { GEMS, GOLD } from '../../../games/splendor/gems.ts'
import { SEATS } from '../../../games/splendor/state.ts'
import { parts } from '../parts.ts'

const OPEN = LEVELS * COLUMNS
const COLOURS = GEMS.length
const NOBLE_PLACES = SEATS + 1

/** What a seat holds. */
export const HOLDER = parts({
  gems: COLOURS,
  gold: 1,
  bonuses: COLOURS,
  points: 1,
  bought: 1,
  tokens: 1,
  pointsOver9: 1,
  isDone: 1,
  tokensFrom8: 3, // eight or more, nine or more, ten
  pointsOver12: 1,
})
/** How near a seat is to a card: what it lacks and gold does not make up for, whether nothing, the price after bonuses, and what follows. */
export const NEAR = parts({ missing: 1, canBuy: 1, price: 1, oneTakeAway: 1, bringsNoble: 1, ends: 1 })
/** A card as the mover sees it. */
export const CARD = parts({ lies: 1, points: 1, bonus: COLOURS, lacks: COLOURS, prices: COLOURS, near: NEAR.size })
/** A rival's reserved card: open, or blind of level 1, 2 or 3 and then nothing else. */
export const HELD = parts({ lies: 1, blind: LEVELS, points: 1, bonus: COLOURS, lacks: COLOURS, near: NEAR.size })
/** A noble as the mover sees him. */
export const NOBLE_FACTS = parts({ lies: 1, lacks: COLOURS, missing: 1 })

/** What is the same for all, and the mover. */
export const OWN = parts({
  holder: HOLDER.size,
  bank: COLOURS + 1,
  bankHas: COLOURS,
  bankHasFour: COLOURS,
  seats: SEATS - 1, // two, three or four play
  seat: 1,
  isLast: 1, // nobody decides after the mover in this round
  returns: 1,
  excess: 1,
  pays: 1,
  choosesNoble: 1,
  someoneIsDone: 1,
  round: 1,
  left: LEVELS,
  paysFor: OPEN + HAND_LIMIT,
  table: OPEN * CARD.size,
  hand: HAND_LIMIT * CARD.size,
  nobles: NOBLE_PLACES * NOBLE_FACTS.size,
  spare: 3, // blocks begin at full words
})
/** One rival, and how near he is to everything. */
export const RIVAL = parts({
  holder: HOLDER.size,
  table: OPEN * NEAR.size,
  hand: HAND_LIMIT * HELD.size,
  nobles: NOBLE_PLACES,
})

/** Inputs of a table of so many seats. */
export const inputsFor = (seats: number): number => OWN.size + (seats - 1) * RIVAL.size
/** Where a rival's block begins; the next in turn is the first. */
export const rivalAt = (rival: number): number => OWN.size + (rival - 1) * RIVAL.size
/** Gold in the bank, after the gems. */
export const BANK_GOLD = OWN.at.bank + GOLD
