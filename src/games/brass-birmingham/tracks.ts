// The income track and the two markets, as the board prints them.
import { COAL, LOWEST_LEVEL } from './components.ts'

/** Spaces of the income track: 0…99. */
export const TOP_SPACE = 99

/** How many spaces each level takes, from the lowest: one each up to 0, then two, three, four, and three for the last. */
const WIDTHS = [...new Array(11).fill(1), ...new Array(10).fill(2), ...new Array(10).fill(3), ...new Array(9).fill(4), 3]
const LEVELS = Int8Array.from(WIDTHS.flatMap((width, i) => new Array<number>(width).fill(LOWEST_LEVEL + i)))
const TOPS = Uint8Array.from(WIDTHS, (_, i) => LEVELS.lastIndexOf(LOWEST_LEVEL + i))

/** The income level of a space. */
export const levelOf = (space: number): number => LEVELS[space]
/** The highest space of a level. */
export const topSpaceOf = (level: number): number => TOPS[level - LOWEST_LEVEL]

/** Spaces of a market, two at each price from 1 up; cubes always fill the dearest ones. */
export const COAL_SPACES = 14
export const IRON_SPACES = 10
export const COAL_AT_START = 13
export const IRON_AT_START = 8
/** The most cubes that one purchase asks for. */
const MOST_BOUGHT = 2

/** What the next cubes cost: [cubes in the market][cubes bought]; beyond the last cube the price of an empty market. */
const COAL_PRICES = pricesOf(COAL_SPACES)
const IRON_PRICES = pricesOf(IRON_SPACES)
export const coalPrice = (inMarket: number, bought: number): number => COAL_PRICES[inMarket * (MOST_BOUGHT + 1) + bought]
export const ironPrice = (inMarket: number, bought: number): number => IRON_PRICES[inMarket * (MOST_BOUGHT + 1) + bought]

/** What a market pays for one more cube: the price of its dearest empty space. */
export const salePrice = (industry: number, inMarket: number): number =>
  spacePrice((industry === COAL ? COAL_SPACES : IRON_SPACES) - 1 - inMarket)

function pricesOf(spaces: number): Uint8Array {
  const next = (inMarket: number) => spacePrice(spaces - Math.max(0, inMarket))
  const rows = Array.from({ length: spaces + 1 }, (_, inMarket) =>
    Array.from({ length: MOST_BOUGHT + 1 }, (_, bought) =>
      Array.from({ length: bought }, (_, i) => next(inMarket - i)).reduce((sum, price) => sum + price, 0),
    ),
  )
  return Uint8Array.from(rows.flat())
}

/** The printed price of a space, counted from the cheapest. */
function spacePrice(space: number): number {
  return (space >> 1) + 1
}
