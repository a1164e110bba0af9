// Chapter X: the four actions of Brussels.
import { type Action, type Actions, action, first, kindOf } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { AFTER_EXCHANGE, AFTER_GRAND_PLACE, AFTER_MARKET, AFTER_PARK, IN_PARK, offerCards, TURN_END } from '../belle-epoque/moments.ts'
import { sendPawns } from '../belle-epoque/travellers.ts'
import {
  ACTIONS,
  CONSTRUCTION,
  CROWN,
  EXCHANGE,
  GRAND_PLACE,
  MARKET,
  MATERIALS,
  NOBLES,
  PARK,
  PLACES,
  SALE,
  STOCK_CARDS,
  WILD,
  WORKSHOP,
} from '../components.ts'
import { takeUpTo } from '../cubes.ts'
import { receive } from '../money.ts'
import { because } from '../reasons.ts'
import { brusselsPlace, type State, type Tell } from '../state.ts'
import { trackNumber } from '../tracks.ts'
import { END_TURN, OWES_USE, TO_EXCHANGE, TO_GRAND_PLACE, TO_MARKET, TO_PARK, VIA_PARK } from '../vocabulary.ts'
import { beginAction } from './begin.ts'
import { canDoConstruction, constructionProblem } from './construction.ts'
import { canDoMaterials } from './materials.ts'
import { canDoNobles } from './noble.ts'
import { canDoSale } from './sale.ts'
import { canWorkshop } from './workshop.ts'

const MARKET_CUBES = 3
/** From so many seats on, each number of pawns serves twice. */
const BIG_TABLE = 4

/** X1: pawns that the next use of a place takes. */
export function pawnsFor(s: State, place: number): number {
  return (s.uses[place] >> (s.seats < BIG_TABLE ? 0 : 1)) + 1
}

const pawnsOf = (s: State, seat: Seat): number => s.pawns[seat] + s.travellers[seat] // BE13

/** Whether some place can still be used. */
export function canGoToBrussels(s: State, seat: Seat): boolean {
  const pawns = pawnsOf(s, seat)
  if (pawns === 0) return false
  for (let place = 0; place < PLACES.length; place++)
    if (pawnsFor(s, place) <= pawns && (place !== PARK || canCopyAny(s, seat))) return true
  return false
}

export function legalBrussels(s: State, seat: Seat, out: Actions): void {
  const pawns = pawnsOf(s, seat)
  if (pawns === 0) return
  if (pawnsFor(s, MARKET) <= pawns) out.push(TO_MARKET)
  if (pawnsFor(s, EXCHANGE) <= pawns) out.push(TO_EXCHANGE)
  if (pawnsFor(s, PARK) <= pawns)
    for (let which = 0; which < ACTIONS.length; which++) if (canCopy(s, seat, which)) out.push(action(TO_PARK, which))
  if (pawnsFor(s, GRAND_PLACE) <= pawns) out.push(TO_GRAND_PLACE)
}

/** X4: whether the park can copy an action now. */
export function canCopy(s: State, seat: Seat, which: number): boolean {
  if (which === SALE) return canDoSale(s, seat, VIA_PARK)
  if (which === NOBLES) return canDoNobles(s, seat)
  if (which === MATERIALS) return canDoMaterials(s, seat)
  if (which === CONSTRUCTION) return canDoConstruction(s, seat, VIA_PARK)
  return canWorkshop(s)
}

function canCopyAny(s: State, seat: Seat): boolean {
  for (let which = 0; which < ACTIONS.length; which++) if (canCopy(s, seat, which)) return true
  return false
}

export function applyMarket(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  const pawns = begin(s, seat, MARKET)
  tell?.('toMarket', seat, pawns)
  takeUpTo(s, seat, WILD, MARKET_CUBES, tell) // X2
  offerCards(s, seat, AFTER_MARKET)
  send(s, seat, MARKET, pawns, tell)
}

export function applyExchange(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  const pawns = begin(s, seat, EXCHANGE)
  const francs = s.stockCard < STOCK_CARDS ? s.tables.stockFrancs[s.stockCard] : 0
  tell?.('toExchange', seat, pawns)
  receive(s, seat, francs) // X3
  tell?.('gainsFrancs', seat, francs)
  offerCards(s, seat, AFTER_EXCHANGE)
  send(s, seat, EXCHANGE, pawns, tell)
}

export function applyPark(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const pawns = begin(s, seat, PARK)
  tell?.('toPark', seat, pawns, first(a))
  offerCards(s, seat, AFTER_PARK)
  beginAction(s, seat, first(a), VIA_PARK)
  offerCards(s, seat, IN_PARK)
  send(s, seat, PARK, pawns, tell)
}

export function applyGrandPlace(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  const pawns = begin(s, seat, GRAND_PLACE)
  tell?.('toGrandPlace', seat, pawns)
  offerCards(s, seat, AFTER_GRAND_PLACE)
  owe(s.pending, action(OWES_USE, seat, trackNumber(s, seat, CROWN))) // X5: the number before their effects
  send(s, seat, GRAND_PLACE, pawns, tell)
}

export function brusselsProblem(s: State, seat: Seat, a: Action): Problem | null {
  const place = PLACE_OF[kindOf(a)]
  const pawns = pawnsFor(s, place)
  if (pawns > pawnsOf(s, seat)) return because('tooFewPawns', { place, pawns })
  return place === PARK && !canCopy(s, seat, first(a)) ? copyProblem(s, seat, first(a)) : null
}

/** Why the park cannot copy an action. */
function copyProblem(s: State, seat: Seat, which: number): Problem {
  if (which === WORKSHOP) return because('noArtLeft')
  if (which === SALE) return because('nothingToSell')
  if (which === MATERIALS) return because('noCubesLeft')
  return which === CONSTRUCTION ? constructionProblem(s, seat) : because('parkCannotDo', { action: which })
}

const PLACE_OF: Readonly<Record<number, number>> = {
  [TO_MARKET]: MARKET,
  [TO_EXCHANGE]: EXCHANGE,
  [TO_PARK]: PARK,
  [TO_GRAND_PLACE]: GRAND_PLACE,
}

/** Owes the end of the turn, and counts the use; returns the pawns it takes. */
function begin(s: State, seat: Seat, place: number): number {
  const pawns = pawnsFor(s, place)
  s.extraTurn = 0
  s.uses[place]++
  owe(s.pending, action(END_TURN, seat))
  offerCards(s, seat, TURN_END)
  return pawns
}

/** The pawns go last, since a seat with travellers is asked which: that question comes before all that follows. */
function send(s: State, seat: Seat, place: number, pawns: number, tell?: Tell): void {
  if (s.travellers[seat] > 0) {
    sendPawns(s, seat, place, pawns, tell)
    return
  }
  s.pawns[seat] -= pawns
  s.inBrussels[brusselsPlace(seat, place)] += pawns
}
