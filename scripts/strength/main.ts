// `npm run strength`: every level against the one below it, in every game, at every number of seats and with every option, and the strongest against the search of
// former times. It may be ended and begun again: what was played is kept. `--write` makes the tables of docs/bots.md and the ratings that are shown.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LEVELS } from '../../src/bots/levels/roster.ts'
import { metas } from '../../src/games/metas.ts'
import { type Match, planned } from './plan.ts'
import { playMatch } from './play.ts'
import { dealsOf } from './results.ts'
import { type Measured, measuredIn, ratingsIn, tableOf } from './tables.ts'

const DOCS = 'docs/bots.md'
const RATINGS = 'src/bots/levels/measured.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'results/strength' },
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '400' },
    minutes: { type: 'string', default: '1e9' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const plan = planned()
/** Words that the names of the matches must have: `--only brass-birmingham_2,level-5`. */
const wanted = plan.filter(({ id }) => values.only.split(',').every((word) => id.includes(word)))

if (values.list) for (const match of wanted) console.log(`${countOf(match)} of ${match.games} games: ${match.id}`)
else if (values.write) write(measuredIn(values.out, plan))
else await play()

function countOf(match: Match): number {
  return dealsOf(values.out, match).size * match.seats
}

async function play(): Promise<void> {
  const end = Date.now() + Number(values.minutes) * 60_000
  const isOver = () => Date.now() >= end
  const program = fileURLToPath(new URL('cli.js', import.meta.url))
  for (const match of wanted) {
    if (isOver()) return
    await playMatch(match, { folder: values.out, jobs: Number(values.jobs), program, games: Number(values.games), isOver })
    const [measured] = measuredIn(values.out, [match])
    if (measured) console.log(`${match.id}: ${(100 * measured.tally.sides[0].share.mean).toFixed(1)} % of ${measured.tally.games} games`)
  }
}

function write(measured: readonly Measured[]): void {
  let text = readFileSync(DOCS, 'utf8')
  for (const chapter of ['levels', 'anchor', 'former'] as const)
    text = text.replace(between(chapter), `<!-- ${chapter} -->\n${tableOf(chapter, measured, plan)}\n<!-- end -->`)
  const ratings = metas.map(({ id }) => [id, ratingsIn(id, measured)] as const)
  const table = ratings.map(
    ([id, rated]) => `| ${[titleOf(id), ...LEVELS.map((level) => rated[level] ?? 'not yet measured')].join(' | ')} |`,
  )
  const head = `| game | ${LEVELS.join(' | ')} |\n|---|${LEVELS.map(() => '---|').join('')}`
  writeFileSync(DOCS, text.replace(between('ratings'), `<!-- ratings -->\n${[head, ...table].join('\n')}\n<!-- end -->`))
  const rows = ratings.filter(([, rated]) => Object.keys(rated).length > 0).map(([id, rated]) => `  ${quoted(id)}: { ${pairs(rated)} },\n`)
  const source = readFileSync(RATINGS, 'utf8')
  writeFileSync(RATINGS, source.replace(/= \{[\s\S]*\}\n$/, rows.length === 0 ? '= {}\n' : `= {\n${rows.join('')}}\n`))
}

const between = (chapter: string): RegExp => new RegExp(`<!-- ${chapter} -->[\\s\\S]*?<!-- end -->`)
const titleOf = (game: string): string => metas.find(({ id }) => id === game)?.title ?? game
const quoted = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`)
const pairs = (rated: Readonly<Record<string, number>>): string =>
  LEVELS.flatMap((level) => (rated[level] === undefined ? [] : [`'${level}': ${rated[level]}`])).join(', ')
