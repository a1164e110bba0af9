// Which input says what about a seat of Brass: Birmingham at the end of somebody's turn. One net serves any number of seats: it is asked about each in turn.
import { DECK_KINDS } from '../../../games/brass-birmingham/cards.ts'
import { GOODS, INDUSTRIES, RESOURCES, SEATS, STACK_SIZES } from '../../../games/brass-birmingham/components.ts'
import { parts } from '../parts.ts'

/** A stack's inputs: how many tiles have left it, none to all. */
const STACKS = STACK_SIZES.map((size) => size + 1)
/** Where the inputs of each stack begin. */
export const STACK_AT: readonly number[] = STACKS.map((_, industry) => STACKS.slice(0, industry).reduce((sum, size) => sum + size, 0))

/** Tiles that have not flipped, added up: how many, their points, their income, what lies on them. */
export const PILE = parts({ tiles: 1, points: 1, income: 1, cubes: 1 })
/** Goods by what they wait for: nothing, a barrel, a link to a merchant, more links. */
export const WAITS = ['nothing', 'beer', 'link', 'links'] as const
/** Money and income are told apart in steps, besides their amount. */
export const MONEY_STEPS = [3, 6, 9, 12, 15, 18, 22, 26, 30, 40, 50, 70] as const
export const INCOME_STEPS = [-5, -2, 0, 2, 4, 6, 8, 10, 13, 16, 20, 25] as const

export const INPUTS = parts({
  seats: SEATS - 1, // two, three or four play
  isRail: 1,
  actions: 1, // to come in this era
  rounds: 1, // to come in the whole game
  roundsCanal: 1, // to come in the canal era
  lastRounds: 3, // one, two or three rounds are left of the era
  hasTurn: 1, // the seat has still its turn in this round
  place: SEATS, // its place in the order of turns
  spent: 1, // in this round, which decides the order of the next
  money: 1,
  moneySteps: MONEY_STEPS.length,
  income: 1, // its level, from the lowest
  incomeSteps: INCOME_STEPS.length,
  points: 1,
  flipped: 1, // points that flipped tiles will bring in this era
  again: 1, // and in the next
  links: 1,
  linkPoints: 1, // of its links by what has flipped and by merchants
  linkHopes: 1, // by tiles that have not
  linkSpaces: 1, // by slots that are empty
  stacks: STACKS.reduce((sum, size) => sum + size, 0),
  goods: WAITS.length * 2 * PILE.size, // of level I and above, by what they wait for
  works: RESOURCES.length * 2 * PILE.size, // coal mines, iron works and breweries likewise
  barrels: 1, // on its breweries
  merchantBarrels: 1, // that it could drink
  othersBarrels: 1, // of others that it is connected to
  sells: GOODS, // goods for which a merchant is connected
  coalMarket: 1,
  ironMarket: 1,
  coal: 1, // on the board
  iron: 1,
  open: INDUSTRIES.length, // empty slots in its network, by what they show
  openAll: INDUSTRIES.length, // and on the whole board
  towns: 1, // in its network
  toBuild: INDUSTRIES.length, // ways to build each with the cards in hand
  held: DECK_KINDS, // cards in hand by kind
  wilds: 1,
  cards: 1,
  fullTowns: 1, // cards of towns without an empty slot
  rivalBarrels: 1, // on breweries of all others
  rivalGoods: 1, // goods of others that have not flipped
  spare: 9, // full words
})
