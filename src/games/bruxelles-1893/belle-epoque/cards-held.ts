// Belle Époque cards lie at their pavilions; whoever owns the pavilion holds the card (BP2).
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { PAVILIONS } from '../components.ts'
import { BELLE_EPOQUE_CARD_ROWS } from '../data/belle-epoque.ts'
import type { State } from '../state.ts'

export type BelleEpoqueCard = (typeof BELLE_EPOQUE_CARD_ROWS)[number][0]
/** The cards by name; the printed number is one more than the place in the list. */
export const BELLE_EPOQUE_CARD_IDS: readonly BelleEpoqueCard[] = BELLE_EPOQUE_CARD_ROWS.map(([id]) => id)
export const RETURN_ART = BELLE_EPOQUE_CARD_IDS.indexOf('return-art')
export const SUBSTITUTE = BELLE_EPOQUE_CARD_IDS.indexOf('substitute')
export const ANOTHER_TURN = BELLE_EPOQUE_CARD_IDS.indexOf('another-turn')
export const DOUBLE_PAWN = BELLE_EPOQUE_CARD_IDS.indexOf('double-pawn')

/** The pavilion with a card, or NONE when the card is in the box. */
export function pavilionWith(s: State, card: number): number {
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) if (s.pavilionCard[pavilion] === card) return pavilion
  return NONE
}

/** The seat that holds a card, or NONE. */
export function holderOf(s: State, card: number): number {
  const pavilion = pavilionWith(s, card)
  return pavilion === NONE ? NONE : s.pavilion[pavilion]
}

/** Whether the card of a pavilion was not yet used in this round. */
export const isReady = (s: State, pavilion: number): boolean => (s.cardsUsed & (1 << pavilion)) === 0

/** Whether a seat holds a card and has not used it in this round. */
export function hasReady(s: State, seat: Seat, card: number): boolean {
  const pavilion = pavilionWith(s, card)
  return pavilion !== NONE && s.pavilion[pavilion] === seat && isReady(s, pavilion)
}

/** Cards that a seat holds, turned or not. */
export function cardsHeld(s: State, seat: Seat): number {
  let cards = 0
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) if (s.pavilion[pavilion] === seat) cards++
  return cards
}
