// BC11 to BC18: cards of the four actions of Brussels.
import { action } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { EXCHANGE, SEATS } from '../components.ts'
import { artHeld, brusselsPlace, type State, type Tell } from '../state.ts'
import { OWES_DISMISS, OWES_GIVE, OWES_RECALL_FROM, OWES_USE, OWES_WHITE_ART } from '../vocabulary.ts'
import { ART_GIVEN, CUBES_GIVEN, canTrade } from './cards/give-for-art.ts'
import { hasBidOut } from './cards/recall.ts'
import { gainFrancs, gainPoints } from './gains.ts'
import { canTakeWhite } from './white-art.ts'

export const LAST_IN_BRUSSELS = 18
const FRANCS_A_POINT = 5

export function canUseInBrussels(s: State, seat: Seat, number: number): boolean {
  switch (number) {
    case 11:
      return pawnsAt(s, EXCHANGE) > 0
    case 12:
      return s.money[seat] >= FRANCS_A_POINT
    case 13:
      return s.ready[seat] !== 0
    case 14:
      return (s.kept[seat] & ~s.ready[seat]) !== 0
    case 15:
      return hasBidOut(s, seat)
    case 16:
      return artHeld(s, seat) > 0
    case 17:
      return canTrade(s, seat)
    default:
      return canTakeWhite(s)
  }
}

export function takeEffectInBrussels(s: State, seat: Seat, number: number, tell?: Tell): void {
  switch (number) {
    case 11:
      return gainFrancs(s, seat, pawnsAt(s, EXCHANGE), tell)
    case 12:
      return gainPoints(s, seat, Math.floor(s.money[seat] / FRANCS_A_POINT), tell)
    case 13:
      return owe(s.pending, action(OWES_USE, seat, 1))
    case 14:
      return owe(s.pending, action(OWES_DISMISS, seat))
    case 15:
      return owe(s.pending, action(OWES_RECALL_FROM, seat))
    case 16:
      return gainPoints(s, seat, artHeld(s, seat), tell)
    case 17:
      return owe(s.pending, action(OWES_GIVE, seat, CUBES_GIVEN, ART_GIVEN))
    default:
      return owe(s.pending, action(OWES_WHITE_ART, seat))
  }
}

/** Pawns of all seats on an action, travellers too. */
function pawnsAt(s: State, place: number): number {
  let pawns = s.travellersIn[place]
  for (let seat = 0; seat < SEATS; seat++) pawns += s.inBrussels[brusselsPlace(seat, place)]
  return pawns
}
