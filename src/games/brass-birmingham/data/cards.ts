// Facts of the cards: how many of each are in the deck with two, three and four seats, compared with six tables.

// biome-ignore format: one card a line
export const LOCATION_CARD_ROWS: readonly (readonly [string, number, number, number])[] = [
  ['belper', 0, 0, 2],
  ['derby', 0, 0, 3],
  ['leek', 0, 2, 2],
  ['stoke', 0, 3, 3],
  ['stone', 0, 2, 2],
  ['uttoxeter', 0, 1, 2],
  ['stafford', 2, 2, 2],
  ['burton', 2, 2, 2],
  ['cannock', 2, 2, 2],
  ['tamworth', 1, 1, 1],
  ['walsall', 1, 1, 1],
  ['wolverhampton', 2, 2, 2],
  ['coalbrookdale', 3, 3, 3],
  ['dudley', 2, 2, 2],
  ['kidderminster', 2, 2, 2],
  ['worcester', 2, 2, 2],
  ['birmingham', 3, 3, 3],
  ['coventry', 3, 3, 3],
  ['nuneaton', 1, 1, 1],
  ['redditch', 1, 1, 1],
]

/** An industry card shows one industry, or two of which either may be built. */
// biome-ignore format: one card a line
export const INDUSTRY_CARD_ROWS: readonly (readonly [string, number, number, number])[] = [
  ['iron', 4, 4, 4],
  ['coal', 2, 2, 3],
  ['pottery', 2, 2, 3],
  ['brewery', 5, 5, 5],
  ['cotton manufacturer', 0, 6, 8],
]
