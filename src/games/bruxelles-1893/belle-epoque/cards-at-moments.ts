// BC19 to BC32: cards of certain moments of a round.
import { action } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { PLACES } from '../components.ts'
import { spend } from '../money.ts'
import { takeEffect } from '../nobles.ts'
import { brusselsPlace, type State, type Tell } from '../state.ts'
import { OWES_DOUBLE, OWES_OTHER_COLUMN, OWES_STAND } from '../vocabulary.ts'
import { canDouble } from './cards/double.ts'
import { hasOtherColumn } from './cards/other-column.ts'
import { canStand } from './cards/stand.ts'
import { cardsHeld } from './cards-held.ts'
import { gainFrancs, gainPoints } from './gains.ts'
import { takeTraveller } from './travellers.ts'

const ON_HOUSE_POINTS = 3
const LEAVING_NOBLE_FRANCS = 2
const EXTRA_MANNEKEN = 2
const VISIT_POINTS_A_CARD = 2
const VISIT_FRANCS_A_CARD = 3

export function canUseAtMoment(s: State, seat: Seat, number: number): boolean {
  switch (number) {
    case 19:
      return s.train > 0
    case 22:
      return canStand(s, seat)
    case 23:
      return s.money[seat] >= LEAVING_NOBLE_FRANCS
    case 24:
      return s.ready[seat] !== 0
    case 25:
      return hasOtherColumn(s)
    case 27:
      return canDouble(s, seat)
    case 29:
      return placeWithPawn(s, seat) >= 0
    case 30:
      return travellersInBrussels(s) > 0
    default: // 20, 21, 26, 28, 31 and 32 always can
      return true
  }
}

export function takeEffectAtMoment(s: State, seat: Seat, number: number, about: number, tell?: Tell): void {
  switch (number) {
    case 19:
      return takeTraveller(s, seat, tell)
    case 20:
      s.surveyor = seat
      s.anyIris = 1
      return
    case 21:
      return gainPoints(s, seat, ON_HOUSE_POINTS, tell)
    case 22:
      return owe(s.pending, action(OWES_STAND, seat))
    case 23:
      spend(s, seat, LEAVING_NOBLE_FRANCS)
      return takeEffect(s, seat, about, tell)
    case 24:
      return gainPoints(s, seat, bitsIn(s.ready[seat]), tell)
    case 25:
      return owe(s.pending, action(OWES_OTHER_COLUMN, seat, about))
    case 26:
      s.extraManneken[seat] = EXTRA_MANNEKEN
      return
    case 27:
      return owe(s.pending, action(OWES_DOUBLE, seat))
    case 28:
      s.irisFrancs = seat + 1
      return
    case 29:
      return withdraw(s, seat, tell)
    case 30:
      return gainPoints(s, seat, travellersInBrussels(s), tell)
    case 31:
      return gainPoints(s, seat, VISIT_POINTS_A_CARD * cardsHeld(s, seat), tell)
    default:
      return gainFrancs(s, seat, VISIT_FRANCS_A_CARD * cardsHeld(s, seat), tell)
  }
}

/** BC29: the majority counts all four actions together, so it does not matter from which one the pawn comes. */
function withdraw(s: State, seat: Seat, tell?: Tell): void {
  s.inBrussels[brusselsPlace(seat, placeWithPawn(s, seat))]--
  s.pawns[seat]++
  tell?.('withdraws', seat)
}

function placeWithPawn(s: State, seat: Seat): number {
  for (let place = 0; place < PLACES.length; place++) if (s.inBrussels[brusselsPlace(seat, place)] > 0) return place
  return -1
}

function travellersInBrussels(s: State): number {
  let travellers = 0
  for (let place = 0; place < PLACES.length; place++) travellers += s.travellersIn[place]
  return travellers
}

function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
