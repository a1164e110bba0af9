// Chance in a block that may be somebody's view: there the generator is unknown, and so is what it would give.
import type { State } from './state.ts'

/** Whether the generator is hidden: what is drawn then stays unknown. */
export const isRedacted = (s: State): boolean => s.rng[0] === -1 && s.rng[1] === -1 && s.rng[2] === -1 && s.rng[3] === -1
