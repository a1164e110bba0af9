// Everything that lies on a table of Bruxelles 1893, in either edition.
import { block, i16, i32, type StateOf, secret, u8, u16 } from '../../core/block.ts'
import type { Seat, Tell as TellOf } from '../../core/game.ts'
import { pendingSize } from '../../core/pending.ts'
import { pointsBy } from '../../core/points.ts'
import type { StepRow } from '../../core/steps.ts'
import {
  ALL_NOBLES,
  BRIGHT,
  COLOURS,
  COLUMNS,
  CUBES,
  HANDS,
  MOST_FACE_UP,
  MOST_SEGMENTS,
  NOBLE_KINDS,
  PAVILIONS,
  PLACES,
  PRESTIGE_CARDS,
  ROUNDS,
  SEATS,
  SHOP,
  SPACES,
  STOCK_CARDS,
  THEATRE,
  TRACKS,
} from './components.ts'
import type { EventName } from './events.ts'
import type { Reason } from './reasons.ts'
import type { Tables } from './tables.ts'
import type { Kind } from './vocabulary.ts'

/** What victory points come from: during the game first, then in the order of the final scoring. */
export const PARTS = [
  'sales',
  'construction', // without wild cubes, and top houses
  'nobles', // Maeterlinck
  'freeActions',
  'irises',
  'visits', // Belle Époque: pavilions
  'cards', // Belle Époque cards
  'tiles', // Belle Époque tiles
  'unpaid', // nobles
  'buildings',
  'moneyRow',
  'artRow',
  'nobleRow',
  'pawnRow',
  'cubes',
  'manneken',
] as const
export type Part = (typeof PARTS)[number]
export const SALE_POINTS = PARTS.indexOf('sales')
export const CONSTRUCTION_POINTS = PARTS.indexOf('construction')
export const NOBLE_POINTS = PARTS.indexOf('nobles')
export const FREE_ACTION_POINTS = PARTS.indexOf('freeActions')
export const IRIS_POINTS = PARTS.indexOf('irises')
export const VISIT_POINTS = PARTS.indexOf('visits')
export const CARD_POINTS = PARTS.indexOf('cards')
export const TILE_POINTS = PARTS.indexOf('tiles')
export const UNPAID_POINTS = PARTS.indexOf('unpaid')
export const BUILDING_POINTS = PARTS.indexOf('buildings')
/** The four strategy rows follow each other from here. */
export const ROW_POINTS = PARTS.indexOf('moneyRow')
export const CUBE_POINTS = PARTS.indexOf('cubes')
export const MANNEKEN_POINTS = PARTS.indexOf('manneken')

/** Options as bits of `rules`. */
export const RULES = ['expert', 'belle-epoque', 'variant', 'exact-cursor'] as const
export type Rule = (typeof RULES)[number]
export const EXPERT = 1 << RULES.indexOf('expert')
export const EXACT_CURSOR = 1 << RULES.indexOf('exact-cursor')
export const BELLE_EPOQUE = 1 << RULES.indexOf('belle-epoque')
export const VARIANT = 1 << RULES.indexOf('variant')

/** What comes next once nothing is owed. */
export const PHASES = [
  'startingArt', // S6, revised
  'roundStart',
  'planning',
  'neutrals', // D1
  'actions',
  'columns',
  'startPlayer',
  'cards',
  'irises',
  'brussels',
  'visits', // BP4
  'roundEnd',
  'nextRound',
  'tiles', // BT
  'salaries',
  'scoring',
  'over',
] as const
export type Phase = (typeof PHASES)[number]
export const STARTING_ART_PHASE = PHASES.indexOf('startingArt')
export const ROUND_START_PHASE = PHASES.indexOf('roundStart')
export const PLANNING_PHASE = PHASES.indexOf('planning')
export const NEUTRALS_PHASE = PHASES.indexOf('neutrals')
export const ACTIONS_PHASE = PHASES.indexOf('actions')
export const COLUMNS_PHASE = PHASES.indexOf('columns')
export const START_PLAYER_PHASE = PHASES.indexOf('startPlayer')
export const CARDS_PHASE = PHASES.indexOf('cards')
export const IRISES_PHASE = PHASES.indexOf('irises')
export const BRUSSELS_PHASE = PHASES.indexOf('brussels')
export const VISITS_PHASE = PHASES.indexOf('visits')
export const ROUND_END_PHASE = PHASES.indexOf('roundEnd')
export const NEXT_ROUND_PHASE = PHASES.indexOf('nextRound')
export const TILES_PHASE = PHASES.indexOf('tiles')
export const SALARIES_PHASE = PHASES.indexOf('salaries')
export const SCORING_PHASE = PHASES.indexOf('scoring')
export const OVER = PHASES.indexOf('over')

export const layout = block({
  seats: u8(), // how many play
  edition: u8(), // FIRST or REVISED
  rules: u8(), // options, one bit each
  round: u8(), // 1 to 5
  phase: u8(), // one of PHASES
  turn: u8(), // seat whose turn it is in the action phase
  position: u8(), // seats that a phase has come to so far, from the start player on
  start: u8(), // start player of this round: who has the Manneken-Pis
  nextStart: u8(), // start player of the next round, once it is known; NONE before
  passed: u8(), // seats that have passed, one bit each
  firstPasser: u8(), // who passed first in this round, or NONE
  pending: i32(pendingSize(24)), // what is still owed
  rng: secret(i32(4)), // the generator

  // The Art Nouveau board
  strip: u8(COLUMNS), // strip in each column; + 5 with its other side up
  actionAt: u8(SPACES), // action of each space, as the strips show
  iris: u8(), // iris with the try square, or NONE
  area: i32(), // spaces of the active area, one bit each
  pawn: u8(SPACES), // seat whose pawn stands on a space, NEUTRAL, or NONE
  bid: u8(SPACES), // francs below it
  house: u8(SPACES), // seat whose house lies there, or NONE
  stockCard: u8(), // open stock card, or NONE
  stockDeck: secret(u8(STOCK_CARDS)), // stock cards by round; those never reached follow
  stockSeen: u16(), // stock cards of former rounds and this one, one bit each
  columnCard: u8(COLUMNS), // card below a column, or NONE
  cardDeck: secret(u8(PRESTIGE_CARDS)), // column cards, top last; NONE above
  cardsLeft: u8(), // cards in it
  cardAt: u8(PRESTIGE_CARDS), // where each card is: CARD_HIDDEN, IN_COLUMN, DISCARDED, or a row: seat * 4 + row
  faceDown: secret(u8(ROUNDS)), // prestige card that the first to pass took in each round, or NONE
  claims: u8(COLUMNS), // seats that still use the card of a column, one bit each; more than one on a tie
  tied: u8(), // columns whose card nobody won, one bit each
  tuckedNow: u8(SEATS), // rows with a card tucked in this round, one bit each

  // Brussels
  uses: u8(PLACES.length), // uses of each action in this round
  inBrussels: u8(SEATS, PLACES.length), // own pawns on each action
  travellersIn: u8(PLACES.length), // travellers on each action
  train: u8(), // travellers on the train
  courthouse: u8(SEATS), // pawns in the Courthouse
  theatre: u8(THEATRE), // open nobles by price, or NONE
  revealed: u8(), // noble that Hankar revealed, or NONE
  nobleDeck: secret(u8(ALL_NOBLES)), // nobles, top last; NONE above
  noblesLeft: u8(), // nobles in it
  nobleDiscards: u8(NOBLE_KINDS), // discarded nobles of each name
  supply: u8(CUBES.length), // cubes that can be taken
  stacks: u8(COLOURS.length), // art tiles of each colour that can be taken
  drawn: u8(BRIGHT), // W2: tiles of each colour drawn now and still counted in their stacks; UNKNOWN to all but the drawer
  drawer: u8(), // who drew them, or NONE
  shop: u8(SHOP), // tiles on display: a colour, WHITE + colour, or NONE
  covered: u8(COLOURS.length), // M5, first edition: tiles below them
  cursor: u8(), // cell of the cursor's centre
  segment: u8(MOST_SEGMENTS), // segments of the compass clockwise; NONE beyond the last
  hand: u8(HANDS), // segment that each hand points at
  bank: i32(), // francs that the bank has taken in less those it has paid out

  // Seats
  board: u8(SEATS), // architect board: SIDE_A or a B side
  money: u16(SEATS), // francs
  pawns: u8(SEATS), // pawns in hand
  travellers: u8(SEATS), // travellers in hand
  neutral: u8(SEATS), // neutral pawns in hand
  level: u8(SEATS, TRACKS.length), // levels on the tracks, from 1
  cubes: u8(SEATS, CUBES.length), // cubes held
  art: u8(SEATS, COLOURS.length), // art tiles held, colour up
  white: u8(SEATS, BRIGHT), // art tiles held, white side up, by the colour of their backs
  kept: u16(SEATS), // nobles kept, one bit a name
  ready: u16(SEATS), // those of them not used in this round
  firstPasses: u8(SEATS), // exhibition tiles, or prestige cards face down
  built: u8(SEATS), // houses and pavilions built
  points: i16(SEATS, PARTS.length), // victory points by what they come from

  // Belle Époque
  pavilion: u8(PAVILIONS), // seat whose pavilion stands beside a row, or NONE
  pavilionCard: u8(PAVILIONS), // Belle Époque card there (number − 1), held by the pavilion's owner; NONE without the expansion
  cardsUsed: u8(), // pavilions whose card was used in this round, one bit each
  tile: u8(MOST_FACE_UP), // open Belle Époque tiles (number − 1), or NONE
  tilePawn: u8(MOST_FACE_UP), // seat with a pawn on it, or NONE
  surveyor: u8(), // seat that places the try square: the start player, or the owner of card 20
  anyIris: u8(), // 1 when it may place it on any iris
  substitute: u8(), // 1 while card 9 was used for the present payment
  extraSteps: u8(), // steps that card 3 adds to the present sale
  standing: u8(), // on card 22: 0 nobody, 1 a pawn, 2 a traveller
  doubled: u8(), // space of the pawn that card 27 counts double, or NONE
  extraManneken: u8(SEATS), // Manneken of card 26 in this round
  irisFrancs: u8(), // seat + 1 whose card 28 pays for majorities, or 0
  extraTurn: u8(), // 1 in the turn that card 22 gives, which is no pass
  strategyRow: u8(SEATS), // row that tile 2 makes worth more, or NONE
})

export type Fields = StateOf<typeof layout>
export type State = Fields & { readonly tables: Tables }
export type Tell = TellOf<EventName>
/** A row of steps.ts. */
export type Row = StepRow<State, { kind: Kind; event: EventName; reason: Reason }>

export const isBelleEpoque = (s: State): boolean => (s.rules & BELLE_EPOQUE) !== 0

/** Values of `cardAt` beyond the rows. */
export const IN_COLUMN = 20
export const DISCARDED = 25
export const CARD_HIDDEN = 0xfe

/** D1: neutral pawns of each seat, with two seats only. */
export const neutralsEach = (s: State): number => (s.seats === 2 ? 1 : 0)

export const levelPlace = (seat: Seat, track: number): number => seat * TRACKS.length + track
export const cubePlace = (seat: Seat, cube: number): number => seat * CUBES.length + cube
export const artPlace = (seat: Seat, colour: number): number => seat * COLOURS.length + colour
export const whitePlace = (seat: Seat, colour: number): number => seat * BRIGHT + colour
export const brusselsPlace = (seat: Seat, place: number): number => seat * PLACES.length + place

export const { addPoints, partsOf, pointsOf } = pointsBy(PARTS)

/** Art tiles that a seat holds, black and white ones too. */
export function artHeld(s: State, seat: Seat): number {
  let tiles = 0
  for (let colour = 0; colour < COLOURS.length; colour++) tiles += s.art[artPlace(seat, colour)]
  for (let colour = 0; colour < BRIGHT; colour++) tiles += s.white[whitePlace(seat, colour)]
  return tiles
}
