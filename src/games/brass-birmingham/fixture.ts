// Tables of Brass for tests: `brass(4).with(0, { hand: 'stoke iron', tiles: ['dudley.1 coal2 3'], links: ['stoke-leek'] })`.
// The second round of the canal era, seats in order, merchants as the helpers say.
import { NONE } from '../../core/block.ts'
import type { Options, Seat } from '../../core/game.ts'
import { type Story, story } from '../../core/story.ts'
import { LINK_IDS, LINKS, SLOTS } from './board.ts'
import { CARD_IDS, WILD_LOCATION } from './cards.ts'
import {
  ACTIONS_A_TURN,
  BARRELS,
  BREWERY,
  HAND_SIZE,
  INDUSTRIES,
  INDUSTRY,
  type Industry,
  LEVEL,
  PRODUCES,
  RAIL,
  TILE_KINDS,
  tileAfter,
} from './components.ts'
import { refresh } from './connections.ts'
import { brassBirmingham as game } from './index.ts'
import { refreshBuyers } from './merchant-tiles.ts'
import { BLANK, FACES } from './merchants.ts'
import { SLOT_IDS, SPACE_IDS } from './notation.ts'
import { addPoints, BONUS_POINTS, handPlace, pointsOf, type State, stack } from './state.ts'
import { levelOf, topSpaceOf } from './tracks.ts'

export interface Holdings {
  money: number
  /** Space on the income track. */
  income: number
  /** Income level; given, the highest space of it. */
  level: number
  spent: number
  points: number
  /** Cards by their names: `stoke iron wild-location`. */
  hand: string
  /** Tiles on the board: slot, industry with level, then cubes or `flipped`: `dudley.1 coal2 3`. */
  tiles: string[]
  links: string[]
  /** Level of the lowest tile of a stack. */
  next: Partial<Record<Industry, number>>
}
export type BrassStory = Story<State, Holdings>

export function brass(seats: number, options: Options = {}): BrassStory {
  return story(game, { give, holdings }, seats, options).where((s) => {
    for (let seat = 0; seat < seats; seat++) s.order[seat] = seat
    s.turn = 0
    s.round = 2
    s.actions = ACTIONS_A_TURN
    for (let space = 0; space < SPACE_IDS.length; space++) if (s.merchant[space] !== NONE) s.merchant[space] = BLANK
    s.barrel.fill(0)
    refreshBuyers(s)
  })
}

/** A table in the second round of the rail era. */
export function rails(seats: number, options: Options = {}): BrassStory {
  return brass(seats, options).where((s) => {
    s.era = RAIL
    refresh(s)
  })
}

/** A merchant's tile with its barrel: `face('oxford.1', 'cotton')`. */
export function face(space: string, name: (typeof FACES)[number], barrel = 1): (s: State) => void {
  return (s) => {
    s.merchant[SPACE_IDS.indexOf(space)] = FACES.indexOf(name)
    s.barrel[SPACE_IDS.indexOf(space)] = name === 'blank' ? 0 : barrel
    refreshBuyers(s)
  }
}

/** Cubes in both markets. */
export function markets(coal: number, iron: number): (s: State) => void {
  return (s) => {
    s.coalMarket = coal
    s.ironMarket = iron
  }
}

/** A seat's whole turn, passed. */
export function idle(table: BrassStory, ...seats: Seat[]): BrassStory {
  for (const seat of seats) table.with(seat, { hand: 'iron iron' }).play(seat, 'pass', 'discard iron', 'pass', 'discard iron')
  return table
}

/** Only the last actions of the era are left: no cards but those in hand. */
export function lastCards(s: State): void {
  s.left = 0
  s.deck.fill(NONE)
}

/** What lies in a slot, in the words of `tiles`. */
export function at(s: State, slot: string): string {
  return tileText(s, SLOT_IDS.indexOf(slot))
}

function give(s: State, seat: Seat, fields: Partial<Holdings>): void {
  if (fields.money !== undefined) s.money[seat] = fields.money
  if (fields.level !== undefined) s.income[seat] = topSpaceOf(fields.level)
  if (fields.income !== undefined) s.income[seat] = fields.income
  if (fields.spent !== undefined) s.spent[seat] = fields.spent
  if (fields.points !== undefined) addPoints(s, seat, BONUS_POINTS, fields.points - pointsOf(s, seat))
  if (fields.hand !== undefined) giveHand(s, seat, fields.hand)
  for (const text of fields.tiles ?? []) layTile(s, seat, text)
  for (const id of fields.links ?? []) {
    s.link[LINK_IDS.indexOf(id)] = seat
    s.laid[seat]++
  }
  for (const [industry, name] of INDUSTRIES.entries()) {
    const level = fields.next?.[name]
    if (level === undefined) continue
    let taken = 0
    while (tileAfter(industry, taken) !== NONE && LEVEL[tileAfter(industry, taken)] < level) taken++
    s.taken[stack(seat, industry)] = taken
  }
  refresh(s)
}

function giveHand(s: State, seat: Seat, hand: string): void {
  const kinds = hand
    .split(' ')
    .filter(Boolean)
    .map((name) => CARD_IDS.indexOf(name))
  const dealt = kinds.filter((card) => card < WILD_LOCATION)
  for (let place = 0; place < HAND_SIZE; place++) s.hand[handPlace(seat, place)] = dealt[place] ?? NONE
  s.cards[seat] = dealt.length
  s.wilds[seat] = kinds.reduce((bits, card) => (card < WILD_LOCATION ? bits : bits | (1 << (card - WILD_LOCATION))), 0)
}

function layTile(s: State, seat: Seat, text: string): void {
  const [id, kind, cubes] = text.split(' ')
  const slot = SLOT_IDS.indexOf(id)
  const tile = Array.from({ length: TILE_KINDS }, (_, i) => i).findIndex((i) => kindName(i) === kind)
  if (slot < 0 || tile < 0) throw new Error(`"${text}" is no tile in a slot`)
  s.tile[slot] = tile
  s.owner[slot] = seat
  s.flipped[slot] = cubes === 'flipped' ? 1 : 0
  const full = INDUSTRY[tile] === BREWERY ? BARRELS[s.era] : PRODUCES[tile]
  s.cubes[slot] = cubes === 'flipped' ? 0 : cubes === undefined ? full : Number(cubes)
}

function holdings(s: State, seat: Seat): Holdings {
  const tiles = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => s.owner[slot] === seat)
  const links = Array.from({ length: LINKS }, (_, link) => link).filter((link) => s.link[link] === seat)
  const next = INDUSTRIES.map((name, industry) => [name, LEVEL[tileAfter(industry, s.taken[stack(seat, industry)])] ?? 0])
  const wilds = CARD_IDS.slice(WILD_LOCATION).filter((_, i) => s.wilds[seat] & (1 << i))
  const cards = Array.from(s.hand.subarray(handPlace(seat, 0), handPlace(seat, s.cards[seat])), (card) => CARD_IDS[card])
  return {
    money: s.money[seat],
    income: s.income[seat],
    level: levelOf(s.income[seat]),
    spent: s.spent[seat],
    points: pointsOf(s, seat),
    hand: [...cards, ...wilds].join(' '),
    tiles: tiles.map((slot) => `${SLOT_IDS[slot]} ${tileText(s, slot)}`),
    links: links.map((link) => LINK_IDS[link]),
    next: Object.fromEntries(next),
  }
}

function tileText(s: State, slot: number): string {
  if (s.tile[slot] === NONE) return 'empty'
  if (s.flipped[slot]) return `${kindName(s.tile[slot])} flipped`
  return s.cubes[slot] > 0 ? `${kindName(s.tile[slot])} ${s.cubes[slot]}` : kindName(s.tile[slot])
}

const kindName = (tile: number): string => `${INDUSTRIES[INDUSTRY[tile]]}${LEVEL[tile]}`
