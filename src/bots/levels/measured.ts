// Written by `npm run strength -- --write` from what was measured (docs/bots.md); at two seats, the usual rules. 1000 is `greedy-0`, and 400 points more are odds of ten to one.
import type { Level } from './roster.ts'

/** The rating of each level in each game; absent where it was not measured. */
export const RATINGS: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  splendor: { 'level-1': 550, 'level-2': 950, 'level-3': 1280, 'level-4': 1600, 'level-5': 1950 },
  'brass-birmingham': { 'level-1': 430, 'level-2': 780, 'level-3': 1170, 'level-4': 1410, 'level-5': 1650 },
  skyrise: { 'level-1': 450, 'level-2': 710, 'level-3': 1190, 'level-4': 1510, 'level-5': 1880 },
  'bruxelles-1893': { 'level-1': 380, 'level-2': 700, 'level-3': 1110, 'level-4': 1360, 'level-5': 1930 },
  'bruxelles-1893-revised': { 'level-1': 380, 'level-2': 660, 'level-3': 1160, 'level-4': 1480, 'level-5': 1950 },
}
