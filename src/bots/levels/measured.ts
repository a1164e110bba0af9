// Written by `npm run strength -- --write` from what was measured (docs/bots.md); at two seats, the usual rules. 1000 is `greedy-0`, and 400 points more are odds of ten to one.
import type { Level } from './roster.ts'

/** The rating of each level in each game; absent where it was not measured. */
export const RATINGS: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  splendor: { 'level-1': 550, 'level-2': 950, 'level-3': 1280, 'level-4': 1600, 'level-5': 1960 },
  'brass-birmingham': { 'level-1': 30, 'level-2': 760, 'level-3': 1130, 'level-4': 1400 },
  skyrise: { 'level-1': 600, 'level-2': 860, 'level-3': 1080, 'level-4': 1320 },
  'bruxelles-1893': { 'level-1': 400, 'level-2': 780, 'level-3': 1060, 'level-4': 1280 },
  'bruxelles-1893-revised': { 'level-1': 470, 'level-2': 770, 'level-3': 1100, 'level-4': 1310 },
}
