// BC33, BC34: the moments of the cards. An offer is owed after the step that should follow it: the stack is last in, first out.
import { action } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { PAVILIONS } from '../components.ts'
import { BELLE_EPOQUE_CARD_ROWS } from '../data/belle-epoque.ts'
import { isBelleEpoque, type State } from '../state.ts'
import { OWES_CARDS } from '../vocabulary.ts'

/** When a card may be used, and what the offer is about where it is about something. */
const MOMENTS = [
  'roundStart', // each seat from the start player on, after the stock card is open, before the try square
  'placed', // after the bid, when the space has a house; about: the space
  'afterWorkshop', // via a pawn only, as all moments of the Art Nouveau board
  'beforeSale', // before the tile is chosen, also when no tile can be sold as the display is
  'cursor', // after the tile is chosen, before the cursor moves
  'beforeNoble', // before a noble is chosen, and before Hankar reveals one
  'nobleDiscarded', // about: the noble
  'afterMaterials',
  'payment', // about: space, or SPACES + pavilion
  'afterConstruction', // about: the payment
  'afterExchange',
  'afterGrandPlace',
  'park', // before the copied action is done
  'afterPark',
  'afterMarket',
  'turnEnd', // after a whole turn that was no pass, free actions included
  'columnWon', // each winner of a card, before Manneken are counted; about: the column
  'startPlayer',
  'irisMajority', // before irises are counted
  'brusselsMajority', // before travellers return and the majority is counted
  'pavilionVisit', // before the visits score
  'roundEnd', // before nobles are ready again
  'nobleLeaves', // before the noble priced 0 is discarded; about: the noble
] as const
export const ROUND_START = MOMENTS.indexOf('roundStart')
export const PLACED = MOMENTS.indexOf('placed')
export const AFTER_WORKSHOP = MOMENTS.indexOf('afterWorkshop')
export const BEFORE_SALE = MOMENTS.indexOf('beforeSale')
export const CURSOR = MOMENTS.indexOf('cursor')
export const BEFORE_NOBLE = MOMENTS.indexOf('beforeNoble')
export const NOBLE_DISCARDED = MOMENTS.indexOf('nobleDiscarded')
export const AFTER_MATERIALS = MOMENTS.indexOf('afterMaterials')
export const PAYMENT = MOMENTS.indexOf('payment')
export const AFTER_CONSTRUCTION = MOMENTS.indexOf('afterConstruction')
export const AFTER_EXCHANGE = MOMENTS.indexOf('afterExchange')
export const AFTER_GRAND_PLACE = MOMENTS.indexOf('afterGrandPlace')
export const IN_PARK = MOMENTS.indexOf('park')
export const AFTER_PARK = MOMENTS.indexOf('afterPark')
export const AFTER_MARKET = MOMENTS.indexOf('afterMarket')
export const TURN_END = MOMENTS.indexOf('turnEnd')
export const COLUMN_WON = MOMENTS.indexOf('columnWon')
export const START_PLAYER = MOMENTS.indexOf('startPlayer')
export const IRIS_MAJORITY = MOMENTS.indexOf('irisMajority')
export const BRUSSELS_MAJORITY = MOMENTS.indexOf('brusselsMajority')
export const PAVILION_VISIT = MOMENTS.indexOf('pavilionVisit')
export const ROUND_END = MOMENTS.indexOf('roundEnd')
export const NOBLE_LEAVES = MOMENTS.indexOf('nobleLeaves')

/** The moment of each card; NONE for every other number, so that a pavilion without a card can be looked up too. */
const MOMENT_OF: Uint8Array = new Uint8Array(256).fill(NONE)
for (const [card, [, moment]] of BELLE_EPOQUE_CARD_ROWS.entries()) MOMENT_OF[card] = MOMENTS.indexOf(moment)

/** Whether the card at a pavilion belongs to a moment. */
export const isCardOf = (s: State, pavilion: number, moment: number): boolean => MOMENT_OF[s.pavilionCard[pavilion]] === moment

/** Owes a seat the chance to use a card of a moment, where such a card lies at a pavilion at all. It may be gained before its moment comes (BP2). */
export function offerCards(s: State, seat: Seat, moment: number, about = 0): void {
  if (!isBelleEpoque(s)) return
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++)
    if (isCardOf(s, pavilion, moment)) return owe(s.pending, action(OWES_CARDS, seat, moment, about))
}

/** Offers a moment to every seat with a card of it, the start player's turn coming first. */
export function offerToAll(s: State, moment: number, about = 0): void {
  if (!isBelleEpoque(s)) return
  let holders = 0
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++)
    if (s.pavilion[pavilion] !== NONE && isCardOf(s, pavilion, moment)) holders |= 1 << s.pavilion[pavilion]
  if (holders === 0) return
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = (s.start + i) % s.seats
    if (holders & (1 << seat)) owe(s.pending, action(OWES_CARDS, seat, moment, about))
  }
}
