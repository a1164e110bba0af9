// `npm run strength`: every level against the one below it, in every game, at every number of seats and with every option, and the strongest against the search of
// former times. It may be ended and begun again: what was played is kept. `--write` makes the tables of docs/bots.md and the ratings that are shown.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readNet } from '../../src/cli/read-net.ts'
import { bringNets } from './fingerprint.ts'
import { type Match, planned } from './plan.ts'
import { gamesADeal, playMatch } from './play.ts'
import { resultsOf } from './results.ts'
import { measuredIn } from './tables.ts'
import { write } from './write.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'docs/strength' },
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '400' },
    minutes: { type: 'string', default: '1e9' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
await bringNets(readNet)
const plan = planned()
/** Words that the names of the matches must have: `--only brass-birmingham_2,level-5`. */
const wanted = plan.filter(({ id }) => values.only.split(',').every((word) => id.includes(word)))

if (values.list) for (const match of wanted) console.log(`${stateOf(match)}: ${match.id}`)
else if (values.write) write(measuredIn(values.out, plan), plan)
else await play()

function stateOf(match: Match): string {
  const { deals, isOld } = resultsOf(values.out, match)
  return `${deals.size * gamesADeal(match)} of ${match.games} games${isOld ? ' by bots that have changed since' : ''}`
}

async function play(): Promise<void> {
  const end = Date.now() + Number(values.minutes) * 60_000
  const isOver = () => Date.now() >= end
  const program = fileURLToPath(new URL('cli.js', import.meta.url))
  for (const match of wanted) {
    if (isOver()) return
    await playMatch(match, { folder: values.out, jobs: Number(values.jobs), program, games: Number(values.games), isOver })
    const [measured] = measuredIn(values.out, [match])
    if (measured) console.log(`${match.id}: ${(100 * measured.share.mean).toFixed(1)} % of ${measured.games} games`)
  }
}
