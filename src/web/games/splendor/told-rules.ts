// The rule that each line of the log follows.
import { countOf, GEMS } from '../../../games/splendor/gems.ts'
import type { EventName } from '../../../games/splendor/vocabulary.ts'
import { ruledBy } from '../../rules/told-rules.ts'

export const rule = ruledBy<EventName>(
  {
    takes: 'T2',
    reserves: 'R1',
    reservesBlind: 'R2',
    drew: 'R2',
    takesGold: 'R4',
    buys: 'B1',
    pays: 'B2',
    paysGold: 'B2',
    turnsUp: 'B6',
    returns: 'L1',
    receives: 'N1',
    passes: 'P1',
    lastRound: 'E1',
    ends: 'E3',
  },
  { takes: ({ gems }) => (GEMS.some((_, gem) => countOf(gems, gem) > 1) ? 'T4' : 'T2') },
)
