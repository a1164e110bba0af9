// Z2: the exhibition tile of the first edition.
import type { Seat } from '../../../core/game.ts'
import type { State } from '../state.ts'

const EXHIBITION_FRANCS = 1

/** The first to pass takes the tile of the round; returns the francs it brings. */
export function takeExhibition(s: State, seat: Seat): number {
  s.firstPasses[seat]++
  return EXHIBITION_FRANCS
}
