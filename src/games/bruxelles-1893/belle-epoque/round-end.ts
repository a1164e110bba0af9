// BE12, BC33: what Belle Époque does at the end of a round, before the steps of the base game.
import { NONE } from '../../../core/block.ts'
import { BELLE_EPOQUE, type State, type Tell } from '../state.ts'
import { stepDown } from './cards/stand.ts'
import { holderOf } from './cards-held.ts'
import { returnFromHands } from './travellers.ts'

const EXTRA_TURN_CARD = 22

/** Cards are ready again, travellers return, and the marks that cards made in the round are wiped. */
export function refreshBelleEpoque(s: State, tell?: Tell): void {
  if (!(s.rules & BELLE_EPOQUE)) return
  s.cardsUsed = 0
  stepDown(s, holderOf(s, EXTRA_TURN_CARD))
  returnFromHands(s, tell)
  s.doubled = NONE
  s.extraManneken.fill(0)
  s.irisFrancs = 0
  s.anyIris = 0
}
