// What lies on the board, as one seat sees it: sure points, tiles that have to flip, links, cubes, empty slots.
import { lowestBit } from '../../../../core/bits.ts'
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { ALL_MERCHANTS, LINK_ENDS, LINKS, LOCATION_OF, LOCATIONS, SLOT_LOCATIONS, SLOTS } from '../../../../games/brass-birmingham/board.ts'
import {
  BARRELS,
  BEER_TO_SELL,
  BREWERY,
  CANAL,
  COAL,
  GOODS,
  INCOME,
  INDUSTRY,
  IRON,
  LEVEL,
  LINK_POINTS,
  POINTS,
  PRODUCES,
  SEATS,
} from '../../../../games/brass-birmingham/components.ts'
import { MERCHANT_LINK_POINTS } from '../../../../games/brass-birmingham/merchants.ts'
import type { State } from '../../../../games/brass-birmingham/state.ts'
import { COAL_SPACES, IRON_SPACES, salePrice } from '../../../../games/brass-birmingham/tracks.ts'
import { ahead, due, merchantBeer, missingLinks } from './outlook.ts'
/** Income that waits for a tile to flip comes later. */
export const INCOME_TO_COME = 0.69

/** The chance that a tile is sold which could be at once, and what each missing link and barrel leaves of it. */
export const SALE = 0.8
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

const linkPoints = new Float64Array(LOCATIONS)
const unflipped = new Uint8Array(SLOTS)

/** What lies on the board, as the seat sees it. */
export const seen = { points: 0, open: 0, own: 0, barrels: 0, coal: 0, iron: 0, spaces: 0 }

/** Goes through all slots once: points that are sure, tiles that have to flip, cubes, empty slots, link points of every location. */
export function lookAtBoard(s: State, seat: Seat): void {
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

export const staysOn = (s: State, tile: number): boolean => s.era === CANAL && LEVEL[tile] > 1

/** The seat's tiles that have to flip, each by its chance; and the barrels that they leave over. */
export function unflippedWorth(s: State): number {
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
export function linkWorth(s: State, seat: Seat): number {
  let sum = 0
  for (let link = 0; link < LINKS; link++) {
    if (s.link[link] !== seat) continue
    for (let rest = LINK_ENDS[link]; rest !== 0; rest &= rest - 1) sum += linkPoints[lowestBit(rest)]
  }
  return sum
}
