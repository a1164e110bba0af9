// How much each level thinks, and how evenly it chooses. Found by matches (`npm run strength`): each beats the one below it clearly, and the lower four are quick.
import { AT_ITS_BEST, type Manner } from '../search/manner.ts'
import type { Level } from './roster.ts'

type Ladder = Readonly<Record<Level, Manner>>

/** At sight, by the evaluation that was written by hand. */
const atSight = (temperature: number): Manner => ({ simulations: 0, temperature, asksNets: false })
/** With a look ahead of so many positions. */
const ahead = (simulations: number, temperature: number): Manner => ({ simulations, temperature, asksNets: true })

/** Where a point is not much. */
const PLAIN: Ladder = {
  'level-1': atSight(3),
  'level-2': atSight(0.5),
  'level-3': ahead(24, 0.5),
  'level-4': ahead(200, 0.3),
  'level-5': AT_ITS_BEST,
}

const LADDERS: Readonly<Record<string, Ladder>> = {
  // Points are few, and one of them is much.
  splendor: { ...PLAIN, 'level-1': atSight(1), 'level-2': atSight(0.1), 'level-3': ahead(8, 0.8), 'level-4': ahead(64, 0.4) },
  // A position is a whole turn.
  'brass-birmingham': { ...PLAIN, 'level-2': atSight(0.3), 'level-3': ahead(3, 0.5), 'level-4': ahead(24, 0.3) },
}

/** How a level plays a game. */
export const mannerOf = (level: Level, game: string): Manner => (LADDERS[game] ?? PLAIN)[level]
