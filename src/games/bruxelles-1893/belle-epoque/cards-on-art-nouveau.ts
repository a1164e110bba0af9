// BC1 to BC10: cards of the five actions of the Art Nouveau board. The base offers them after a pawn was put there, never by the park (BC34).
import { action } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { CUBES, WILD } from '../components.ts'
import { giveCube, kindsInSupply, takeUpTo } from '../cubes.ts'
import { unitsOf } from '../payments.ts'
import { artHeld, cubePlace, type State, type Tell } from '../state.ts'
import { OWES_CUBES, OWES_FLIP, OWES_REMOVE_NOBLES, OWES_RETURN_ART } from '../vocabulary.ts'
import { canRemove } from './cards/remove-nobles.ts'
import { canSellAfterAnyReturn } from './cards/return-art.ts'
import { helpsPayment } from './cards/substitute.ts'
import { gainFrancs, gainPoints } from './gains.ts'
import { hasWhite } from './white-art.ts'

export const LAST_ON_ART_NOUVEAU = 10
const CURSOR_STEPS = 2
const DISCARD_POINTS = 3
const WILD_CUBES = 2

export function canUseOnArtNouveau(s: State, seat: Seat, number: number, about: number): boolean {
  switch (number) {
    case 1:
      return artHeld(s, seat) > 0
    case 2:
      return hasWhite(s, seat)
    case 4:
      return canSellAfterAnyReturn(s, seat)
    case 6:
      return canRemove(s)
    case 7:
      return s.supply[WILD] > 0
    case 8:
      return s.cubes[cubePlace(seat, WILD)] > 0 && kindsInSupply(s) > 0
    case 9:
      return s.substitute === 0 && helpsPayment(s, seat, about)
    case 10:
      return kindsUsed(about) > 0
    default: // 3 and 5 always help
      return true
  }
}

export function takeEffectOnArtNouveau(s: State, seat: Seat, number: number, about: number, tell?: Tell): void {
  switch (number) {
    case 1:
      return gainFrancs(s, seat, artHeld(s, seat), tell)
    case 2:
      return owe(s.pending, action(OWES_FLIP, seat))
    case 3:
      s.extraSteps = CURSOR_STEPS
      return
    case 4:
      return owe(s.pending, action(OWES_RETURN_ART, seat))
    case 5:
      return gainPoints(s, seat, DISCARD_POINTS, tell)
    case 6:
      return owe(s.pending, action(OWES_REMOVE_NOBLES, seat))
    case 7:
      takeUpTo(s, seat, WILD, WILD_CUBES, tell)
      return
    case 8:
      giveCube(s, seat, WILD)
      tell?.('givesCube', seat, WILD)
      return owe(s.pending, action(OWES_CUBES, seat, 1))
    case 9:
      s.substitute = 1
      return
    default:
      return gainPoints(s, seat, kindsUsed(about), tell)
  }
}

/** BC10: kinds of cubes in a payment; francs are none. */
function kindsUsed(payment: number): number {
  let kinds = 0
  for (let cube = 0; cube < CUBES.length; cube++) if (unitsOf(payment, cube) > 0) kinds++
  return kinds
}
