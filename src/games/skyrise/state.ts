// Everything that lies on a table of Skyrise.
import { block, i32, NONE, type StateOf, u8, u16 } from '../../core/block.ts'
import { layoutsBy } from '../../core/content.ts'
import type { Seat, Tell as TellOf } from '../../core/game.ts'
import { pendingSize } from '../../core/pending.ts'
import { pointsBy } from '../../core/points.ts'
import type { StepRow } from '../../core/steps.ts'
import { bitOf, DISTRICTS, SLOTS, WORDS, wordOf } from './board.ts'
import { BUILDINGS, COLOURS, HAND_SIZE, LETTERS, MOST_CHOSEN, PANORAMAS_IN_PLAY, SEATS, SIDES } from './components.ts'
import { content } from './content.ts'
import { tablesOf } from './tables.ts'
import type { EventName, Kind, Reason } from './vocabulary.ts'

/** What prestige comes from, in the order of scoring; structures by the colour of their districts. */
export const PARTS = [
  'firstControl',
  'firstPanoramas',
  'masterpieces',
  'control',
  'panoramas',
  'objective',
  'patrons',
  'innovator',
  'keys',
  'awards',
  'yellow',
  'green',
  'white',
  'brown',
] as const
export type Part = (typeof PARTS)[number]
export const FIRST_CONTROL = PARTS.indexOf('firstControl')
export const FIRST_PANORAMAS = PARTS.indexOf('firstPanoramas')
export const MASTERPIECE_POINTS = PARTS.indexOf('masterpieces')
export const CONTROL = PARTS.indexOf('control')
export const PANORAMA_POINTS = PARTS.indexOf('panoramas')
export const OBJECTIVE = PARTS.indexOf('objective')
export const PATRONS = PARTS.indexOf('patrons')
export const INNOVATOR = PARTS.indexOf('innovator')
export const KEYS = PARTS.indexOf('keys')
export const AWARDS = PARTS.indexOf('awards')
/** The first of four, one a colour. */
export const STRUCTURE_POINTS = PARTS.indexOf('yellow')

/** Options as bits of `rules`; each bit stands for the value that is not the default. */
export const RULES = ['small-key', 'track', 'airships', 'innovators', 'masterpiece-cards'] as const
export type Rule = (typeof RULES)[number]
export const SMALL_KEY_TWO_OR_FOUR = 1 << RULES.indexOf('small-key')
export const LONG_TRACK = 1 << RULES.indexOf('track')
export const ONE_AROUND_AIRSHIPS = 1 << RULES.indexOf('airships')
export const CHOSEN_INNOVATORS = 1 << RULES.indexOf('innovators')
export const LATE_CARDS = 1 << RULES.indexOf('masterpiece-cards')
/** The option bridges at its default: the other way round, because states stored by version 2 lack this bit and score bridges at either end. */
export const BRIDGES_AT_BOTH_ENDS = 1 << RULES.length

/** Kinds of tokens on the innovator that are worth ten: the four colours and wild. */
export const STARS = COLOURS.length + 1

const fields = block({
  seats: u8(), // how many play
  rules: u8(), // options, one bit each
  era: u8(), // 1 or 2
  auction: u8(), // counts from 1; 0 while innovators are chosen
  turn: u8(), // seat that owes a decision, but for the choice of masterpiece cards
  choosing: u8(), // bits of the seats that still have to choose masterpiece cards; several decide at once
  over: u8(), // 1 once the game has ended
  pending: i32(pendingSize(3)), // what the end of an auction still owes
  board: u8(), // which platform lies where, as a number of ARRANGEMENTS
  slots: u8(SLOTS.length), // the same: platform in a slot, or NONE
  set: u8(SEATS), // the set of buildings of a seat; NONE until it has chosen one
  piece: u8(DISTRICTS), // bid or structure in a district: seat × 16 + place among its structures, or NONE
  token: u8(DISTRICTS), // token in a district, or NONE
  free: i32(WORDS), // districts of the board without bid and structure
  openings: i32(WORDS), // districts on the centre or adjacent to a structure, free or not
  structures: i32(SEATS, WORDS), // districts with a structure of the seat
  bids: i32(WORDS), // districts with a bid of this auction
  available: u16(SEATS), // structures of the seat that it can bid with now, one bit each: twelve buildings by number, then masterpieces
  last: u8(), // district of the last bid, NONE before the opening bid
  placed: u8(), // bids made in this auction
  out: u8(), // bits of the seats that take no more part in this auction
  gavel: u8(), // district of the Gavel once it is built, or NONE
  hand: u8(SEATS, HAND_SIZE), // masterpiece cards dealt to the seat, NONE for none; all NONE once cards are revealed
  chosen: u8(SEATS, MOST_CHOSEN), // masterpiece cards chosen by the seat: that of its first masterpiece, that of its second; NONE for none
  objective: u8(SEATS), // secret objective card of the seat
  revealed: u8(), // bits of the seats whose objective lies open
  panoramas: u8(PANORAMAS_IN_PLAY), // panorama cards in play
  patrons: u8(LETTERS.length), // tile that lies on each patron, face down
  track: u8(SEATS, COLOURS.length), // tokens that the seat put on each track
  wilds: u8(SEATS, COLOURS.length), // which of those are wild: bit 0 for the first
  innovator: u8(SEATS, STARS), // district and wild tokens on the innovator, by kind
  patronage: u8(SEATS, LETTERS.length), // patron tokens of the seat by letter
  awards: u8(SEATS), // award tokens
  keys: u8(SEATS), // city keys: 1 big, 2 small
  finished: u8(SEATS), // 1 for the seat that was first to build everything, 2 for the second; 0 for one that still builds
  points: u16(SEATS, PARTS.length), // prestige by what it comes from
  sides: u8(), // bits of the seats whose board lies on the other side than it was dealt on
})

/** The layout for the values that a table plays with. */
export const layoutFor = layoutsBy(fields, content, tablesOf)
export type State = StateOf<ReturnType<typeof layoutFor>>
export type Tell = TellOf<EventName>
/** A row of steps.ts. */
export type Row = StepRow<State, { kind: Kind; event: EventName; reason: Reason }>

/** A structure as it stands in a district. */
export const pieceOf = (seat: Seat, structure: number): number => (seat << 4) | structure
export const ownerOf = (piece: number): Seat => piece >> 4
export const structureOf = (piece: number): number => piece & 15

/** Where a seat's first or second chosen card lies. */
export const chosenPlace = (seat: Seat, which: number): number => seat * MOST_CHOSEN + which

/** The card of the masterpiece in a place among a seat's structures. */
export const cardOf = (s: State, seat: Seat, structure: number): number => s.chosen[chosenPlace(seat, structure - BUILDINGS)]

export const { addPoints, partsOf, pointsOf } = pointsBy(PARTS)

/** Whether a district has neither bid nor structure, and lies on a platform in play. */
export const isFree = (s: State, district: number): boolean => (s.free[wordOf(district)] & bitOf(district)) !== 0
/** Whether a district holds a structure, not a bid. */
export const isBuilt = (s: State, district: number): boolean =>
  s.piece[district] !== NONE && (s.bids[wordOf(district)] & bitOf(district)) === 0

/** The side on which a seat's board was dealt: it follows from the platforms, so that no deal ever lacked it. */
export const dealtSide = (s: State, seat: Seat): number => (s.board + seat) & 1
/** The innovator of a seat, NONE until it has chosen. */
export const innovatorOf = (s: State, seat: Seat): number =>
  s.set[seat] === NONE ? NONE : s.set[seat] * SIDES + (dealtSide(s, seat) ^ ((s.sides >> seat) & 1))
