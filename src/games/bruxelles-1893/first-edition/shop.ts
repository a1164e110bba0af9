// M2, M5 of the first edition: the cursor goes up to so many steps, and a sold tile covers what lies in the shop.
import type { State } from '../state.ts'

export const reachesUpTo = (steps: number, most: number): boolean => steps <= most

/** The tile on top is covered. */
export function cover(s: State, colour: number): void {
  s.covered[colour]++
}
