// Chapter B: build. A card, an industry and a slot; the lowest tile of the stack; its price in money, coal and iron.
import { type Action, type Actions, action, asFirst, first, second, third } from '../../../core/action.ts'
import { lowestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { ALL_BUILT, ALL_MERCHANTS, ALL_TOWNS, FIRST_SLOT, LOCATION_OF, PLACES_FOR, SHOWS, TOWNS } from '../board.ts'
import { CARDS_FOR, type Cards, LOCATION_CARDS, WILD_INDUSTRY, WILD_LOCATION } from '../cards.ts'
import {
  BARRELS,
  BREWERY,
  BUILT_IN,
  CANAL,
  COAL,
  COAL_COST,
  GOODS,
  INDUSTRIES,
  INDUSTRY,
  IRON,
  IRON_COST,
  MONEY,
  PRODUCES,
} from '../components.ts'
import { coalMoney, UNREACHABLE } from '../consume/coal.ts'
import { ironMoney } from '../consume/iron.ts'
import { cardsHeld, discard } from '../hands.ts'
import { sellToMarket } from '../markets.ts'
import { spend } from '../money.ts'
import { slotProblem, slotsFor } from '../slots.ts'
import { nextTile, type Row, type State, stack, type Tell } from '../state.ts'
import { layTile, removeTile, stock } from '../tiles.ts'
import { BUILD, because, FINISH_BUILD, OWES_COAL, OWES_IRON } from '../vocabulary.ts'

export function legalBuilds(s: State, seat: Seat, out: Actions): void {
  const held = cardsHeld(s, seat)
  const byTown = held & (1 << WILD_LOCATION) ? ALL_TOWNS : held & LOCATION_CARDS
  const reach = s.network[seat] === 0 ? ALL_BUILT : s.network[seat] // B5
  for (let industry = 0; industry < INDUSTRIES.length; industry++) {
    const tile = nextTile(s, seat, industry)
    if (tile === NONE || !(BUILT_IN[tile] & (1 << s.era))) continue
    const left = s.money[seat] - MONEY[tile] - ironMoney(s, IRON_COST[tile])
    if (left < 0) continue
    const byIndustry = held & CARDS_FOR[industry]
    const places = PLACES_FOR[industry] & (byIndustry === 0 ? byTown : byTown | reach)
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const town = lowestBit(rest)
      if (coalMoney(s, s.connected[town], COAL_COST[tile]) > left) continue
      const slots = slotsFor(s, seat, town, tile)
      for (let bits = slots; bits !== 0; bits &= bits - 1) {
        const slot = FIRST_SLOT[town] + lowestBit(bits)
        pushEach(held & cardsFor(s, seat, slot, industry), action(BUILD, 0, slot, industry), out)
      }
    }
  }
}

/** One build for each kind of card that allows it. */
function pushEach(cards: Cards, build: Action, out: Actions): void {
  for (let rest = cards | 0; rest !== 0; rest &= rest - 1) out.push(build | asFirst(lowestBit(rest)))
}

/** The cards with which an industry can be built in a slot: B1 to B5. */
function cardsFor(s: State, seat: Seat, slot: number, industry: number): Cards {
  const town = LOCATION_OF[slot]
  const byTown = town < TOWNS ? (1 << town) | (1 << WILD_LOCATION) : 0
  return inReach(s, seat, slot) ? byTown | CARDS_FOR[industry] : byTown
}

/** B3, B5: in the network; or, with nothing on the board, any free slot. */
function inReach(s: State, seat: Seat, slot: number): boolean {
  const network = s.network[seat]
  return network === 0 ? s.tile[slot] === NONE : (network & (1 << LOCATION_OF[slot])) !== 0
}

export function applyBuild(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const slot = second(a)
  const industry = third(a)
  const tile = nextTile(s, seat, industry)
  discard(s, seat, first(a), tell)
  if (s.tile[slot] !== NONE) {
    tell?.('overbuilds', seat, s.tile[slot], LOCATION_OF[slot], s.owner[slot])
    removeTile(s, slot) // O4
  }
  s.taken[stack(seat, industry)]++
  layTile(s, seat, slot, tile)
  spend(s, seat, MONEY[tile])
  tell?.('builds', seat, tile, LOCATION_OF[slot], MONEY[tile])
  owe(s.pending, action(FINISH_BUILD, slot))
  if (IRON_COST[tile] > 0) owe(s.pending, action(OWES_IRON, IRON_COST[tile]))
  if (COAL_COST[tile] > 0) owe(s.pending, action(OWES_COAL, COAL_COST[tile], slot))
}

/** B12 to B14: with everything paid, the tile gets its cubes or barrels, and the market takes what it can. */
export const finishingBuild = {
  settle(s, seat, step, tell) {
    settle(s.pending)
    if (INDUSTRY[s.tile[first(step)]] >= GOODS) fill(s, seat, first(step), tell)
    return true
  },
} satisfies Row

function fill(s: State, seat: Seat, slot: number, tell?: Tell): void {
  const industry = INDUSTRY[s.tile[slot]]
  stock(s, slot, industry === BREWERY ? BARRELS[s.era] : PRODUCES[s.tile[slot]])
  const reachesMarket = industry === IRON || (industry === COAL && (s.connected[LOCATION_OF[slot]] & ALL_MERCHANTS) !== 0)
  if (reachesMarket) sellToMarket(s, seat, slot, tell)
}

export function buildProblem(s: State, seat: Seat, a: Action): Problem | null {
  const card = first(a)
  const slot = second(a)
  const industry = third(a)
  if (!(cardsHeld(s, seat) & (1 << card))) return because('cardNotHeld', { card })
  if (!(SHOWS[slot] & (1 << industry))) return because('slotShowsOther', { town: LOCATION_OF[slot], industry })
  const tile = nextTile(s, seat, industry)
  if (tile === NONE) return because('stackEmpty', { industry })
  if (!(BUILT_IN[tile] & (1 << s.era))) return because(s.era === CANAL ? 'notInCanalEra' : 'notInRailEra', { tile })
  return cardProblem(s, seat, a) ?? slotProblem(s, seat, slot, tile) ?? priceProblem(s, seat, slot, tile)
}

function cardProblem(s: State, seat: Seat, a: Action): Problem | null {
  const card = first(a)
  const slot = second(a)
  const industry = third(a)
  const town = LOCATION_OF[slot]
  if (cardsFor(s, seat, slot, industry) & (1 << card)) return null
  if (card === WILD_LOCATION) return because('wildNotForFarm', { town })
  if (card < TOWNS) return because('cardForOtherTown', { card, town })
  if (card !== WILD_INDUSTRY && !(CARDS_FOR[industry] & (1 << card))) return because('cardForOtherIndustry', { card, industry })
  return s.network[seat] === 0 ? because('needsFreeSlot', { town }) : because('notInNetwork', { town })
}

/** B11, C5 */
function priceProblem(s: State, seat: Seat, slot: number, tile: number): Problem | null {
  const coal = coalMoney(s, s.connected[LOCATION_OF[slot]], COAL_COST[tile])
  if (coal === UNREACHABLE) return because('coalUnreachable')
  const price = MONEY[tile] + coal + ironMoney(s, IRON_COST[tile])
  return price <= s.money[seat] ? null : because('tooExpensive', { tile, price, money: s.money[seat] })
}
