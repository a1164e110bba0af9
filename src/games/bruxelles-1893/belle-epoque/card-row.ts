// What a Belle Époque card is. What an offer is about: moments.ts.
import type { Seat } from '../../../core/game.ts'
import type { State, Tell } from '../state.ts'

export interface CardRow {
  /** Whether the card would do something now; absent where it always would. */
  can?(s: State, seat: Seat, about: number): boolean
  /** Does what it says. What it asks is owed on top. */
  use(s: State, seat: Seat, about: number, tell?: Tell): void
}
