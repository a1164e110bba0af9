// Cards and nobles as flat tables. They have 256 entries so that UNKNOWN and NONE can be looked up too: they give nothing, and
// an empty place costs more than anyone can have.
import { NONE } from '../../core/block.ts'
import { CARD_ROWS, NOBLE_ROWS } from './data/rows.ts'
import { each, one, type Packed, pack } from './gems.ts'

export const CARDS = CARD_ROWS.length
export const LEVELS = 3
export const COLUMNS = 4
export const NOBLES = NOBLE_ROWS.length
export const NOBLE_POINTS = 3

export const HAND_LIMIT = 3
export const TOKEN_LIMIT = 10
export const GOLD_TOKENS = 5
/** Tokens of each gem, by number of seats. */
export const GEM_TOKENS = [0, 0, 4, 5, 7] as const
/** A pile must hold this many before two are taken from it. */
export const PILE_FOR_TWO = 4
export const POINTS_TO_END = 15
export const LAST_ROUND = 200

/** Cards of each level, lowest level first; ids of a level are consecutive. */
export const DECK_SIZES = [40, 30, 20] as const
/** First id of each level. */
export const DECK_STARTS = [0, 40, 70] as const

export const COST: Int32Array = table((card) => pack(CARD_ROWS[card].slice(3)))
COST[NONE] = each(12)
export const BONUS: Int32Array = table((card) => one(CARD_ROWS[card][1]))
export const POINTS: Uint8Array = Uint8Array.from(table((card) => CARD_ROWS[card][2]))
/** Level of a card as the rulebook counts: 1, 2 or 3. */
export const LEVEL: Uint8Array = Uint8Array.from(table((card) => CARD_ROWS[card][0]))
export const REQUIRES: readonly Packed[] = NOBLE_ROWS.map((row) => pack(row))
/** The gem a card gives, by number. */
export const bonusGem = (card: number): number => CARD_ROWS[card][1]

function table(value: (card: number) => number): Int32Array {
  return Int32Array.from({ length: 256 }, (_, card) => (card < CARDS ? value(card) : 0))
}
