// `npm run chaos`: faults at random moments, and the counts of what became of the games. `-- --database embedded` kills the one server of an
// embedded database; `--minutes N --faults N --tables N --seed S`.
import { parseArgs } from 'node:util'
import { type ChaosOptions, chaos, gamesWithoutEnd, isSound, type Outcome } from './chaos.ts'

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres' },
    minutes: { type: 'string' },
    faults: { type: 'string' },
    tables: { type: 'string' },
    seed: { type: 'string', default: 'chaos' },
  },
})

const wholeOf = (name: string, text: string | undefined, otherwise: number): number => {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--${name} is a whole number from 1 on, not "${text}".`)
  return Number(text)
}

/** Three servers and two workers share a PostgreSQL; an embedded database has one server, which takes seconds to start. */
function optionsOf(): ChaosOptions {
  const { database, seed } = values
  const says = (line: string) => console.error(line)
  const ms = wholeOf('minutes', values.minutes, 10) * 60_000
  if (database === 'postgres')
    return {
      seed,
      database,
      says,
      ms,
      toTheEnd: true,
      everyMs: 1600,
      tables: wholeOf('tables', values.tables, 200),
      roles: ['serve', 'serve', 'serve', 'work', 'work'],
      ...(values.faults ? { most: wholeOf('faults', values.faults, 0) } : {}),
    }
  if (database === 'embedded')
    return {
      seed,
      database,
      says,
      ms,
      toTheEnd: true,
      everyMs: 6000,
      most: wholeOf('faults', values.faults, 40),
      tables: wholeOf('tables', values.tables, 20),
      roles: ['serve'],
    }
  throw new Error(`--database is postgres or embedded, not "${database}".`)
}

try {
  const options = optionsOf()
  console.error(`Chaos on ${options.database}, seed "${options.seed}", ${options.tables} tables at once.`)
  const outcome = await chaos(options)
  print(outcome)
  process.exitCode = isSound(outcome) && gamesWithoutEnd(outcome).length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

function print(outcome: Outcome): void {
  const { faults, ended, complaints, restarts } = outcome
  const total = [...faults.values()].reduce((sum, count) => sum + count, 0)
  const rows: [string, string | number][] = [
    ['faults', total],
    ...[...faults].sort((a, b) => b[1] - a[1]).map(([name, count]): [string, number] => [`  ${name}`, count]),
    ['tables that began', outcome.tables],
    ['decisions', outcome.decisions],
    ['acknowledged moves', outcome.acknowledged],
    ['  lost', outcome.lost],
    ['  doubled', outcome.doubled],
    ['stuck tables', outcome.stuck],
    ['processes that needed a restart', restarts.length],
    ['tables that do not replay to their stored bytes', outcome.unlike],
    ['views held against what may be known', outcome.views],
    ['messages of streams, in order and once', outcome.messages],
    ['other complaints', complaints.length],
    ...[...ended].sort().map(([id, count]): [string, number] => [`games of ${id} that ended`, count]),
    ['rulebooks without an end', gamesWithoutEnd(outcome).join(', ') || 'none'],
  ]
  for (const [name, value] of rows) console.log(`${name.padEnd(52)}${value}`)
  for (const says of [...restarts, ...complaints].slice(0, 30)) console.log(`! ${says}`)
}
