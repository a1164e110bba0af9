// Written by `npm run strength -- --write` from what was measured (docs/bots.md); at two seats, the usual rules. 1000 is `greedy-0`, and 400 points more are odds of ten to one.
import type { Level } from './roster.ts'

/** The rating of each level in each game; absent where it was not measured. */
export const RATINGS: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {}
