// Chapter X: what the Gavel allows its owner and forbids the others.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { BUILDINGS, NEW_CAPITOL } from './components.ts'
import { isTall, near } from './districts.ts'
import { hasBuildings } from './stakes.ts'
import { cardOf, ownerOf, type State, structureOf } from './state.ts'

/** X4, X6: districts where a seat may not bid tall buildings, as one of two words. */
export function forbidden(s: State, seat: Seat, word: number): number {
  if (s.gavel === NONE || ownerOf(s.piece[s.gavel]) === seat) return 0
  const left = near(s, s.gavel, 0)
  const right = near(s, s.gavel, 1)
  if ((s.free[0] & ~left) === 0 && (s.free[1] & ~right) === 0) return 0
  return word === 0 ? left : right
}

/** The same for an opening bid, where the ban gives way rather than leave nothing to open with. */
export function forbiddenToOpen(s: State, seat: Seat, word: number): number {
  const bits = forbidden(s, seat, word)
  return bits !== 0 && isStuck(s, seat) ? 0 : bits
}

/** Whether the last bid is a masterpiece. */
export const lastIsMasterpiece = (s: State): boolean => structureOf(s.piece[s.last]) >= BUILDINGS

/** X7: everything that the seat could open with is tall, and every place to open is forbidden. */
function isStuck(s: State, seat: Seat): boolean {
  if ((s.free[0] & s.openings[0] & ~forbidden(s, seat, 0)) !== 0 || (s.free[1] & s.openings[1] & ~forbidden(s, seat, 1)) !== 0) return false
  for (let structure = 0, rest = s.available[seat]; rest !== 0; rest >>= 1, structure++) {
    if (!(rest & 1)) continue
    if (structure >= BUILDINGS && cardOf(s, seat, structure) === NEW_CAPITOL) return false
    if (structure >= BUILDINGS && hasBuildings(s, seat)) continue // O3: it could not open anyway
    if (!isTall(s, seat, structure)) return false
  }
  return true
}
