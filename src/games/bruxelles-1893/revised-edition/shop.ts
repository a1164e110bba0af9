// M2, M5 of the revised edition: the cursor goes exactly so many steps, back and forth if need be, and a displayed tile returns to its stack.
import type { State } from '../state.ts'

/** Steps that are left over must come in pairs; those that card 3 adds may be left out. */
export const reachesExactly = (steps: number, exact: number, extra: number): boolean =>
  steps <= exact + extra && (extra > 0 || ((exact - steps) & 1) === 0)

export function giveBack(s: State, colour: number): void {
  s.stacks[colour]++
}
