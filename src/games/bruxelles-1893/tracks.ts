// The three tracks (T6) and the Courthouse (T5).
import type { Seat } from '../../core/game.ts'
import { topArchitect } from './belle-epoque/tiles.ts'
import { ARCHITECT, TOP_LEVEL } from './components.ts'
import { levelPlace, type State, type Tell } from './state.ts'
import { trackPlace } from './tables.ts'

/** The number printed at a seat's level. */
export function trackNumber(s: State, seat: Seat, track: number): number {
  return s.tables.trackNumber[trackPlace(s.board[seat], track, s.level[levelPlace(seat, track)])]
}

/** A step on a track; beyond the top it is lost. */
export function raise(s: State, seat: Seat, track: number, tell?: Tell): void {
  const place = levelPlace(seat, track)
  const top = track === ARCHITECT ? topArchitect(s, seat) : TOP_LEVEL
  if (s.level[place] >= top) return tell?.('atTop', seat, track)
  s.level[place]++
  tell?.('raises', seat, track, s.level[place])
}

/** A pawn comes back from the Courthouse, if one is there. */
export function freePawn(s: State, seat: Seat, tell?: Tell): void {
  if (s.courthouse[seat] === 0) return tell?.('noneInCourthouse', seat)
  s.courthouse[seat]--
  s.pawns[seat]++
  tell?.('frees', seat)
}
