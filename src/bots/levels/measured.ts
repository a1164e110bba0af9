// Written by `npm run strength -- --write` from what was measured (docs/bots.md); at two seats, the usual rules. 1000 is `greedy-0`, and 400 points more are odds of ten to one.
import type { Level } from './roster.ts'

/** The rating of each level in each game; absent where it was not measured. */
export const RATINGS: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  splendor: { 'level-1': 550, 'level-2': 950, 'level-3': 1280, 'level-4': 1600, 'level-5': 1950 },
  'brass-birmingham': { 'level-1': 170, 'level-2': 930, 'level-3': 1140, 'level-4': 1360 },
  skyrise: { 'level-1': 590, 'level-2': 850, 'level-3': 1120, 'level-4': 1340 },
  'bruxelles-1893': { 'level-1': 330, 'level-2': 650, 'level-3': 1020, 'level-4': 1240 },
  'bruxelles-1893-revised': { 'level-1': 490, 'level-2': 760, 'level-3': 1060, 'level-4': 1250 },
}
