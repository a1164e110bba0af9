// Industry tiles as flat tables, and the numbers of the rulebook.
import { NONE } from '../../core/block.ts'
import { TILE_ROWS } from './data/tiles.ts'

export const INDUSTRIES = ['cotton', 'manufacturer', 'pottery', 'coal', 'iron', 'brewery'] as const
export type Industry = (typeof INDUSTRIES)[number]
export const COTTON = INDUSTRIES.indexOf('cotton')
export const MANUFACTURER = INDUSTRIES.indexOf('manufacturer')
export const POTTERY = INDUSTRIES.indexOf('pottery')
export const COAL = INDUSTRIES.indexOf('coal')
export const IRON = INDUSTRIES.indexOf('iron')
export const BREWERY = INDUSTRIES.indexOf('brewery')
/** Industries before these are goods: they flip by a sale. The others flip when they are emptied. */
export const GOODS = COAL

/** What lies on the industries that are no goods, in their order. */
export const RESOURCES = ['coal', 'iron', 'beer'] as const
export const BEER = RESOURCES.indexOf('beer')
/** The resource of an industry. */
export const resourceOf = (industry: number): number => industry - GOODS

export const ERAS = ['canal', 'rail'] as const
export const CANAL = ERAS.indexOf('canal')
export const RAIL = ERAS.indexOf('rail')

export const SEATS = 4
export const HAND_SIZE = 8
export const START_MONEY = 17
export const START_INCOME = 10
export const LINK_TILES = 14
export const ACTIONS_A_TURN = 2

export const CANAL_PRICE = 3
export const RAIL_PRICE = 5
/** What the second rail adds: fifteen for both. */
export const SECOND_RAIL_PRICE = 10
export const LOAN_MONEY = 30
export const LOAN_LEVELS = 3
export const LOWEST_LEVEL = -10
export const SCOUT_CARDS = 3
/** Barrels on a new brewery, by era. */
export const BARRELS = [1, 2] as const
/** The introductory game: a point for so much money, and no more than so many. */
export const MONEY_A_POINT = 4
export const MOST_MONEY_POINTS = 15

/** A tile's kind is its industry and level: the row of the data. */
export const TILE_KINDS = TILE_ROWS.length
const column = (at: number): Uint8Array => Uint8Array.from(TILE_ROWS, (row) => Number(row[at]))
const NAMES: readonly string[] = INDUSTRIES

export const INDUSTRY: Uint8Array = Uint8Array.from(TILE_ROWS, ([industry]) => NAMES.indexOf(industry))
export const LEVEL: Uint8Array = column(1)
export const COPIES: Uint8Array = column(2)
export const MONEY: Uint8Array = column(3)
export const COAL_COST: Uint8Array = column(4)
export const IRON_COST: Uint8Array = column(5)
export const BEER_TO_SELL: Uint8Array = column(6)
/** Cubes put on a coal mine or iron works. */
export const PRODUCES: Uint8Array = column(7)
export const INCOME: Uint8Array = column(8)
export const POINTS: Uint8Array = column(9)
export const LINK_POINTS: Uint8Array = column(10)
/** The eras in which a kind may be built: bit CANAL, bit RAIL. */
export const BUILT_IN: Uint8Array = Uint8Array.from(TILE_ROWS, (_, kind) => (column(11)[kind] << CANAL) | (column(12)[kind] << RAIL))
/** 0 for potteries with the crossed-out lightbulb. */
export const DEVELOPABLE: Uint8Array = column(13)

/** Tiles of each industry on a full mat. */
export const STACK_SIZES: readonly number[] = INDUSTRIES.map((_, industry) => stackOf(industry).length)
/** Room for the highest stack and for NONE behind its last tile. */
const STRIDE = 12
const STACKS = new Uint8Array(INDUSTRIES.length * STRIDE).fill(NONE)
for (let industry = 0; industry < INDUSTRIES.length; industry++) STACKS.set(stackOf(industry), industry * STRIDE)

/** The lowest tile of a stack from which so many were taken, or NONE. */
export const tileAfter = (industry: number, taken: number): number => STACKS[industry * STRIDE + taken]

function stackOf(industry: number): number[] {
  return TILE_ROWS.flatMap((_, kind) => (INDUSTRY[kind] === industry ? new Array<number>(COPIES[kind]).fill(kind) : []))
}
