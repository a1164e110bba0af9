// Everything that lies on a table of Brass: Birmingham.
import { block, i16, i32, type StateOf, secret, u8, u16 } from '../../core/block.ts'
import type { Seat, Tell as TellOf } from '../../core/game.ts'
import { pendingSize } from '../../core/pending.ts'
import { pointsBy } from '../../core/points.ts'
import type { StepRow } from '../../core/steps.ts'
import { LINKS, LOCATIONS, SLOTS } from './board.ts'
import { DECK_KINDS, LARGEST_DECK } from './cards.ts'
import { GOODS, HAND_SIZE, INDUSTRIES, RESOURCES, SEATS, tileAfter } from './components.ts'
import { SPACES } from './merchants.ts'
import type { EventName, Kind, Reason } from './vocabulary.ts'

/** What victory points come from, in the order of scoring; the last three in the introductory game only. */
export const PARTS = [
  'canalLinks',
  'canalIndustries',
  'railLinks',
  'railIndustries',
  'bonuses',
  'shortfall',
  'money',
  'income',
  'industriesAgain',
] as const
export type Part = (typeof PARTS)[number]
/** Points of links and of flipped tiles, by era. */
export const LINK_PARTS = [PARTS.indexOf('canalLinks'), PARTS.indexOf('railLinks')] as const
export const INDUSTRY_PARTS = [PARTS.indexOf('canalIndustries'), PARTS.indexOf('railIndustries')] as const
export const BONUS_POINTS = PARTS.indexOf('bonuses')
export const SHORTFALL_POINTS = PARTS.indexOf('shortfall')
export const MONEY_POINTS = PARTS.indexOf('money')
export const INCOME_POINTS = PARTS.indexOf('income')
export const AGAIN_POINTS = PARTS.indexOf('industriesAgain')

/** Options as bits of `rules`; each bit stands for the value that is not the default. */
export const RULES = ['game', 'tie-break', 'links', 'gloucester', 'overbuild', 'worthless'] as const
export type Rule = (typeof RULES)[number]
export const INTRODUCTORY = 1 << RULES.indexOf('game')
export const TIES_BY_LEVEL = 1 << RULES.indexOf('tie-break')
export const LINKS_UNLIMITED = 1 << RULES.indexOf('links')
export const GLOUCESTER_MUST = 1 << RULES.indexOf('gloucester')
export const FREE_SLOT_FIRST = 1 << RULES.indexOf('overbuild')
export const WORTHLESS_MAY_GO = 1 << RULES.indexOf('worthless')

export const layout = block({
  seats: u8(), // how many play
  rules: u8(), // options, one bit each
  era: u8(), // CANAL or RAIL
  round: u8(), // counts from 1 in each era
  turn: u8(), // seat that owes a decision
  position: u8(), // place in the order of the seat whose turn it is; after the round, of the seat that receives income
  actions: u8(), // actions left in this turn, the present one included
  over: u8(), // 1 once the game has ended
  pending: i32(pendingSize(6)), // what the present action still owes
  order: u8(SEATS), // seats in the order of their turns
  spent: u16(SEATS), // money spent in this round
  money: u16(SEATS), // money held
  bank: i32(), // what the bank has taken in less what it has paid out
  income: u8(SEATS), // space on the income track
  points: i16(SEATS, PARTS.length), // victory points by what they come from
  debt: u8(), // what is still missing in the shortfall of the seat in turn
  tile: u8(SLOTS), // kind of the tile in a slot, or NONE
  owner: u8(SLOTS), // its seat, or NONE
  flipped: u8(SLOTS), // 1 once it has flipped
  cubes: u8(SLOTS), // coal, iron or barrels on it
  link: u8(LINKS), // seat whose link lies on a line, or NONE
  laid: u8(SEATS), // links on the board
  taken: u8(SEATS, INDUSTRIES.length), // tiles that left the mat, built or developed
  gone: u8(SEATS, INDUSTRIES.length), // tiles of those that are out of the game
  merchant: u8(SPACES), // face of the merchant tile on a space, or NONE
  barrel: u8(SPACES), // 1 while beer stands beside it
  coalMarket: u8(), // cubes in the coal market
  ironMarket: u8(), // cubes in the iron market
  supply: i16(RESOURCES.length), // coal, iron and barrels that came back to the supply less those that left it
  hand: u8(SEATS, HAND_SIZE), // cards in hand but for wild ones, oldest first; NONE for a free place
  cards: u8(SEATS), // how many those are
  wilds: u8(SEATS), // wild cards in hand: 1 location, 2 industry
  discards: u8(SEATS, DECK_KINDS), // cards discarded face up in this era, by kind
  deck: secret(u8(LARGEST_DECK)), // draw pile, top last; NONE above
  left: u8(), // cards left in it
  faceDown: secret(u8(SEATS)), // the card laid face down at set-up, NONE in the rail era
  railDeck: secret(u8(LARGEST_DECK)), // the shuffled deck of the rail era, top last; NONE once it is dealt
  network: i32(SEATS), // locations in a seat's network
  towns: i32(SEATS), // locations with a tile of the seat
  near: i32(LOCATIONS), // locations one link away, whoever owns it
  connected: i32(LOCATIONS), // locations connected by links, itself included
  coalTowns: i32(), // locations with coal on a mine
  ironCubes: u8(), // iron on all iron works together
  buyers: i32(GOODS), // merchants' locations with a tile that buys these goods
})

export type State = StateOf<typeof layout>
export type Tell = TellOf<EventName>
/** A row of steps.ts. */
export type Row = StepRow<State, { kind: Kind; event: EventName; reason: Reason }>

export const handPlace = (seat: Seat, place: number): number => seat * HAND_SIZE + place
export const stack = (seat: Seat, industry: number): number => seat * INDUSTRIES.length + industry
/** The lowest tile left in a stack of a seat's mat, or NONE. */
export const nextTile = (s: State, seat: Seat, industry: number): number => tileAfter(industry, s.taken[stack(seat, industry)])

export const { addPoints, partsOf, pointsOf } = pointsBy(PARTS)
