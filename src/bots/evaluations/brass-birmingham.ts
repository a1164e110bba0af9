import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import {
  ALL_MERCHANTS,
  LINK_ENDS,
  LINKS,
  LOCATION_OF,
  LOCATIONS,
  type Locations,
  lowest,
  SLOT_LOCATIONS,
  SLOTS,
  TOWNS,
} from '../../games/brass-birmingham/board.ts'
import { CARDS_FOR } from '../../games/brass-birmingham/cards.ts'
import {
  BARRELS,
  BEER_TO_SELL,
  BREWERY,
  BUILT_IN,
  CANAL,
  COAL,
  COAL_COST,
  GOODS,
  INCOME,
  INDUSTRIES,
  INDUSTRY,
  IRON,
  IRON_COST,
  LEVEL,
  LINK_POINTS,
  MONEY,
  MONEY_A_POINT,
  MOST_MONEY_POINTS,
  POINTS,
  PRODUCES,
  SEATS,
  tileAfter,
} from '../../games/brass-birmingham/components.ts'
import { MERCHANT_LINK_POINTS } from '../../games/brass-birmingham/merchants.ts'
import { handPlace, INTRODUCTORY, pointsOf, type State, stack } from '../../games/brass-birmingham/state.ts'
import { COAL_SPACES, IRON_SPACES, levelOf, salePrice, TOP_SPACE } from '../../games/brass-birmingham/tracks.ts'
import { ahead, due, lookOut, merchantBeer, missingLinks, roundOf } from './brass-birmingham-outlook.ts'
import type { Evaluation } from './evaluation.ts'

/** A pound, in points, while there is enough to spend it on. */
const POUND = 0.18
/** What an action can spend. */
const SPENT_AN_ACTION = 12
/** Wealth beyond this is hardly of use at any time. */
const WEALTH = 160
/** A round later, money is worth so much of itself. */
const PATIENCE = 0.69
/** Money at hand decides what can be done next: so many points for enough of it. */
const READY_MONEY = 2.8
const ENOUGH_MONEY = 10
/** A pound that will be missing within so many rounds costs tiles, and so much. */
const DEBT = 0.38
const DEBT_ROUNDS = 3.5
/** Income that waits for a tile to flip comes later. */
const INCOME_TO_COME = 0.69

/** The chance that a tile is sold which could be at once, and what each missing link and barrel leaves of it. */
const SALE = 0.8
const LINK_MISSING = 0.6
const BEER_MISSING = 0.58
/** How much of that chance an action less takes away. */
const HURRY = 0.45
/** Cubes consumed by an action of anybody, by era. */
const COAL_USE = [0.14, 0.52]
const IRON_USE = [0.45, 0.31]
/** Barrels that a seat drinks in an action of its own. */
const BEER_USE = [0.14, 0.47]
/** The chance that a tile not flipped in the canal era is in the rail era. */
const LATER = 0.6
/** A barrel, beside what it does for the tiles on the board. */
const BARREL = 0.8

/** Link points of tiles not yet flipped and of slots not yet built on, as far as the era is still long. */
const UNFLIPPED_LINK = 0.79
const EMPTY_LINK = 0.35

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
const linkPoints = new Float64Array(LOCATIONS)
const unflipped = new Uint8Array(SLOTS)

/** What lies on the board, as the seat sees it. */
const seen = { points: 0, open: 0, own: 0, barrels: 0, coal: 0, iron: 0, spaces: 0 }

function worth(s: State, seat: Seat): number {
  const points = pointsOf(s, seat)
  if (s.over) return points
  lookOut(s, seat)
  lookAtBoard(s, seat)
  const board = seen.points + unflippedWorth(s) + linkWorth(s, seat)
  return points + board + moneyWorth(s, seat) + matWorth(s, seat) + handWorth(s, seat) + reachWorth(s, seat)
}

/** Goes through all slots once: points that are sure, tiles that have to flip, cubes, empty slots, link points of every location. */
function lookAtBoard(s: State, seat: Seat): void {
  linkPoints.fill(0, 0, SLOT_LOCATIONS)
  linkPoints.fill(MERCHANT_LINK_POINTS, SLOT_LOCATIONS)
  const unflippedLink = UNFLIPPED_LINK * Math.min(1, ahead.actions / 3)
  const emptyLink = (EMPTY_LINK * ahead.share * s.seats) / SEATS
  seen.points = 0
  seen.open = 0
  seen.own = 0
  seen.barrels = -due.barrels
  seen.coal = 0
  seen.iron = 0
  seen.spaces = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const tile = s.tile[slot]
    const town = LOCATION_OF[slot]
    if (tile === NONE) {
      seen.open |= 1 << town
      linkPoints[town] += emptyLink
      continue
    }
    const isFlipped = s.flipped[slot] === 1 || slot === due.sold
    linkPoints[town] += isFlipped ? LINK_POINTS[tile] : LINK_POINTS[tile] * unflippedLink
    if (s.cubes[slot] > 0) countCubes(s, seat, slot)
    if (s.owner[slot] !== seat) continue
    if (isFlipped) seen.points += pointsOnBoard(s, tile)
    else unflipped[seen.own++] = slot
  }
  if (due.built !== NONE && INDUSTRY[s.tile[due.built]] === BREWERY) seen.barrels += BARRELS[s.era]
  if (due.sold !== NONE) seen.spaces += INCOME[s.tile[due.sold]] / INCOME_TO_COME // at once, not some day
}

function countCubes(s: State, seat: Seat, slot: number): void {
  const industry = INDUSTRY[s.tile[slot]]
  if (industry === COAL) seen.coal += s.cubes[slot]
  else if (industry === IRON) seen.iron += s.cubes[slot]
  else if (s.owner[slot] === seat) seen.barrels += s.cubes[slot]
}

/** E7, F4: a flipped tile of level II or above scores again. */
function pointsOnBoard(s: State, tile: number): number {
  return staysOn(s, tile) ? 2 * POINTS[tile] : POINTS[tile]
}

const staysOn = (s: State, tile: number): boolean => s.era === CANAL && LEVEL[tile] > 1

/** The seat's tiles that have to flip, each by its chance; and the barrels that they leave over. */
function unflippedWorth(s: State): number {
  let sum = 0
  let spare = seen.barrels
  for (let i = 0; i < seen.own; i++) {
    const slot = unflipped[i]
    const tile = s.tile[slot]
    let chance = 0
    if (INDUSTRY[tile] < GOODS) {
      const barrels = BEER_TO_SELL[tile] - (BEER_TO_SELL[tile] > 0 && merchantBeer(s, slot) ? 1 : 0)
      chance = saleChance(s, slot, Math.max(0, barrels - Math.max(0, spare)))
      spare -= barrels
    } else chance = emptyingChance(s, slot)
    sum += chance * pointsOnBoard(s, tile)
    if (ahead.another && staysOn(s, tile)) {
      const later = (1 - chance) * LATER
      sum += later * POINTS[tile]
      chance += later / 2
    }
    seen.spaces += chance * INCOME[tile]
  }
  return spare > 0 ? sum + BARREL * Math.min(spare, ahead.allActions / 4) : sum
}

/** The chance that a tile is sold in this era, when so many barrels are missing. */
function saleChance(s: State, slot: number, barrels: number): number {
  const links = missingLinks(s, LOCATION_OF[slot], s.buyers[INDUSTRY[s.tile[slot]]])
  const time = ahead.actions - links - barrels
  if (time <= 0) return 0
  return SALE * (1 - HURRY ** time) * LINK_MISSING ** links * BEER_MISSING ** barrels
}

/** The chance that a coal mine, iron works or brewery loses its last cube in this era. */
function emptyingChance(s: State, slot: number): number {
  const industry = INDUSTRY[s.tile[slot]]
  const cubes = slot === due.built ? cubesToCome(s, slot) : s.cubes[slot]
  if (industry === BREWERY) return emptied(BEER_USE[s.era] * ahead.actions, cubes, seen.barrels)
  const actions = ahead.actions * s.seats
  return industry === COAL ? emptied(COAL_USE[s.era] * actions, cubes, seen.coal) : emptied(IRON_USE[s.era] * actions, cubes, seen.iron)
}

/** The chance that some cubes are used up, when so many will be, of so many on all tiles. */
function emptied(used: number, cubes: number, all: number): number {
  return cubes <= 0 ? 1 : used / (used + (Math.max(all, cubes) + cubes) / 2)
}

/** The cubes that a tile will have which is being built; what its market pays for the others is counted as received. */
function cubesToCome(s: State, slot: number): number {
  const tile = s.tile[slot]
  const industry = INDUSTRY[tile]
  if (industry === BREWERY) return BARRELS[s.era]
  const sold = marketTakes(s, slot, tile)
  due.money -= sold * salePrice(industry, industry === COAL ? s.coalMarket : s.ironMarket)
  return PRODUCES[tile] - sold
}

/** Cubes of a new tile that its market will take. */
function marketTakes(s: State, slot: number, tile: number): number {
  if (INDUSTRY[tile] === IRON) return Math.min(PRODUCES[tile], IRON_SPACES - s.ironMarket)
  return s.connected[LOCATION_OF[slot]] & ALL_MERCHANTS ? Math.min(PRODUCES[tile], COAL_SPACES - s.coalMarket) : 0
}

/** The link points at the ends of its links. */
function linkWorth(s: State, seat: Seat): number {
  let sum = 0
  for (let link = 0; link < LINKS; link++) {
    if (s.link[link] !== seat) continue
    for (let rest = LINK_ENDS[link]; rest !== 0; rest &= rest - 1) sum += linkPoints[lowest(rest)]
  }
  return sum
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
    const location = lowest(rest)
    connected |= s.connected[location]
    if (seen.open & (1 << location)) sum += REACH
  }
  for (let industry = 0; industry < GOODS; industry++) if (connected & s.buyers[industry]) sum += ACCESS
  return sum * ahead.share
}
