// Tables of Bruxelles for tests: `revised(3).with(0, { money: 8, cubes: { wood: 2 }, art: 'green blue', houses: ['c3'] })`.
// The action phase of the first round: strips 1 to 5 from the left with the compass side up, iris 1-1 framed (columns b to e, rows 2 to 5), seat 0
// starts and is in turn, everybody has 10 francs, 5 pawns, Brugmann and no art; hands on wood and stone, an empty shop.
import { NONE } from '../../core/block.ts'
import type { Options, Seat } from '../../core/game.ts'
import { type Story, story } from '../../core/story.ts'
import { AREAS, BRIGHT, COLUMNS, IRIS_IDS, NOBLE_IDS, type Noble, PLACES, SEGMENTS, type Segment, SPACE_IDS, WHITE } from './components.ts'
import { give, type Holdings, holdings, indexIn } from './fixture-holdings.ts'
import { bruxelles1893, bruxelles1893Revised } from './index.ts'
import { colourNames } from './notation.ts'
import { ACTIONS_PHASE, brusselsPlace, CARD_HIDDEN, IN_COLUMN, type State } from './state.ts'

export type BruxellesStory = Story<State, Holdings>

export const revised = (seats: number, options: Options = {}): BruxellesStory =>
  story(bruxelles1893Revised, { give, holdings }, seats, options).where(begin)
export const first = (seats: number, options: Options = {}): BruxellesStory =>
  story(bruxelles1893, { give, holdings }, seats, options).where(begin)
/** The same test for both editions. */
export const EDITIONS = [
  ['first', first],
  ['revised', revised],
] as const

/** Frames an area. */
export function iris(id: string): (s: State) => void {
  return (s) => {
    s.iris = IRIS_IDS.indexOf(id)
    s.area = AREAS[s.iris]
  }
}

/** Nobles of the theatre by price, the free one first. */
export function theatre(...nobles: Noble[]): (s: State) => void {
  return (s) => {
    const deck = [...s.theatre, ...s.nobleDeck.subarray(0, s.noblesLeft)]
    for (const noble of nobles) deck.splice(indexIn(deck, NOBLE_IDS.indexOf(noble)), 1)
    s.theatre.set(nobles.map((noble) => NOBLE_IDS.indexOf(noble)))
    s.noblesLeft = deck.length
    s.nobleDeck.fill(NONE)
    s.nobleDeck.set(deck)
  }
}

/** The next nobles of the deck, the first to be drawn first. */
export function nextNobles(...nobles: Noble[]): (s: State) => void {
  return (s) => {
    const deck = Array.from(s.nobleDeck.subarray(0, s.noblesLeft))
    for (const noble of nobles) deck.splice(indexIn(deck, NOBLE_IDS.indexOf(noble)), 1)
    s.nobleDeck.set([...deck, ...nobles.map((noble) => NOBLE_IDS.indexOf(noble)).reverse()])
  }
}

/** Cards below the columns, by the numbers of data/column-cards.ts from 1. */
export function columnCards(...numbers: number[]): (s: State) => void {
  return (s) => {
    const deck = [...s.columnCard, ...s.cardDeck.subarray(0, s.cardsLeft)]
    for (const number of numbers) deck.splice(indexIn(deck, number - 1), 1)
    s.cardAt.fill(CARD_HIDDEN)
    for (const [column, number] of numbers.entries()) {
      s.columnCard[column] = number - 1
      s.cardAt[number - 1] = IN_COLUMN + column
    }
    s.cardsLeft = deck.length
    s.cardDeck.fill(NONE)
    s.cardDeck.set(deck)
  }
}

/** What the hands of the compass point at. */
export function compass(one: Segment, two: Segment): (s: State) => void {
  return (s) => {
    s.hand[0] = s.segment.indexOf(SEGMENTS.indexOf(one))
    s.hand[1] = s.segment.indexOf(SEGMENTS.indexOf(two))
  }
}

/** What the hands point at. */
export const pointedAt = (s: State): string[] => Array.from(s.hand, (at) => SEGMENTS[s.segment[at]])

/** Tiles on display: colours, or `white-green`; taken from their stacks. */
export function shop(...tiles: string[]): (s: State) => void {
  return (s) => {
    const names = tileNames(s)
    for (const [place, tile] of tiles.entries()) {
      s.shop[place] = indexIn(names, tile)
      s.stacks[s.shop[place] % WHITE]--
    }
  }
}

/** Pawns on the board with their bids: `pawns(0, 'b5', 3)`. They come from the hand. */
export function pawn(seat: Seat, space: string, bid: number): (s: State) => void {
  return (s) => {
    const at = indexIn(SPACE_IDS, space)
    s.pawn[at] = seat
    s.bid[at] = bid
    s.bank -= bid
    if (seat < s.seats) s.pawns[seat]--
  }
}

/** Pawns of a seat in Brussels; they come from the hand. */
export function inBrussels(seat: Seat, place: (typeof PLACES)[number], pawns: number): (s: State) => void {
  return (s) => {
    s.inBrussels[brusselsPlace(seat, PLACES.indexOf(place))] += pawns
    s.pawns[seat] -= pawns
  }
}

/** All have passed but one, whose `pass` begins the resolution. */
export function lastToPass(seat: Seat): (s: State) => void {
  return (s) => {
    s.turn = seat
    s.passed = ((1 << s.seats) - 1) & ~(1 << seat)
    s.firstPasser = (seat + 1) % s.seats
    if (s.tables.cards > 25) s.faceDown[s.round - 1] = s.cardDeck[--s.cardsLeft]
    s.firstPasses[s.firstPasser]++
  }
}

/** The last round, so that the game ends with its resolution. */
export function lastRound(s: State): void {
  s.round = 5
}

function begin(s: State): void {
  s.pending.fill(0)
  s.phase = ACTIONS_PHASE
  s.start = s.turn = s.surveyor = s.position = 0
  for (let column = 0; column < COLUMNS; column++) {
    const other = s.strip[column] >= COLUMNS ? COLUMNS : 0
    s.strip[column] = column + other
    for (let row = 0; row < COLUMNS; row++) s.actionAt[row * COLUMNS + column] = s.tables.stripAction[s.strip[column] * COLUMNS + row]
  }
  iris('1-1')(s)
  if (s.stockCard === NONE) {
    s.stockCard = s.stockDeck[0]
    s.stockDeck[0] = NONE
    s.stockSeen = 1 << s.stockCard
  }
  s.neutral.fill(0)
  for (let seat = 0; seat < s.seats; seat++) give(s, seat, { money: 10, art: '' })
  theatre('empain', 'solvay', 'buls', 'albert')(s)
  columnCards(1, 4, 7, 10, 13)(s)
  compass('wood', 'stone')(s)
}

function tileNames(s: State): string[] {
  const colours = colourNames(s.edition)
  return [...colours, ...colours.slice(0, BRIGHT).map((colour) => `white-${colour}`)]
}
