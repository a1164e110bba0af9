// `npm run load`: what a server holds on this machine, as the tables of docs/performance.md. Whoever asks shares the machine's cores with whoever
// answers. `-- --only rate,memory,flat,stored,bots` measures a part; `--stored 10000,100000` says how many tables are stored.
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { bots } from '../../../src/bots/index.ts'
import { rngOf } from '../../../src/core/seed.ts'
import { hangUp } from '../chaos/person.ts'
import { DATABASES } from '../ground.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { openHouse } from './house.ts'
import { costsOf, flatOver } from './memory.ts'
import { heldBy } from './rate.ts'
import { withStored } from './stored.ts'
import { whileBotsThink } from './thinking.ts'

const PARTS = { rate, memory, flat, stored, bots: thinking } as const
type Part = keyof typeof PARTS
const isPart = (text: string): text is Part => text in PARTS

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join() },
    stored: { type: 'string', default: '10000,100000' },
    moves: { type: 'string', default: '20000' },
  },
})
const says = (line: string) => console.error(line)
const one = (value: number) => value.toFixed(1)
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const heading = (...cells: string[]) => {
  console.log('')
  row(...cells)
  row(...cells.map(() => '---'))
}

const unknown = values.only.split(',').filter((part) => !isPart(part))
if (unknown.length > 0) {
  console.error(`--only takes ${Object.keys(PARTS).join(', ')}, not "${unknown.join(', ')}".`)
  process.exitCode = 2
} else {
  console.log(`${availableParallelism()} cores, shared by servers, database and whoever asks; load ${one(loadavg()[0])} at the beginning`)
  const postgres = await startPostgres()
  try {
    for (const part of values.only.split(',').filter(isPart)) await PARTS[part](postgres)
  } finally {
    await postgres.stop()
    hangUp()
  }
}

async function rate(postgres: Postgres): Promise<void> {
  heading('database', 'processes', 'moves a second', 'p50 ms', 'p99 ms', 'CPU ms a move: servers', 'database')
  for (const [database, processes] of [
    ['PGlite', 1],
    ['PostgreSQL', 1],
    ['PostgreSQL', 2],
    ['PostgreSQL', 4],
  ] as const) {
    says(`${database}, ${processes}`)
    const house = await openHouse({ database, postgres, processes })
    const held = await heldBy(house, rngOf('rate'), says)
    await house.close()
    if (held)
      row(
        database,
        processes,
        Math.round(held.rate),
        one(held.p50),
        one(held.p99),
        held.serverCpu.toFixed(2),
        database === 'PGlite' ? 'the same' : held.databaseCpu.toFixed(2),
      )
    else row(database, processes, 'less than the first step', '', '', '', '')
  }
}

async function memory(postgres: Postgres): Promise<void> {
  heading('database', 'kB a table being played', 'kB a table left', 'kB a stream', 'MB of the process with all of them')
  for (const database of DATABASES) {
    const house = await openHouse({ database, postgres })
    const { hot, idle, stream, resident } = await costsOf(house, rngOf('memory'))
    await house.close()
    row(database, one(hot), one(idle), one(stream), Math.round(resident))
  }
}

async function flat(postgres: Postgres): Promise<void> {
  heading('database', 'moves', 'heap MB', 'process MB')
  for (const database of DATABASES) {
    const house = await openHouse({ database, postgres })
    const seen = await flatOver(house, rngOf('flat'), Number(values.moves))
    await house.close()
    for (const { moves, heap, rss } of seen) row(database, moves, one(heap), Math.round(rss))
  }
}

async function stored(postgres: Postgres): Promise<void> {
  heading('database', 'stored tables', 'start ms', 'home page ms', 'move ms')
  for (const database of DATABASES)
    for (const many of values.stored.split(',').map(Number)) {
      says(`${database}, ${many} stored`)
      const { start, home, move } = await withStored(database, { postgres, rng: rngOf('stored'), many })
      row(database, many, Math.round(start), one(home), one(move))
    }
}

async function thinking(postgres: Postgres): Promise<void> {
  heading('database', 'a move, p50 ms', 'p99', 'while eight bots think, p50', 'p99')
  const strongest = bots[bots.length - 1].id
  for (const database of DATABASES) {
    const house = await openHouse({ database, postgres })
    const { calm, thinking: busy } = await whileBotsThink(house, rngOf('bots'), strongest)
    await house.close()
    row(database, one(calm.p50), one(calm.p99), one(busy.p50), one(busy.p99))
  }
}
