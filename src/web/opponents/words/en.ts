// English.
import type { OpponentWords } from './opponent-words.ts'

export const en: OpponentWords = {
  who: {
    'level-1': { name: 'Apprentice', says: 'Follows first impressions, often the wrong ones, and is glad to see you win.' },
    'level-2': { name: 'Draughtswoman', says: 'Sees what is good right now, and seldom what comes of it.' },
    'level-3': { name: 'Builder', says: 'Thinks a turn or two ahead and picks up what you leave lying.' },
    'level-4': { name: 'Architect', says: 'Has a plan, reads yours, and quietly builds across it.' },
    'level-5': { name: 'Master', says: 'Takes the time to look everywhere, forgets nothing, gives nothing away.' },
    random: { name: 'Novice', says: 'Plays any legal action.' },
    greedy: { name: 'Merchant', says: 'Takes what looks best at sight.' },
    search: { name: 'Strategist', says: 'Plays the likeliest turns on in its head.' },
  },
  rated: (points) => `rating ${points}`,
  unrated: 'rating not measured yet',
  ratingSays: 'Ratings come from hundreds of games between bots, at two seats: 200 points more win three games in four.',
}
