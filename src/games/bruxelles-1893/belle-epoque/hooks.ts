// Where Belle Époque meets the base game: the base files know nothing of the expansion but what stands here, and all of it does nothing when the
// option is off.
import { action } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { CROSS, NAGELMACKERS } from '../components.ts'
import { BELLE_EPOQUE, type State, type Tell } from '../state.ts'
import { OWES_OPEN_TILE, VIA_PAWN } from '../vocabulary.ts'
import { canSellAfterAnyReturn } from './cards/return-art.ts'
import { hasReady } from './cards-held.ts'
import { takeTraveller } from './travellers.ts'
import { oweWhite } from './white-art.ts'

export { belleEpoqueFault } from './audit.ts'
export { allowsSubstitute, canSubstitute, keepsBonus } from './cards/substitute.ts'
/**
 * The moments of the cards, and what each is about. An offer is owed after the step that should follow it: the stack is last in, first out.
 *
 *   ROUND_START        19, 20         each seat from the start player, after the stock card is open, before the try square
 *   PLACED             21             after the bid, when the space has a house; about: the space
 *   AFTER_WORKSHOP     1, 2           via a pawn only, as all of 1 to 10
 *   BEFORE_SALE        4              before the tile is chosen, also when no tile can be sold as the display is
 *   CURSOR             3              after the tile is chosen, before the cursor moves; sets s.extraSteps
 *   BEFORE_NOBLE       6              before a noble is chosen (and before Hankar reveals one)
 *   NOBLE_DISCARDED    5              about: the noble
 *   AFTER_MATERIALS    7, 8
 *   PAYMENT            9              about: space or SPACES + pavilion; sets s.substitute
 *   AFTER_CONSTRUCTION 10             about: the payment
 *   AFTER_EXCHANGE     11, 12
 *   AFTER_GRAND_PLACE  13, 14
 *   IN_PARK            15             before the copied action is done
 *   AFTER_PARK         16
 *   AFTER_MARKET       17, 18
 *   TURN_END           22             after a whole turn that was no pass, free actions included; sets s.extraTurn
 *   COLUMN_WON         25             each winner of a card, before Manneken are counted; about: the column
 *   START_PLAYER       26             sets s.extraManneken
 *   IRIS_MAJORITY      27, 28         before irises are counted; sets s.doubled, s.irisFrancs
 *   BRUSSELS_MAJORITY  29, 30         before travellers return and the majority is counted
 *   PAVILION_VISIT     31, 32         before the visits score
 *   ROUND_END          24             before nobles are ready again
 *   NOBLE_LEAVES       23             before the noble priced 0 is discarded; about: the noble
 */
export { offerCards, offerToAll } from './cards.ts'
export { canBuildPavilion, glassFor, legalPavilions, pavilionProblem, raisePavilion, visitPavilions } from './pavilions.ts'
export { refreshBelleEpoque } from './round-end.ts'
export { BELLE_EPOQUE_FIELDS, belleEpoqueSheet, dealBelleEpoque, layOutBelleEpoque } from './set-up.ts'
export { applyBelleEpoque, belleEpoqueProblem, legalBelleEpoque, proceedBelleEpoque } from './steps.ts'
export { areNoblesFree, extraArt, extraBuildings, extraRowWorth, scoreTiles, topArchitect } from './tiles.ts'
export { returnTravellers, sendPawns } from './travellers.ts'
export { canSellWhite, legalWhiteSales, sellWhite, whiteSaleProblem } from './white-art.ts'

export const isBelleEpoque = (s: State): boolean => (s.rules & BELLE_EPOQUE) !== 0

/** BE5: whether a face-down tile lies on a space. */
export const isTiled = (s: State, space: number): boolean => isBelleEpoque(s) && (CROSS & (1 << space)) !== 0

/** BE4: owed before the action of a space with a tile, so that it comes after it. */
export function offerOpenTile(s: State, seat: Seat, space: number): void {
  if (isTiled(s, space)) owe(s.pending, action(OWES_OPEN_TILE, seat))
}

/** BE13: pawns that a seat can send to Brussels beyond its own. */
export const travellersOf = (s: State, seat: Seat): number => s.travellers[seat]

/** BC4: whether a sale is possible once a displayed tile is returned. */
export const canSellAfterReturn = (s: State, seat: Seat, via: number): boolean =>
  via === VIA_PAWN && isBelleEpoque(s) && hasReady(s, seat, 4) && canSellAfterAnyReturn(s, seat)

/** BE7, BE8: Nagelmackers and Privat-Livemont. */
export function takeBelleEpoqueEffect(s: State, seat: Seat, noble: number, tell?: Tell): void {
  if (noble === NAGELMACKERS) takeTraveller(s, seat, tell)
  else oweWhite(s, seat, tell)
}
