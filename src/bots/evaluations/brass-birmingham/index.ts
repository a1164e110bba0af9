// How good a position of Brass: Birmingham is for a seat, in points.
import { lowestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { type Locations, TOWNS } from '../../../games/brass-birmingham/board.ts'
import { CARDS_FOR } from '../../../games/brass-birmingham/cards.ts'
import {
  BEER_TO_SELL,
  BREWERY,
  BUILT_IN,
  CANAL,
  COAL_COST,
  GOODS,
  INCOME,
  INDUSTRIES,
  IRON_COST,
  LEVEL,
  MONEY,
  MONEY_A_POINT,
  MOST_MONEY_POINTS,
  POINTS,
  SEATS,
  tileAfter,
} from '../../../games/brass-birmingham/components.ts'
import { handPlace, INTRODUCTORY, pointsOf, type State, stack } from '../../../games/brass-birmingham/state.ts'
import { levelOf, TOP_SPACE } from '../../../games/brass-birmingham/tracks.ts'
import type { Evaluation } from '../evaluation.ts'
import { INCOME_TO_COME, linkWorth, lookAtBoard, SALE, seen, staysOn, unflippedWorth } from './board.ts'
import { ahead, due, lookOut, roundOf } from './outlook.ts'

/** A pound, in points, while there is enough to spend it on. */
const POUND = 0.18
/** What an action can spend. */
const SPENT_AN_ACTION = 12
/** Wealth beyond this is hardly of use at any time. */
const WEALTH = 160
/** A round later, money is worth so much of itself. */
const PATIENCE = 0.86
/** Money at hand decides what can be done next: so many points for enough of it. */
const READY_MONEY = 2
const ENOUGH_MONEY = 10
/** A pound that will be missing within so many rounds costs tiles, and so much. */
const DEBT = 0.38
const DEBT_ROUNDS = 3.5

/** How much of the tiles on the mat counts: of the first few in each stack, each one less than the one before. */
const MAT = 0.44
const MAT_DEPTH = 0.53
const MAT_TILES = 4
/** How much of one that can only be built in the next era. */
const NEXT_ERA = 0.7
/** The money that a cube for them costs, and the points that a barrel does. */
const CUBE_PRICE = 2.1
const BEER_PRICE = 2

/** A town in the network with an empty slot; a kind of goods for which a merchant can be reached. */
const REACH = 0.33
const ACCESS = 0.88

/** Cards in hand. */
const TOWN_CARD = 0.35
const FULL_TOWN_CARD = 0.05
const INDUSTRY_CARD = 0.45
const BREWERY_CARD = 0.65
const WILD_CARD = 0.64

/** The evaluation of Brass: Birmingham. */
export const brassBirminghamEvaluation: Evaluation<State> = {
  worth,
  turn: (s) => roundOf(s) * SEATS + s.position,
  pace: { horizon: 2, round: roundOf, clearLead: 10, positions: 120_000 },
  thought: { curiosity: 0.6, sharp: 3, clear: 12, tempo: 4, turns: 24, ambition: 0.5 },
}

/** The income level of a space, with its fractions. */
const LEVEL_AT = Float64Array.from({ length: TOP_SPACE + 1 }, (_, space) => {
  let from = space
  let to = space
  while (from > 0 && levelOf(from - 1) === levelOf(space)) from--
  while (to < TOP_SPACE && levelOf(to + 1) === levelOf(space)) to++
  return levelOf(space) + (space - from) / (to - from + 1)
})
/** What an income of one is worth today, by the times it will be received. */
const INCOMES = Float64Array.from({ length: 32 }, (_, times) => (PATIENCE * (1 - PATIENCE ** times)) / (1 - PATIENCE))
function worth(s: State, seat: Seat): number {
  const points = pointsOf(s, seat)
  if (s.over) return points
  lookOut(s, seat)
  lookAtBoard(s, seat)
  const board = seen.points + unflippedWorth(s) + linkWorth(s, seat)
  return points + board + moneyWorth(s, seat) + matWorth(s, seat) + handWorth(s, seat) + reachWorth(s, seat)
}

/** Money at hand and to come, worth less the more there is of it and nothing without actions to spend it in. */
function moneyWorth(s: State, seat: Seat): number {
  const money = s.money[seat] - due.money
  const level = levelAfter(s.income[seat], INCOME_TO_COME * seen.spaces)
  const use = WEALTH * (1 - Math.exp((-SPENT_AN_ACTION * ahead.allActions) / WEALTH))
  const wealth = money + level * INCOMES[ahead.incomes]
  const soon = money + Math.min(DEBT_ROUNDS, ahead.incomes) * Math.min(0, levelOf(s.income[seat]))
  let sum = use > 0 ? POUND * use * (1 - Math.exp(-wealth / use)) : 0
  if (ahead.allActions > 0) sum += READY_MONEY * (1 - Math.exp(-Math.max(0, soon) / ENOUGH_MONEY)) * Math.min(1, ahead.allActions / 4)
  if (soon < 0) sum += DEBT * soon
  if (s.rules & INTRODUCTORY) sum += level + Math.min(MOST_MONEY_POINTS, money / MONEY_A_POINT) * (1 - ahead.share)
  return sum
}

function levelAfter(space: number, risen: number): number {
  const at = Math.min(TOP_SPACE, space + risen)
  const below = Math.floor(at)
  return below >= TOP_SPACE ? LEVEL_AT[TOP_SPACE] : LEVEL_AT[below] + (at - below) * (LEVEL_AT[below + 1] - LEVEL_AT[below])
}

/** What the next tiles of every stack would bring. */
function matWorth(s: State, seat: Seat): number {
  const pound = POUND * (1 - Math.exp(-ahead.allActions / 6))
  let sum = 0
  for (let industry = 0; industry < INDUSTRIES.length; industry++) {
    const taken = s.taken[stack(seat, industry)]
    let weight = 1
    for (let depth = 0; depth < MAT_TILES; depth++) {
      const tile = tileAfter(industry, taken + depth)
      if (tile === NONE) break
      sum += weight * tileWorth(s, tile, pound)
      weight *= MAT_DEPTH
    }
  }
  return MAT * sum * (1 - Math.exp(-ahead.allActions / 8))
}

/** What a tile on the mat would bring beyond its price, as far as there is an era to build it in. */
function tileWorth(s: State, tile: number, pound: number): number {
  const isOpen = (BUILT_IN[tile] & (1 << s.era)) !== 0
  if (!isOpen && !ahead.another) return 0
  const points = isOpen && staysOn(s, tile) ? (1 + ahead.share) * POINTS[tile] : POINTS[tile]
  const income = (pound / 2) * INCOMES[ahead.incomes] * INCOME_TO_COME * INCOME[tile] // about two spaces a level
  const price = pound * (MONEY[tile] + CUBE_PRICE * (COAL_COST[tile] + IRON_COST[tile])) + BEER_PRICE * BEER_TO_SELL[tile]
  const time = !isOpen ? NEXT_ERA : s.era === CANAL && LEVEL[tile] === 1 ? ahead.share : 1
  return time * Math.max(0, SALE * points + income - price)
}

/** Cards are worth what they let the seat build; those still owed as discards will be the worst. */
function handWorth(s: State, seat: Seat): number {
  const start = handPlace(seat, 0)
  let sum = 0
  let least = WILD_CARD
  for (let place = start; place < start + s.cards[seat]; place++) {
    const worth = cardWorth(s.hand[place], seen.open)
    if (worth < least) least = worth
    sum += worth
  }
  const wilds = s.wilds[seat] === 3 ? 2 : s.wilds[seat] === 0 ? 0 : 1
  return (sum - due.discards * least + (wilds + due.wilds) * WILD_CARD) * Math.min(1, ahead.actions / 6)
}

function cardWorth(card: number, open: Locations): number {
  if (card >= TOWNS) return CARDS_FOR[BREWERY] & (1 << card) ? BREWERY_CARD : INDUSTRY_CARD
  return open & (1 << card) ? TOWN_CARD : FULL_TOWN_CARD
}

/** Places to build in, and merchants to sell to. */
function reachWorth(s: State, seat: Seat): number {
  let sum = 0
  let connected = 0
  for (let rest = s.network[seat]; rest !== 0; rest &= rest - 1) {
    const location = lowestBit(rest)
    connected |= s.connected[location]
    if (seen.open & (1 << location)) sum += REACH
  }
  for (let industry = 0; industry < GOODS; industry++) if (connected & s.buyers[industry]) sum += ACCESS
  return sum * ahead.share
}
