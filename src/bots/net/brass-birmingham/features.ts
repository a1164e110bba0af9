// A seat of Brass: Birmingham as small integers: what it has, what waits for what, what it could build. Asked at the end of turns.
import { bitCount, lowestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { LINK_ENDS, LINKS, LOCATION_OF, LOCATIONS, SHOWS, SLOT_LOCATIONS, SLOTS, TOWNS } from '../../../games/brass-birmingham/board.ts'
import { CARDS_FOR, DECK_KINDS, DECKS } from '../../../games/brass-birmingham/cards.ts'
import {
  BEER_TO_SELL,
  BREWERY,
  CANAL,
  COAL,
  GOODS,
  INCOME,
  INDUSTRIES,
  INDUSTRY,
  IRON,
  LEVEL,
  LINK_POINTS,
  LOWEST_LEVEL,
  POINTS,
  RAIL,
} from '../../../games/brass-birmingham/components.ts'
import { handSize } from '../../../games/brass-birmingham/hands.ts'
import { BUYS, MERCHANT_LINK_POINTS, SPACE_LOCATION, SPACES } from '../../../games/brass-birmingham/merchants.ts'
import { handPlace, pointsOf, type State, stack } from '../../../games/brass-birmingham/state.ts'
import { levelOf } from '../../../games/brass-birmingham/tracks.ts'
import { missingLinks } from '../../evaluations/brass-birmingham/outlook.ts'
import { INCOME_STEPS, INPUTS, MONEY_STEPS, PILE, STACK_AT, WAITS } from './inputs.ts'

const { at } = INPUTS
const MOST = 255
const ROUNDS = DECKS.map((deck, seats) => (seats === 0 ? 0 : deck.length / seats / 2))

/** Link points of every location: sure, hoped for, of empty slots. */
const sure = new Uint8Array(LOCATIONS)
const hoped = new Uint8Array(LOCATIONS)
const empty = new Uint8Array(LOCATIONS)
/** Locations that the seat's network is connected to. */
let reached = 0

/** Writes what is to be known of a seat: `INPUTS.size` integers. The evaluation is not asked: nothing is given without the net. */
export function features(s: State, seat: Seat, out: Uint8Array): number {
  out.fill(0, 0, INPUTS.size)
  writeTime(s, seat, out)
  writeWealth(s, seat, out)
  reached = 0
  for (let rest = s.network[seat]; rest !== 0; rest &= rest - 1) reached |= s.connected[lowestBit(rest)]
  writeSlots(s, seat, out)
  writeLinks(s, seat, out)
  writeMerchants(s, out)
  writeHand(s, seat, out)
  return 0
}

function writeTime(s: State, seat: Seat, out: Uint8Array): void {
  const rounds = ROUNDS[s.seats] - s.round
  out[at.seats + s.seats - 2] = 1
  if (s.era === RAIL) out[at.isRail] = 1
  out[at.actions] = Math.max(0, handSize(s, seat) + Math.round(s.left / s.seats))
  out[at.rounds] = rounds + (s.era === CANAL ? ROUNDS[s.seats] : 0)
  out[at.roundsCanal] = s.era === CANAL ? rounds : 0
  if (rounds < 3) out[at.lastRounds + Math.max(0, rounds)] = 1
  let place = 0
  while (place < s.seats - 1 && s.order[place] !== seat) place++
  out[at.place + place] = 1
  if (place >= s.position) out[at.hasTurn] = 1
  out[at.spent] = Math.min(MOST, s.spent[seat])
}

function writeWealth(s: State, seat: Seat, out: Uint8Array): void {
  const money = s.money[seat]
  const level = levelOf(s.income[seat])
  out[at.money] = Math.min(MOST, money)
  for (let i = 0; i < MONEY_STEPS.length && money >= MONEY_STEPS[i]; i++) out[at.moneySteps + i] = 1
  out[at.income] = level - LOWEST_LEVEL
  for (let i = 0; i < INCOME_STEPS.length && level >= INCOME_STEPS[i]; i++) out[at.incomeSteps + i] = 1
  out[at.points] = Math.min(MOST, Math.max(0, pointsOf(s, seat)))
  for (let industry = 0; industry < INDUSTRIES.length; industry++) out[at.stacks + STACK_AT[industry] + s.taken[stack(seat, industry)]] = 1
}

/** Goes through all slots once. */
function writeSlots(s: State, seat: Seat, out: Uint8Array): void {
  sure.fill(0, 0, SLOT_LOCATIONS)
  sure.fill(MERCHANT_LINK_POINTS, SLOT_LOCATIONS)
  hoped.fill(0)
  empty.fill(0)
  for (let slot = 0; slot < SLOTS; slot++) {
    const tile = s.tile[slot]
    const town = LOCATION_OF[slot]
    if (tile === NONE) {
      empty[town]++
      writeOpen(s, seat, slot, out)
      continue
    }
    const isFlipped = s.flipped[slot] === 1
    if (isFlipped) sure[town] += LINK_POINTS[tile]
    else hoped[town] += LINK_POINTS[tile]
    if (s.cubes[slot] > 0) writeCubes(s, seat, slot, out)
    if (s.owner[slot] !== seat) {
      if (!isFlipped && INDUSTRY[tile] < GOODS) out[at.rivalGoods]++
    } else if (!isFlipped) writeUnflipped(s, slot, out)
    else {
      out[at.flipped] += POINTS[tile]
      if (s.era === CANAL && LEVEL[tile] > 1) out[at.again] += POINTS[tile]
    }
  }
}

function writeOpen(s: State, seat: Seat, slot: number, out: Uint8Array): void {
  const isNear = (s.network[seat] & (1 << LOCATION_OF[slot])) !== 0
  for (let rest = SHOWS[slot]; rest !== 0; rest &= rest - 1) {
    out[at.openAll + lowestBit(rest)]++
    if (isNear) out[at.open + lowestBit(rest)]++
  }
}

function writeCubes(s: State, seat: Seat, slot: number, out: Uint8Array): void {
  const industry = INDUSTRY[s.tile[slot]]
  if (industry === COAL) out[at.coal] += s.cubes[slot]
  else if (industry === IRON) out[at.iron] += s.cubes[slot]
  else if (s.owner[slot] === seat) out[at.barrels] += s.cubes[slot]
  else {
    out[at.rivalBarrels] += s.cubes[slot]
    if (reached & (1 << LOCATION_OF[slot])) out[at.othersBarrels] += s.cubes[slot]
  }
}

/** A tile of the seat that has not flipped yet. */
function writeUnflipped(s: State, slot: number, out: Uint8Array): void {
  const tile = s.tile[slot]
  const industry = INDUSTRY[tile]
  const isHigh = LEVEL[tile] > 1 ? 1 : 0
  const pile =
    industry < GOODS
      ? at.goods + (WAITS.indexOf(waitsFor(s, slot)) * 2 + isHigh) * PILE.size
      : at.works + ((industry - GOODS) * 2 + isHigh) * PILE.size
  out[pile + PILE.at.tiles]++
  out[pile + PILE.at.points] += POINTS[tile]
  out[pile + PILE.at.income] += INCOME[tile]
  out[pile + PILE.at.cubes] += s.cubes[slot]
}

function waitsFor(s: State, slot: number): (typeof WAITS)[number] {
  const tile = s.tile[slot]
  const missing = missingLinks(s, LOCATION_OF[slot], s.buyers[INDUSTRY[tile]])
  if (missing > 0) return missing === 1 ? 'link' : 'links'
  return BEER_TO_SELL[tile] === 0 || hasBeer(s, slot) ? 'nothing' : 'beer'
}

/** Whether somebody's barrel can be had for a tile: its owner's anywhere, a merchant's or another's that is connected. */
function hasBeer(s: State, slot: number): boolean {
  const connected = s.connected[LOCATION_OF[slot]]
  for (let space = 0; space < SPACES; space++)
    if (s.barrel[space] && connected & (1 << SPACE_LOCATION[space]) && BUYS[s.merchant[space]] & (1 << INDUSTRY[s.tile[slot]])) return true
  for (let other = 0; other < SLOTS; other++)
    if (s.tile[other] !== NONE && INDUSTRY[s.tile[other]] === BREWERY && s.cubes[other] > 0)
      if (s.owner[other] === s.owner[slot] || connected & (1 << LOCATION_OF[other])) return true
  return false
}

function writeLinks(s: State, seat: Seat, out: Uint8Array): void {
  for (let link = 0; link < LINKS; link++) {
    if (s.link[link] !== seat) continue
    out[at.links]++
    for (let rest = LINK_ENDS[link]; rest !== 0; rest &= rest - 1) {
      const end = lowestBit(rest)
      out[at.linkPoints] += sure[end]
      out[at.linkHopes] += hoped[end]
      out[at.linkSpaces] += empty[end]
    }
  }
}

function writeMerchants(s: State, out: Uint8Array): void {
  for (let goods = 0; goods < GOODS; goods++) if (reached & s.buyers[goods]) out[at.sells + goods] = 1
  for (let space = 0; space < SPACES; space++) if (s.barrel[space] && reached & (1 << SPACE_LOCATION[space])) out[at.merchantBarrels]++
  out[at.coalMarket] = s.coalMarket
  out[at.ironMarket] = s.ironMarket
}

function writeHand(s: State, seat: Seat, out: Uint8Array): void {
  const start = handPlace(seat, 0)
  out[at.wilds] = bitCount(s.wilds[seat])
  out[at.cards] = handSize(s, seat)
  out[at.towns] = bitCount(s.network[seat])
  for (let place = start; place < start + s.cards[seat]; place++) {
    const card = s.hand[place]
    if (card >= DECK_KINDS) continue
    out[at.held + card]++
    if (card < TOWNS) {
      if (empty[card] === 0) out[at.fullTowns]++
      else writeWays(s, card, out)
    } else
      for (let industry = 0; industry < INDUSTRIES.length; industry++)
        if (CARDS_FOR[industry] & (1 << card) && out[at.open + industry] > 0) out[at.toBuild + industry]++
  }
}

/** A town's card builds whatever an empty slot there shows. */
function writeWays(s: State, town: number, out: Uint8Array): void {
  let shows = 0
  for (let slot = 0; slot < SLOTS; slot++) if (LOCATION_OF[slot] === town && s.tile[slot] === NONE) shows |= SHOWS[slot]
  for (let rest = shows; rest !== 0; rest &= rest - 1) out[at.toBuild + lowestBit(rest)]++
}
