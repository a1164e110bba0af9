// The verbs and steps of this game. The engine's integers come from these lists. What is told and refused: events.ts, reasons.ts.

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
  'turn', // never on the stack: a pawn on the board or in Brussels, or a pass
] as const
export type Step = (typeof STEPS)[number]
export const stepOf = (name: Step): number => STEPS.indexOf(name)
export const OWES_STARTING_ART = stepOf('startingArt')
export const OWES_SQUARE = stepOf('square')
export const OWES_NEUTRAL = stepOf('neutral')
export const OWES_BID = stepOf('bid')
export const OWES_WORKSHOP = stepOf('workshop')
export const OWES_DRAWN = stepOf('drawn')
export const OWES_SALE = stepOf('sale')
export const OWES_CURSOR = stepOf('cursor')
export const OWES_DISPLAY = stepOf('display')
export const OWES_NOBLES = stepOf('nobles')
export const OWES_KEEP = stepOf('keepNoble')
export const OWES_SOLVAY = stepOf('solvay')
export const OWES_CUBES = stepOf('cubes')
export const OWES_USE = stepOf('useNobles')
export const OWES_CONSTRUCTION = stepOf('construction')
export const OWES_PAYMENT = stepOf('payment')
export const OWES_HAND = stepOf('hand')
export const OWES_FREE_ACTION = stepOf('freeAction')
export const AFTER_ACTION = stepOf('afterAction')
export const END_TURN = stepOf('endTurn')
export const OWES_CARD_USE = stepOf('useCards')
export const OWES_SALARIES = stepOf('salaries')
export const OWES_CARDS = stepOf('cards')
export const OWES_OPEN_TILE = stepOf('openTile')
export const OWES_TRAVELLERS = stepOf('travellers')
export const OWES_SOLD_AS = stepOf('soldAs')
export const OWES_WHITE_ART = stepOf('whiteArt')
export const OWES_RETURN_ART = stepOf('returnArt')
export const OWES_REMOVE_NOBLES = stepOf('removeNobles')
export const OWES_RECALL_FROM = stepOf('recallFrom')
export const OWES_RECALL_FRANCS = stepOf('recallFrancs')
export const OWES_GIVE = stepOf('giveForArt')
export const OWES_TAKE_CUBES = stepOf('takeCubes')
export const OWES_FLIP = stepOf('flipArt')
export const OWES_DISMISS = stepOf('dismissNoble')
export const OWES_STAND = stepOf('standOnCard')
export const OWES_OTHER_COLUMN = stepOf('otherColumn')
export const OWES_DOUBLE = stepOf('doublePawn')
export const OWES_STRATEGY_ROW = stepOf('strategyRow')
/** Nothing is owed but the turn. */
export const NOTHING_OWED = stepOf('turn')

export const VIA_PAWN = 0
export const VIA_PARK = 1
