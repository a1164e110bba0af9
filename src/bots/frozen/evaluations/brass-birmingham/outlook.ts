// What a judgement of Brass must know beside the board: what the present action still owes, how long the game still is, how far it is to
// a merchant. The numbers are kept here from one judgement to the next, so that none is allocated.
import { first, kindOf, second } from '../../../../core/action.ts'
import { lowestBit } from '../../../../core/bits.ts'
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import {
  ALL_BUILT,
  LINK_ENDS,
  LINK_ERAS,
  LOCATION_OF,
  LOCATIONS,
  type Locations,
  SITE_LOCATION,
} from '../../../../games/brass-birmingham/board.ts'
import { DECKS } from '../../../../games/brass-birmingham/cards.ts'
import { CANAL, INDUSTRY, RAIL } from '../../../../games/brass-birmingham/components.ts'
import { coalMoney } from '../../../../games/brass-birmingham/consume/coal.ts'
import { ironMoney } from '../../../../games/brass-birmingham/consume/iron.ts'
import { handSize } from '../../../../games/brass-birmingham/hands.ts'
import { BUYS, SPACE_LOCATION, SPACES } from '../../../../games/brass-birmingham/merchants.ts'
import { INTRODUCTORY, type State } from '../../../../games/brass-birmingham/state.ts'
import {
  FINISH_BUILD,
  FINISH_SALE,
  OWES_BEER,
  OWES_COAL,
  OWES_DISCARD,
  OWES_IRON,
  TAKE_WILDS,
} from '../../../../games/brass-birmingham/vocabulary.ts'

/** What is still to come for the seat. */
export const ahead = {
  /** Its actions in this era. */
  actions: 0,
  /** Its actions in the whole game. */
  allActions: 0,
  /** How often income will be received. */
  incomes: 0,
  /** Whether another era follows. */
  another: false,
  /** How much of the era is left, from 1 to 0. */
  share: 0,
}

/** What the present action still owes: money, cards, barrels of breweries; wild cards to come, the slot that is built on and the one sold. */
export const due = { money: 0, discards: 0, barrels: 0, wilds: 0, built: NONE, sold: NONE }

/** Rounds of an era, by number of seats: each has two cards for everybody. */
const ROUNDS = DECKS.map((deck, seats) => (seats === 0 ? 0 : deck.length / seats / 2))
/** More lines than lie between any two locations. */
const FARTHEST = 20
/** Lines between two locations that can be built in an era. */
const DISTANCE = [CANAL, RAIL].map(distances)

/** Rounds of the whole game so far, the present one included. */
export const roundOf = (s: State): number => s.era * ROUNDS[s.seats] + s.round

/** Fills `due` and `ahead` for a seat. */
export function lookOut(s: State, seat: Seat): void {
  readDue(s, seat)
  lookAhead(s, seat)
}

/** Adds up what the steps on the stack will take and bring. */
function readDue(s: State, seat: Seat): void {
  due.money = 0
  due.discards = 0
  due.barrels = 0
  due.wilds = 0
  due.built = NONE
  due.sold = NONE
  if (s.turn !== seat) return
  for (let i = s.pending[0]; i > 0; i--) {
    const step = s.pending[i]
    const count = first(step)
    switch (kindOf(step)) {
      case OWES_DISCARD:
        due.discards += count
        break
      case OWES_COAL:
        due.money += coalMoney(s, s.connected[SITE_LOCATION[second(step)]], count)
        break
      case OWES_IRON:
        due.money += ironMoney(s, count)
        break
      case OWES_BEER:
        due.barrels += count
        break
      case FINISH_BUILD:
        due.built = count
        break
      case FINISH_SALE:
        due.sold = count
        break
      case TAKE_WILDS:
        due.wilds = 2
        break
    }
  }
  // A merchant's barrel is as good as one's own.
  if (due.barrels > 0 && due.sold !== NONE && merchantBeer(s, due.sold)) due.barrels--
}

function lookAhead(s: State, seat: Seat): void {
  const rounds = ROUNDS[s.seats]
  ahead.another = s.era === CANAL && !(s.rules & INTRODUCTORY)
  ahead.actions = Math.max(0, handSize(s, seat) - due.discards + s.left / s.seats)
  ahead.allActions = ahead.actions + (ahead.another ? 2 * rounds : 0)
  ahead.incomes = rounds - s.round + (ahead.another ? rounds : 0)
  ahead.share = Math.min(1, ahead.actions / (2 * rounds))
}

/** Links that are missing between a town and the nearest of some merchants, as the crow flies over the lines of the era. */
export function missingLinks(s: State, town: number, merchants: Locations): number {
  const connected = s.connected[town]
  if (connected & merchants) return 0
  const table = DISTANCE[s.era]
  let least = FARTHEST
  for (let from = connected & ALL_BUILT; from !== 0; from &= from - 1)
    for (let to = merchants; to !== 0; to &= to - 1) least = Math.min(least, table[lowestBit(from) * LOCATIONS + lowestBit(to)])
  return least
}

/** Whether a merchant has a barrel for the sale of a tile. */
export function merchantBeer(s: State, slot: number): boolean {
  const connected = s.connected[LOCATION_OF[slot]]
  const goods = 1 << INDUSTRY[s.tile[slot]]
  for (let space = 0; space < SPACES; space++)
    if (s.barrel[space] && connected & (1 << SPACE_LOCATION[space]) && BUYS[s.merchant[space]] & goods) return true
  return false
}

/** All shortest ways over the lines that are open in an era, by Floyd and Warshall. */
function distances(era: number): Uint8Array {
  const table = new Uint8Array(LOCATIONS * LOCATIONS).fill(FARTHEST)
  for (let a = 0; a < LOCATIONS; a++) {
    table[a * LOCATIONS + a] = 0
    for (let b = 0; b < LOCATIONS; b++) if (a !== b && isLine(a, b, era)) table[a * LOCATIONS + b] = 1
  }
  for (let via = 0; via < LOCATIONS; via++)
    for (let a = 0; a < LOCATIONS; a++)
      for (let b = 0; b < LOCATIONS; b++) {
        const way = table[a * LOCATIONS + via] + table[via * LOCATIONS + b]
        if (way < table[a * LOCATIONS + b]) table[a * LOCATIONS + b] = way
      }
  return table
}

function isLine(a: number, b: number, era: number): boolean {
  const ends = (1 << a) | (1 << b)
  return LINK_ENDS.some((line, link) => (line & ends) === ends && (LINK_ERAS[link] & (1 << era)) !== 0)
}
