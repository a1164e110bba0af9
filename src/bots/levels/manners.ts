// How much each level thinks, and how evenly it chooses. Found by matches (`npm run strength`): each beats the one below it clearly, and the lower four are quick.
import { AT_ITS_BEST, type Manner } from '../search/manner.ts'
import type { Level } from './roster.ts'

type Ladder = Readonly<Record<Level, Manner>>

/** At sight, by the evaluation that was written by hand. */
const atSight = (temperature: number): Manner => ({ simulations: 0, temperature, asksNets: false })
/** With a look ahead of so many positions. */
const ahead = (simulations: number, temperature: number): Manner => ({ simulations, temperature, asksNets: true })

const PLAIN: Ladder = {
  'level-1': atSight(1.5),
  'level-2': atSight(0.5),
  'level-3': ahead(32, 0.5),
  'level-4': ahead(128, 0.4),
  'level-5': AT_ITS_BEST,
}

/** Where a position takes long to judge: steps as even as with twice as many. */
const SLOW: Ladder = { ...PLAIN, 'level-3': ahead(16, 0.5), 'level-4': ahead(64, 0.4) }

const LADDERS: Readonly<Record<string, Ladder>> = {
  'bruxelles-1893': SLOW,
  'bruxelles-1893-revised': SLOW,
  // Points are few, and one of them is much.
  splendor: {
    ...PLAIN,
    'level-1': atSight(1),
    'level-2': atSight(0.05),
    'level-3': { ...atSight(0.7), asksNets: true },
    'level-4': ahead(64, 0.4),
  },
  // A position is a whole turn; decision by decision even the best at sight are far behind it.
  'brass-birmingham': {
    ...PLAIN,
    'level-1': atSight(0.2),
    'level-2': { ...ahead(4, 1.5), asksNets: false },
    'level-3': ahead(4, 1),
    'level-4': ahead(24, 0.4),
  },
}

/** Where more than two play, and it matters. */
const LADDERS_FOR_MORE: Readonly<Record<string, Ladder>> = {
  // What the net of more seats thinks likely at sight is worse than what was written by hand; a few positions looked into make up for it.
  splendor: { ...LADDERS.splendor, 'level-3': ahead(8, 0.6), 'level-4': ahead(256, 0.25) },
}

/** How a level plays a game at so many seats. */
export function mannerOf(level: Level, game: string, seats: number): Manner {
  const ladder = (seats > 2 ? LADDERS_FOR_MORE[game] : undefined) ?? LADDERS[game] ?? PLAIN
  return ladder[level]
}
