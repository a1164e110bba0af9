// Belle Époque cards lie at their pavilions; whoever owns the pavilion holds the card (BP2). Cards are named by the number printed on them.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { PAVILIONS } from '../components.ts'
import type { State } from '../state.ts'

/** The pavilion with a card, or NONE when the card is in the box. */
export function pavilionWith(s: State, number: number): number {
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) if (s.pavilionCard[pavilion] === number - 1) return pavilion
  return NONE
}

/** The seat that holds a card, or NONE. */
export function holderOf(s: State, number: number): number {
  const pavilion = pavilionWith(s, number)
  return pavilion === NONE ? NONE : s.pavilion[pavilion]
}

/** Whether the card of a pavilion was not yet used in this round. */
export const isReady = (s: State, pavilion: number): boolean => (s.cardsUsed & (1 << pavilion)) === 0

/** Whether a seat holds a card and has not used it in this round. */
export function hasReady(s: State, seat: Seat, number: number): boolean {
  const pavilion = pavilionWith(s, number)
  return pavilion !== NONE && s.pavilion[pavilion] === seat && isReady(s, pavilion)
}

/** Cards that a seat holds, turned or not. */
export function cardsHeld(s: State, seat: Seat): number {
  let cards = 0
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) if (s.pavilion[pavilion] === seat) cards++
  return cards
}
