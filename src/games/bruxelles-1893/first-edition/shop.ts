// M2, M5 of the first edition: the cursor goes up to so many steps, or by the table's option exactly so many or none, and a sold tile covers what lies in the shop.
import { reachesExactly } from '../revised-edition/shop.ts'
import { EXACT_CURSOR, type State } from '../state.ts'

/** Whether the cursor may end so many steps away, with so many tiles. */
export function reachesFreely(s: State, steps: number, tiles: number): boolean {
  return s.rules & EXACT_CURSOR ? steps === 0 || reachesExactly(steps, tiles, 0) : steps <= tiles
}

/** The tile on top is covered. */
export function cover(s: State, colour: number): void {
  s.covered[colour]++
}
