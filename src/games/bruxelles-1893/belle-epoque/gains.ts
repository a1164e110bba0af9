// What Belle Époque cards and tiles bring, and the line of the log for it.
import type { Seat } from '../../../core/game.ts'
import { receive } from '../money.ts'
import { addPoints, CARD_POINTS, type State, type Tell } from '../state.ts'

export function gainFrancs(s: State, seat: Seat, francs: number, tell?: Tell): void {
  receive(s, seat, francs)
  tell?.('gainsFrancs', seat, francs)
}

/** Points of a card. */
export function gainPoints(s: State, seat: Seat, points: number, tell?: Tell): void {
  addPoints(s, seat, CARD_POINTS, points)
  tell?.('gainsPoints', seat, points)
}
