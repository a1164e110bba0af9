// The opponents that are offered to people: one search, from a glance to all the time there is.
import type { Bot } from '../bot.ts'
import { searching } from '../search/index.ts'
import { mannerOf } from './manners.ts'
import { LEVELS, type Level } from './roster.ts'

/** The others judge by what was written by hand: nobody waits for a net to play with a beginner. */
const ASK_NETS: readonly Level[] = ['level-3', 'level-4', 'level-5']

const SAYS: Readonly<Record<Level, string>> = {
  'level-1': 'Apprentice: follows a first impression, and is glad to learn from you',
  'level-2': 'Draughtswoman: sees what is good at once, and seldom what follows',
  'level-3': 'Builder: thinks a turn or two ahead, and takes what you leave',
  'level-4': 'Architect: plans, and counts on your plans',
  'level-5': 'Master: takes the time to look everywhere, and the best that is there',
}

export const levels: readonly Bot[] = LEVELS.map((id) => ({
  id,
  says: SAYS[id],
  ...(ASK_NETS.includes(id) ? { asksNets: true } : {}),
  player: () => searching((game, seats) => mannerOf(id, game, seats)),
}))
