// What was measured goes into the documentation, and the ratings into the program.
import { readFileSync, writeFileSync } from 'node:fs'
import { LEVELS } from '../../src/bots/levels/roster.ts'
import { metas } from '../../src/games/metas.ts'
import { CHAPTERS, type Match } from './plan.ts'
import { ratingsIn } from './ratings.ts'
import { type Measured, overrunsOf, tableOf, titleOf } from './tables.ts'

const DOCS = 'docs/bots.md'
const RATINGS = 'src/bots/levels/measured.ts'

/** Writes the tables of the documentation, and the ratings. */
export function write(measured: readonly Measured[], plan: readonly Match[]): void {
  let text = readFileSync(DOCS, 'utf8')
  for (const chapter of CHAPTERS)
    text = text.replace(between(chapter), `<!-- ${chapter} -->\n${tableOf(chapter, measured, plan)}\n<!-- end -->`)
  const ratings = metas.map(({ id }) => [id, ratingsIn(id, measured)] as const)
  const table = ratings.map(
    ([id, rated]) => `| ${[titleOf(id), ...LEVELS.map((level) => rated[level] ?? 'not yet measured')].join(' | ')} |`,
  )
  const head = `| game | ${LEVELS.join(' | ')} |\n|---|${LEVELS.map(() => '---|').join('')}`
  text = text.replace(between('overruns'), `<!-- overruns -->\n${overrunsOf(measured)}\n<!-- end -->`)
  writeFileSync(DOCS, text.replace(between('ratings'), `<!-- ratings -->\n${[head, ...table].join('\n')}\n<!-- end -->`))
  const rows = ratings.filter(([, rated]) => Object.keys(rated).length > 0).map(([id, rated]) => `  ${quoted(id)}: { ${pairs(rated)} },\n`)
  const source = readFileSync(RATINGS, 'utf8')
  writeFileSync(RATINGS, source.replace(/= \{[\s\S]*\}\n$/, rows.length === 0 ? '= {}\n' : `= {\n${rows.join('')}}\n`))
}

const between = (chapter: string): RegExp => new RegExp(`<!-- ${chapter} -->[\\s\\S]*?<!-- end -->`)
const quoted = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`)
const pairs = (rated: Readonly<Record<string, number>>): string =>
  LEVELS.flatMap((level) => (rated[level] === undefined ? [] : [`'${level}': ${rated[level]}`])).join(', ')
