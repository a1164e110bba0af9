// Chapter O and H5: the compass and its hands.
import type { Seat } from '../../core/game.ts'
import { GLASS, IRON, REVISED } from './components.ts'
import { isBelleEpoque, type State, type Tell } from './state.ts'

/** What a hand points at. */
export const pointed = (s: State, hand: number): number => s.segment[s.hand[hand]]

/** Where a hand comes to with a step clockwise; H6: beyond the arrow tile. */
export function stepOn(s: State, hand: number): number {
  const count = s.tables.segments.length
  const next = (s.hand[hand] + 1) % count
  return isArrow(s, next) ? s.segment.indexOf(IRON) : next
}

/** V6: the same anticlockwise. From iron back to the arrow tile leads to iron again, which is no step. */
export function stepBack(s: State, hand: number): number {
  const count = s.tables.segments.length
  const next = (s.hand[hand] + count - 1) % count
  return isArrow(s, next) ? s.segment.indexOf(IRON) : next
}

/** H5: the hands never point at one segment. */
export function canTurn(s: State, hand: number, to: number): boolean {
  return s.hand[1 - hand] !== to && s.hand[hand] !== to
}

export function turn(s: State, seat: Seat, hand: number, tell?: Tell): void {
  const from = pointed(s, hand)
  s.hand[hand] = stepOn(s, hand)
  tell?.('turnsHand', seat, from, pointed(s, hand))
}

export function turnBack(s: State, seat: Seat, hand: number, tell?: Tell): void {
  const from = pointed(s, hand)
  s.hand[hand] = stepBack(s, hand)
  tell?.('turnsBack', seat, from, pointed(s, hand))
}

/** H6: in the revised edition the arrow tile lies on glass, but not with Belle Époque. */
function isArrow(s: State, at: number): boolean {
  return s.edition === REVISED && s.segment[at] === GLASS && !isBelleEpoque(s)
}
