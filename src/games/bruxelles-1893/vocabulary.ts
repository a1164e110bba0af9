// The verbs, steps, events and reasons of this game. The engine's integers come from these lists; every language must have a word for each.
import type { EventKind, Facts, Problem } from '../../core/game.ts'

/** Verbs. Those after `done` are Belle Époque's. */
export const KINDS = [
  'square', // an iris
  'neutral', // a space
  'place', // a space
  'bid', // francs
  'market',
  'exchange',
  'park', // an action
  'grand-place',
  'pass',
  'draw', // the workshop of the first edition
  'skip', // leaves the action of the space undone
  'take', // an art tile of a colour
  'sell', // an art tile
  'move', // the cursor, to a cell
  'display', // a place of the shop
  'noble', // a place of the theatre, or the one revealed
  'keep',
  'discard',
  'use', // a noble
  'cube', // a cube from the supply
  'trade', // Solvay: a wild cube for two
  'build', // a space
  'pay', // a payment
  'turn', // a hand, clockwise or back
  'reward', // of the card of a column
  'tuck', // the card of a column below a row
  'salary', // pays a noble
  'done',
  'pavilion', // builds one
  'card', // uses a Belle Époque card
  'tile', // puts a pawn on an open tile
  'travellers', // so many of the pawns of an action in Brussels
  'as', // sells a white tile as a colour
  'return', // card 4: a displayed art tile
  'remove', // card 6: a displayed noble
  'recall', // card 15: francs from a space
  'francs', // card 15: so many
  'give', // card 17: a cube or an art tile
  'flip', // card 2: a white art tile
  'dismiss', // card 14: a used noble
  'stand', // card 22: a pawn or a traveller
  'column', // card 25: the card of another column
  'double', // card 27: a pawn
  'row', // tile 2: a strategy row
] as const
export type Kind = (typeof KINDS)[number]
const kind = (name: Kind): number => KINDS.indexOf(name)
export const SQUARE = kind('square')
export const PLACE_NEUTRAL = kind('neutral')
export const PLACE = kind('place')
export const BID = kind('bid')
export const TO_MARKET = kind('market')
export const TO_EXCHANGE = kind('exchange')
export const TO_PARK = kind('park')
export const TO_GRAND_PLACE = kind('grand-place')
export const PASS = kind('pass')
export const DRAW = kind('draw')
export const SKIP = kind('skip')
export const TAKE = kind('take')
export const SELL = kind('sell')
export const MOVE = kind('move')
export const DISPLAY = kind('display')
export const NOBLE = kind('noble')
export const KEEP = kind('keep')
export const DISCARD = kind('discard')
export const USE = kind('use')
export const TAKE_CUBE = kind('cube')
export const TRADE = kind('trade')
export const BUILD = kind('build')
export const PAY = kind('pay')
export const TURN = kind('turn')
export const REWARD = kind('reward')
export const TUCK = kind('tuck')
export const SALARY = kind('salary')
export const DONE = kind('done')
export const BUILD_PAVILION = kind('pavilion')
export const USE_CARD = kind('card')
export const TO_TILE = kind('tile')
export const SEND_TRAVELLERS = kind('travellers')
export const SELL_AS = kind('as')
export const RETURN = kind('return')
export const REMOVE = kind('remove')
export const RECALL = kind('recall')
export const TAKE_FRANCS = kind('francs')
export const GIVE = kind('give')
export const FLIP = kind('flip')
export const DISMISS = kind('dismiss')
export const STAND = kind('stand')
export const OTHER_COLUMN = kind('column')
export const DOUBLE = kind('double')
export const CHOOSE_ROW = kind('row')

/**
 * What is owed, on the pending stack: `action(step, seat, …)`. A step is settled by itself where it leaves no choice.
 * `via` is VIA_PAWN or VIA_PARK: how an action of the Art Nouveau board was begun.
 */
export const STEPS = [
  'startingArt', // seat
  'square', // seat
  'neutral', // seat
  'bid', // seat, space
  'workshop', // seat, via
  'drawn', // seat, via: which of the drawn tiles is kept
  'sale', // seat, via: which tile
  'cursor', // seat, tile sold, colour it is sold as
  'display', // seat, tile sold
  'nobles', // seat, via: which one
  'keepNoble', // seat, noble, place + 8 * via
  'solvay', // seat
  'cubes', // seat, how many, 1 when the action may still be skipped
  'useNobles', // seat, how many at most
  'construction', // seat, via: what is built where
  'payment', // seat, space or SPACES + pavilion, via
  'hand', // seat: which hand is turned
  'freeAction', // seat, action
  'afterAction', // seat, action, via: what an architect's board and Belle Époque add
  'endTurn', // seat
  'useCards', // seat
  'salaries', // seat
  'cards', // Belle Époque: seat, moment, what the moment is about
  'openTile', // Belle Époque: seat
  'travellers', // Belle Époque: seat, place of Brussels, pawns it takes
  'soldAs', // Belle Époque: seat, white tile sold
  'whiteArt', // Belle Époque: seat: a tile is taken white side up
  'returnArt', // card 4: seat
  'removeNobles', // card 6: seat, places removed so far
  'recallFrom', // card 15: seat
  'recallFrancs', // card 15: seat, space
  'giveForArt', // card 17: seat, cubes still to give, art tiles still to give
  'takeCubes', // card 17: seat, cubes still to take, wild ones too
  'flipArt', // card 2: seat
  'dismissNoble', // card 14: seat
  'standOnCard', // card 22: seat
  'otherColumn', // card 25: seat, column won
  'doublePawn', // card 27: seat
  'strategyRow', // tile 2: seat
] as const
export type Step = (typeof STEPS)[number]
const step = (name: Step): number => STEPS.indexOf(name)
export const OWES_STARTING_ART = step('startingArt')
export const OWES_SQUARE = step('square')
export const OWES_NEUTRAL = step('neutral')
export const OWES_BID = step('bid')
export const OWES_WORKSHOP = step('workshop')
export const OWES_DRAWN = step('drawn')
export const OWES_SALE = step('sale')
export const OWES_CURSOR = step('cursor')
export const OWES_DISPLAY = step('display')
export const OWES_NOBLES = step('nobles')
export const OWES_KEEP = step('keepNoble')
export const OWES_SOLVAY = step('solvay')
export const OWES_CUBES = step('cubes')
export const OWES_USE = step('useNobles')
export const OWES_CONSTRUCTION = step('construction')
export const OWES_PAYMENT = step('payment')
export const OWES_HAND = step('hand')
export const OWES_FREE_ACTION = step('freeAction')
export const AFTER_ACTION = step('afterAction')
export const END_TURN = step('endTurn')
export const OWES_CARD_USE = step('useCards')
export const OWES_SALARIES = step('salaries')
export const OWES_CARDS = step('cards')
export const OWES_OPEN_TILE = step('openTile')
export const OWES_TRAVELLERS = step('travellers')
export const OWES_SOLD_AS = step('soldAs')
export const OWES_WHITE_ART = step('whiteArt')
export const OWES_RETURN_ART = step('returnArt')
export const OWES_REMOVE_NOBLES = step('removeNobles')
export const OWES_RECALL_FROM = step('recallFrom')
export const OWES_RECALL_FRANCS = step('recallFrancs')
export const OWES_GIVE = step('giveForArt')
export const OWES_TAKE_CUBES = step('takeCubes')
export const OWES_FLIP = step('flipArt')
export const OWES_DISMISS = step('dismissNoble')
export const OWES_STAND = step('standOnCard')
export const OWES_OTHER_COLUMN = step('otherColumn')
export const OWES_DOUBLE = step('doublePawn')
export const OWES_STRATEGY_ROW = step('strategyRow')
/** Nothing is owed: the seat in turn does an action. */
export const NOTHING_OWED = -1
/** The same, as a kind of step. */
export const NO_STEP = 0xff

export const VIA_PAWN = 0
export const VIA_PARK = 1

const all = (...facts: string[]): EventKind => ({ facts, heardBy: 'all' })
const own = (...facts: string[]): EventKind => ({ facts, heardBy: 'own' })

/** What the log tells. Facts: action, space, column, iris, cell, noble, art, cube, cubes, francs, points, pawns, payment, hand, segment, track, level, card … */
export const EVENTS = {
  round: all('round'), // the start player's
  opensExchange: all('francs', 'iris', 'otherIris'),
  frames: all('iris', 'spaces'),
  placesNeutral: all('space'),
  places: all('action', 'space', 'francs'),
  leaves: all('action'), // skipped
  cannot: all('action'), // it could not be done
  toMarket: all('pawns'),
  toExchange: all('pawns'),
  toPark: all('pawns', 'action'),
  toGrandPlace: all('pawns'),
  passes: all('francs'),
  passesFirst: all('francs'),
  draws: all('tiles'),
  drew: own('art'),
  takesArt: all('art'),
  refillsStacks: all(),
  sells: all('art', 'francs', 'points'),
  movesCursor: all('cell'),
  displays: all('art'),
  covers: all('art', 'oldArt'),
  replaces: all('art', 'oldArt'),
  revealsNoble: all('noble'),
  hires: all('noble', 'price'),
  usesNoble: all('noble'),
  keeps: all('noble'),
  discards: all('noble'),
  opensNoble: all('noble'),
  declines: all(),
  gainsFrancs: all('francs'),
  gainsCubes: all('cubes', 'cube'),
  gainsPoints: all('points'),
  gainsNothing: all(),
  raises: all('track', 'level'),
  atTop: all('track'),
  frees: all(),
  noneInCourthouse: all(),
  trades: all(),
  builds: all('space', 'houses'),
  pays: all('payment'),
  withoutWild: all('points'),
  topHouse: all('points'),
  turnsHand: all('segment', 'toSegment'),
  turnsBack: all('segment', 'toSegment'),
  freeAction: all('action'),
  winsCard: all('column', 'francs'),
  tiesColumn: all('column', 'francs'),
  willStart: all('manneken'),
  takesReward: all('column'),
  tucks: all('column', 'row', 'symbols'),
  scoresIris: all('iris', 'points'),
  neutralIris: all('iris'),
  toCourthouse: all(),
  nobleLeaves: all('noble'),
  paysSalary: all('noble', 'francs'),
  losesNoble: all('noble', 'points'),
  scoresBuildings: all('houses', 'points'),
  scoresCubes: all('points'),
  scoresManneken: all('points'),
  scoresRow: all('row', 'points'),
  ends: all(),
  buildsPavilion: all('pavilion', 'houses', 'glass'),
  gainsCard: all('card'),
  usesCard: all('card'),
  toTile: all('tile'),
  sendsTravellers: all('travellers'),
  takesTraveller: all(),
  travellersReturn: all('travellers'),
  takesWhite: all('art'),
  sellsWhite: all('art', 'francs', 'points'),
  returnsArt: all('art'),
  removesNoble: all('noble'),
  recalls: all('francs', 'space'),
  givesCube: all('cube'),
  givesArt: all('art'),
  turnsWhite: all('art'),
  dismisses: all('noble', 'francs'),
  anotherTurn: all(),
  takesOther: all('column'),
  countsDouble: all('space'),
  withdraws: all(),
  visits: all('pavilion', 'points'),
  choosesRow: all('row'),
  scoresTile: all('tile', 'points'),
  gainsByTile: all('tile', 'francs'),
} satisfies Record<string, EventKind>
export type EventName = keyof typeof EVENTS

/** Why not: each reason with the rule it stands on. */
export const REASONS = {
  gameOver: 'G9',
  notYourTurn: 'R2',
  // what is owed first, by step
  startingArtFirst: 'S6',
  squareFirst: 'P1',
  neutralFirst: 'D1',
  bidFirst: 'R4',
  workshopFirst: 'R7',
  drawnFirst: 'W2',
  saleFirst: 'R7',
  cursorFirst: 'M2',
  displayFirst: 'M5',
  nobleFirst: 'R7',
  keepFirst: 'N3',
  solvayFirst: 'N8',
  cubesFirst: 'C1',
  useNobleFirst: 'X5',
  constructionFirst: 'R7',
  paymentFirst: 'H2',
  handFirst: 'H5',
  cardUseFirst: 'J4',
  salariesFirst: 'G1',
  turnFirst: 'R1', // an answer, but nothing was asked
  // planning, placing, bidding
  irisNotOffered: 'P1',
  outsideArea: 'R3',
  spaceTaken: 'R3',
  noPawnLeft: 'T5',
  noFranc: 'R4',
  bidTooHigh: 'R4',
  bidTooLow: 'R4',
  neutralOnHouse: 'D1',
  neutralOnTile: 'BE5',
  mustDoAction: 'R5',
  // workshop and sale
  onlyRevisedChoice: 'W1',
  onlyFirstDraw: 'W2',
  notDrawn: 'W2',
  blackNotTaken: 'W1',
  stackEmpty: 'W4',
  artNotHeld: 'M1',
  colourDisplayed: 'M1',
  cursorTooFar: 'M2',
  cursorOddSteps: 'M2',
  // nobles
  theatreEmpty: 'N1',
  nobleTooDear: 'N1',
  nothingRevealed: 'V3',
  nobleNotKept: 'N14',
  nobleExhausted: 'N14',
  // materials
  cubeGone: 'C2',
  wildNotTaken: 'C1',
  noGlassHere: 'BE11',
  // construction
  spaceHasHouse: 'H7',
  spaceHasPawn: 'H7',
  spaceHasTile: 'BE5',
  allBuilt: 'H1',
  cannotPay: 'H2',
  wrongUnits: 'H2',
  notAsCompass: 'O1',
  onlyOtherHand: 'O3',
  cubesMissing: 'H2',
  francsMissing: 'O4',
  handBlocked: 'H5',
  onlyClockwise: 'H5',
  turnHelpsNothing: 'V9',
  // Brussels
  tooFewPawns: 'X1',
  noArtLeft: 'W4',
  nothingToSell: 'M1',
  noCubesLeft: 'C2',
  noSpaceForHouse: 'H7',
  parkCannotDo: 'X4',
  // columns
  cardNotYours: 'J4',
  otherReward: 'J5',
  chooseReward: 'J5',
  tiedCardNotTucked: 'J2',
  noSymbols: 'J6',
  rowUsed: 'J6',
  // salaries
  salaryNotOwed: 'G1',
  salaryTooDear: 'G2',
  // Belle Époque
  notInThisGame: 'BE1',
  cardFirst: 'BC33',
  openTileFirst: 'BE4',
  travellersFirst: 'BE13',
  soldAsFirst: 'BE9',
  whiteArtFirst: 'BE8',
  returnArtFirst: 'BC4',
  removeNobleFirst: 'BC6',
  recallFirst: 'BC15',
  giveFirst: 'BC17',
  takeCubesFirst: 'BC17',
  flipFirst: 'BC2',
  dismissFirst: 'BC14',
  standFirst: 'BC22',
  otherColumnFirst: 'BC25',
  doubleFirst: 'BC27',
  rowFirst: 'BT2',
  whiteDisplayed: 'BE9',
  pavilionTaken: 'BP1',
  glassMissing: 'BP1',
  cardNotHeld: 'BP2',
  cardTurned: 'BC33',
  cardNotNow: 'BC34',
  mustUseCard: 'BC9',
  tileTaken: 'BE4',
  noSuchTile: 'BE4',
  travellersOutOfReach: 'BE13',
  nothingDisplayed: 'BC4',
  noSaleThen: 'BC4',
  removeAtLeastOne: 'BC6',
  noPawnThere: 'BC15',
  noFrancsThere: 'BC15',
  nothingToGive: 'BC17',
  noWhiteArt: 'BC2',
  nobleNotUsed: 'BC14',
  nobodyToStand: 'BC22',
  extraTurnNoPass: 'BC22',
  columnNotOutside: 'BC25',
  noPawnOnTile: 'BC27',
} as const
export type Reason = keyof typeof REASONS

/** A refusal with its rule. */
export function because(reason: Reason, facts: Facts = {}): Problem {
  return { rule: REASONS[reason], reason, facts }
}
