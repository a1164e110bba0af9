// BE12, BC33: what Belle Époque does at the end of a round, before the steps of the base game.
import { NONE } from '../../../core/block.ts'
import { isBelleEpoque, type State, type Tell } from '../state.ts'
import { stepDown } from './cards/stand.ts'
import { ANOTHER_TURN, holderOf } from './cards-held.ts'
import { returnFromHands } from './travellers.ts'

/** Cards are ready again, travellers return, and the marks that cards made in the round are wiped. */
export function refreshBelleEpoque(s: State, tell?: Tell): void {
  if (!isBelleEpoque(s)) return
  s.cardsUsed = 0
  stepDown(s, holderOf(s, ANOTHER_TURN))
  returnFromHands(s, tell)
  s.doubled = NONE
  s.extraManneken.fill(0)
  s.irisFrancs = 0
  s.anyIris = 0
}
