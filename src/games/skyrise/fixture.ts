// Tables of Skyrise for tests: `skyrise(4).with(0, { built: ['24 a5'] })`. Platform A lies in NW, B in NE, C in SE, D in SW (with two seats A and C);
// seats have the sets red, teal, yellow, blue; there are no tokens but those that a test lays; seat 0 opens.
import { NONE } from '../../core/block.ts'
import type { Options, Seat } from '../../core/game.ts'
import { type Story, story } from '../../core/story.ts'
import { beginAuction } from './auction.ts'
import { arrangementOf, bitOf, CENTRE_BITS, DISTRICT_IDS, DISTRICTS, PLATFORM_BITS, WORD_OF, wordOf, wordPlace } from './board.ts'
import {
  BUILDINGS,
  CARDS_CHOSEN,
  CARDS_DEALT,
  COLOURS,
  type Colour,
  FIRST_PATRON,
  GAVEL,
  HAND_SIZE,
  LETTERS,
  MASTERPIECES,
  NUMBERS,
  OBJECTIVES,
  PANORAMAS,
  type Panorama,
  TOKENS,
  type Token,
} from './components.ts'
import { near } from './districts.ts'
import { skyrise as game } from './index.ts'

export { game }

import { STAKES } from './notation.ts'
import { masterpieceOf, stakeOf } from './stakes.ts'
import { addPoints, isBuilt, MASTERPIECE_POINTS, ownerOf, pieceOf, pointsOf, STARS, type State, structureOf } from './state.ts'

export interface Holdings {
  /** Structures on the board: `24 a5`, `gavel m1`. */
  built: string[]
  /** All available bids: `24 37 gavel`. */
  available: string
  /** Masterpiece cards in hand. */
  hand: string
  chosen: string
  /** Collected tokens on the tracks. */
  track: Partial<Record<Colour, number>>
  /** District and wild tokens on the innovator. */
  innovator: string
  /** Letters of the patron tokens: `AAB`. */
  patrons: string
  awards: number
  /** Keys: 1 big, 2 small. */
  keys: number
  objective: Colour
  points: number
}
export type SkyriseStory = Story<State, Holdings>

export function skyrise(seats: number, options: Options = {}): SkyriseStory {
  return story(game, { give, holdings }, seats, options).where((s) => {
    s.slots.set(seats === 2 ? [1, NONE, 3, NONE] : seats === 3 ? [1, 2, 3, NONE] : [1, 2, 3, 4])
    s.board = arrangementOf(s.slots)
    s.token.fill(NONE)
    s.free.set([CENTRE_BITS, 0])
    for (const platform of s.slots) if (platform !== NONE) s.free[WORD_OF[platform]] |= PLATFORM_BITS[platform]
    for (let seat = 0; seat < seats; seat++) {
      s.set[seat] = seat
      s.objective[seat] = seat
      s.available[seat] = s.tables.firstEra[seat]
      for (let i = 0; i < CARDS_DEALT[seats]; i++) s.hand[seat * HAND_SIZE + i] = seat * CARDS_DEALT[seats] + i
    }
    for (let letter = 0; letter < LETTERS.length; letter++) s.patrons[letter] = letter
    s.panoramas.set([PANORAMAS.indexOf('airships'), PANORAMAS.indexOf('windmills')])
    s.turn = 0
  })
}

/** A table in era 2, by the cards of each seat: `later('gavel', 'palace', 'vault')`; with two seats two cards each. */
export function later(...cards: string[]): SkyriseStory {
  return skyrise(cards.length).where((s) => {
    s.era = 2
    s.hand.fill(NONE)
    for (const [seat, names] of cards.entries()) {
      const numbers = cardsOf(names).sort((a, b) => a - b)
      for (let i = 0; i < 2; i++) s.chosen[seat * 2 + i] = numbers[i] ?? NONE
      s.available[seat] = (1 << (BUILDINGS + CARDS_CHOSEN[cards.length])) - 1
    }
  })
}

/** Lays tokens in districts: `tokens({ a5: 'yellow' })`. */
export function tokens(laid: Readonly<Record<string, Token>>): (s: State) => void {
  return (s) => {
    for (const [id, token] of Object.entries(laid)) s.token[districtOf(id)] = TOKENS.indexOf(token)
  }
}

export function panoramas(...cards: [Panorama, Panorama]): (s: State) => void {
  return (s) => s.panoramas.set(cards.map((card) => PANORAMAS.indexOf(card)))
}

/** Auctions may open anywhere. */
export function openEverywhere(s: State): void {
  s.openings.fill(-1)
}

/** Gives the turn of an opening bid to a seat. */
export function opener(seat: Seat): (s: State) => void {
  return (s) => beginAuction(s, seat)
}

/** The legal bids with one structure, by district: `bids(table, 0, '24')`. */
export function bids(table: SkyriseStory, seat: Seat, stake: string): string {
  return table
    .legal(seat)
    .filter((move) => move.startsWith(`bid ${stake} `))
    .map((move) => move.split(' ')[2])
    .join(' ')
}

/** No district is free but some. */
export function onlyFree(...ids: string[]): (s: State) => void {
  return (s) => {
    s.free.fill(0)
    for (const id of ids) s.free[wordOf(districtOf(id))] |= bitOf(districtOf(id))
  }
}

const tokenNames: readonly string[] = TOKENS
export const districtOf = (id: string): number => DISTRICT_IDS.indexOf(id)

function cardsOf(names: string): number[] {
  const known: readonly string[] = MASTERPIECES
  const cards = names.split(' ').filter(Boolean)
  return cards.map((name) => {
    if (!known.includes(name)) throw new Error(`there is no card "${name}"`)
    return known.indexOf(name)
  })
}

function give(s: State, seat: Seat, fields: Partial<Holdings>): void {
  if (fields.chosen !== undefined) s.chosen.set(cardsOf(fields.chosen), seat * 2)
  if (fields.hand !== undefined) for (const [i, card] of cardsOf(fields.hand).entries()) s.hand[seat * HAND_SIZE + i] = card
  for (const text of fields.built ?? []) build(s, seat, text)
  if (fields.available !== undefined)
    s.available[seat] = fields.available
      .split(' ')
      .filter(Boolean)
      .reduce((bits, name) => bits | (1 << structureNamed(s, seat, name)), 0)
  for (const [colour, name] of COLOURS.entries())
    s.track[seat * COLOURS.length + colour] = fields.track?.[name] ?? s.track[seat * COLOURS.length + colour]
  for (const name of fields.innovator?.split(' ').filter(Boolean) ?? []) s.innovator[seat * STARS + tokenNames.indexOf(name)]++
  for (const letter of fields.patrons ?? '') s.patronage[seat * LETTERS.length + tokenNames.indexOf(letter) - FIRST_PATRON]++
  if (fields.awards !== undefined) s.awards[seat] = fields.awards
  if (fields.keys !== undefined) s.keys[seat] = fields.keys
  if (fields.objective !== undefined) s.objective[seat] = OBJECTIVES.indexOf(fields.objective)
  if (fields.points !== undefined) addPoints(s, seat, MASTERPIECE_POINTS, fields.points - pointsOf(s, seat))
}

function structureNamed(s: State, seat: Seat, name: string): number {
  const stake = STAKES.indexOf(name)
  const structure = stake < NUMBERS ? s.tables.building[s.set[seat] * NUMBERS + stake] : masterpieceOf(s, seat, stake - NUMBERS)
  if (stake < 0 || structure === NONE) throw new Error(`seat ${seat} has no structure "${name}"`)
  return structure
}

/** Any building may stand anywhere in a test, in either era. */
function build(s: State, seat: Seat, text: string): void {
  const [name, id] = text.split(' ')
  const district = districtOf(id)
  const structure = structureNamed(s, seat, name)
  if (district < 0) throw new Error(`"${text}" is in no district`)
  s.piece[district] = pieceOf(seat, structure)
  s.structures[wordPlace(seat, wordOf(district))] |= bitOf(district)
  s.free[wordOf(district)] &= ~bitOf(district)
  s.openings[0] |= near(s, district, 0)
  s.openings[1] |= near(s, district, 1)
  s.available[seat] &= ~(1 << structure)
  if (STAKES.indexOf(name) === NUMBERS + GAVEL) s.gavel = district
}

function holdings(s: State, seat: Seat): Holdings {
  const own = Array.from({ length: DISTRICTS }, (_, district) => district).filter(
    (district) => isBuilt(s, district) && ownerOf(s.piece[district]) === seat,
  )
  const stake = (structure: number) => STAKES[stakeOf(s, seat, structure)]
  const cards = (list: Uint8Array, from: number, length: number) =>
    Array.from(list.subarray(from, from + length))
      .filter((card) => card !== NONE)
      .map((card) => MASTERPIECES[card])
      .join(' ')
  const counted = (list: Uint8Array, from: number, names: readonly string[]) =>
    names.flatMap((name, i) => new Array<string>(list[from + i]).fill(name))
  return {
    built: own.map((district) => `${stake(structureOf(s.piece[district]))} ${DISTRICT_IDS[district]}`),
    available: Array.from({ length: 16 }, (_, structure) => structure)
      .filter((structure) => s.available[seat] & (1 << structure))
      .map(stake)
      .join(' '),
    hand: cards(s.hand, seat * HAND_SIZE, HAND_SIZE),
    chosen: cards(s.chosen, seat * 2, 2),
    track: {
      yellow: s.track[seat * COLOURS.length],
      green: s.track[seat * COLOURS.length + 1],
      white: s.track[seat * COLOURS.length + 2],
      brown: s.track[seat * COLOURS.length + 3],
    },
    innovator: counted(s.innovator, seat * STARS, TOKENS.slice(0, STARS)).join(' '),
    patrons: counted(s.patronage, seat * LETTERS.length, LETTERS).join(''),
    awards: s.awards[seat],
    keys: s.keys[seat],
    objective: COLOURS[s.objective[seat]],
    points: pointsOf(s, seat),
  }
}
