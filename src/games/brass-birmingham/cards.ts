// Cards as kinds: a town's card has the town's number, then the industry cards, then the two wild ones. Copies are alike.
import { ALL_TOWNS, LOCATION_IDS, TOWNS } from './board.ts'
import { INDUSTRIES, SEATS } from './components.ts'
import { INDUSTRY_CARD_ROWS, LOCATION_CARD_ROWS } from './data/cards.ts'

/** A set of card kinds: bit n is kind n. Empty and unknown places fall on bits of no kind. */
export type Cards = number

/** Kinds that are in the deck; the wild ones come behind them. */
export const DECK_KINDS: number = TOWNS + INDUSTRY_CARD_ROWS.length
export const WILD_LOCATION: number = DECK_KINDS
export const WILD_INDUSTRY: number = DECK_KINDS + 1
export const CARD_KINDS: number = DECK_KINDS + 2
export const ALL_CARDS: Cards = (1 << CARD_KINDS) - 1
/** Location cards: their bits are those of their towns. */
export const LOCATION_CARDS: Cards = ALL_TOWNS

export const CARD_IDS: readonly string[] = [
  ...LOCATION_IDS.slice(0, TOWNS),
  ...INDUSTRY_CARD_ROWS.map(([industries]) => industries.replace(' ', '-')),
  'wild-location',
  'wild-industry',
]
/** The cards that build an industry in the network: its own and the wild one. */
export const CARDS_FOR: Int32Array = Int32Array.from(INDUSTRIES, (industry) =>
  INDUSTRY_CARD_ROWS.reduce((mask, [names], i) => mask | (names.split(' ').includes(industry) ? 1 << (TOWNS + i) : 0), 1 << WILD_INDUSTRY),
)

/** The cards of a deck, by number of seats. */
export const DECKS: readonly Uint8Array[] = Array.from({ length: SEATS + 1 }, (_, seats) => deckFor(seats))
export const LARGEST_DECK = DECKS[SEATS].length

function deckFor(seats: number): Uint8Array {
  if (seats < 2) return new Uint8Array(0)
  const rows = [...LOCATION_CARD_ROWS, ...INDUSTRY_CARD_ROWS]
  return Uint8Array.from(rows.flatMap((row, kind) => new Array<number>(Number(row[seats - 1])).fill(kind)))
}
