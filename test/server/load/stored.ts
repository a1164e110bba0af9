// A club that has played for years: how a server starts, shows a person's tables and makes a move when many tables are stored.
import { sql } from 'drizzle-orm'
import type { Rng } from '../../../src/core/rng.ts'
import { rowsOf } from '../../../src/server/store/database.ts'
import { openStore } from '../../../src/server/store/open.ts'
import type { TableView } from '../../../src/wire/tables.ts'
import { ask, type Person } from '../chaos/person.ts'
import { type DatabaseName, ground } from '../ground.ts'
import type { Postgres } from '../postgres.ts'
import { codeOf, plan } from '../tables.ts'
import { openHouse } from './house.ts'
import { clubOf, openLoaded } from './tables.ts'

export interface Stored {
  readonly tables: number
  /** Milliseconds, the middle of several but for the start. */
  readonly start: number
  readonly home: number
  readonly move: number
}

/** So many of the stored tables are a person's own. */
const OWN = 200
const TRIES = 25

export async function withStored(
  database: DatabaseName,
  { postgres, rng, many }: { postgres: Postgres; rng: Rng; many: number },
): Promise<Stored> {
  const at = await ground(database, { postgres: postgres.url })
  const who: Person = { name: 'Ada', cookie: null }
  const first = await openHouse({ database, postgres, on: at })
  const [base] = first.bases
  const { body } = await ask<TableView>(who, { base, path: '/api/tables', body: plan({ listed: false }) })
  const friend: Person = { name: 'Bob', cookie: null }
  await ask(friend, { base, path: `/api/tables/${body.id}/join`, body: { invitation: codeOf(body.invitation), name: 'Bob' } })
  await first.close()
  await fill(at.settings, body.id, many)

  const began = performance.now()
  const house = await openHouse({ database, postgres, on: at })
  const start = performance.now() - began
  const times: number[] = []
  for (let i = 0; i < TRIES; i++) {
    const asked = performance.now()
    const { status } = await ask(who, { base: house.bases[0], path: '/api/tables' })
    if (status !== 200) throw new Error(`The list of tables was answered ${status}.`)
    times.push(performance.now() - asked)
  }
  const table = await openLoaded(clubOf(house.bases, rng))
  const moves: number[] = []
  while (moves.length < TRIES && !table.isOver()) {
    if (table.mover()) moves.push(await table.move())
    else await new Promise((done) => setTimeout(done, 5))
  }
  table.leave()
  await house.close()
  at.clear()
  return { tables: many, start, home: middle(times), move: middle(moves) }
}

/** The ids of copies. */
const COPY_ID = `lpad(n::text, 12, 'x')`

const middle = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]

/** Copies of one table, straight into the database: nine in ten are over, some are the person's own. */
async function fill(place: Parameters<typeof openStore>[0], id: string, many: number): Promise<void> {
  const store = await openStore(place)
  const copies = sql.raw(`generate_series(1, ${many}) AS n`)
  const columns = async (table: string): Promise<string[]> => {
    const found = await store.db.execute(
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = ${table} AND table_schema = 'public'`,
    )
    return rowsOf<{ name: string }>(found).map(({ name }) => name)
  }
  const copy = async (table: string, changed: Record<string, string>, where: string) => {
    const all = await columns(table)
    const values = all.map((column) => changed[column] ?? `t.${column}`)
    await store.db.execute(
      sql`INSERT INTO ${sql.raw(table)} (${sql.raw(all.join(', '))}) SELECT ${sql.raw(values.join(', '))} FROM ${sql.raw(table)} AS t, ${copies} WHERE ${sql.raw(where)}`,
    )
  }
  const own = `(n % 10 = 0 AND n <= ${OWN * 10})`
  await copy(
    'tables',
    {
      id: COPY_ID,
      invitation: `'i' || n`,
      watch: `'w' || n`,
      status: `CASE WHEN n % 10 = 0 THEN t.status ELSE 'finished' END`,
      changed_at: `t.changed_at - make_interval(mins => n)`,
      host: `CASE WHEN ${own} THEN t.host END`,
    },
    `t.id = '${id}'`,
  )
  await copy('seats', { table_id: COPY_ID, recovery: `t.recovery || n` }, `t.table_id = '${id}'`)
  await copy('holders', { table_id: COPY_ID }, `t.table_id = '${id}' AND ${own}`)
  await copy('entries', { table_id: COPY_ID }, `t.table_id = '${id}'`)
  await store.db.execute(sql`ANALYZE`)
  await store.close()
}
