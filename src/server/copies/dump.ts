// Reads a database that goes on being played in. On PostgreSQL all of it is read in one snapshot. The embedded database has one connection, and whoever
// held a snapshot there would hold up every move; so each table at which people sit is read by one statement with all that belongs to it, which is
// a snapshot of that table. That is enough: tables refer to others only in what never changes again, and those are listed before the first is read.
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, type Store } from '../store/database.ts'
import type { Row, Take } from './format.ts'
import { type Part, partsOf } from './parts.ts'

const PAGE = 2000

/** Gives every row of a database. */
export function dump(store: Store, take: Take): Promise<void> {
  return steadily(store, async (db) => {
    const parts = await partsOf(db)
    const ids = rowsOf<{ id: string }>(await db.execute(sql`SELECT id FROM tables ORDER BY created_at, id`))
    for (const { id } of ids) for (const row of await rowsOfTable(db, parts, id)) await take(row)
    // After the tables: whoever sat down meanwhile is among them.
    for (const part of parts) if (!belongs(part)) await dumpPart(db, part, take)
  })
}

/** Does something while the database stands still, as far as it must. */
export function steadily<T>({ db, alone }: Store, work: (db: Database) => Promise<T>): Promise<T> {
  if (alone) return work(db)
  const read = async (tx: Database) => {
    // Dates and bytes are written in one way, whatever the server is used to.
    await tx.execute(sql`SET LOCAL TimeZone = 'UTC'`)
    await tx.execute(sql`SET LOCAL bytea_output = 'hex'`)
    return work(tx)
  }
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

const belongs = ({ name, isOfTable }: Part): boolean => isOfTable || name === 'tables'

/** One table at which people sit, with all that belongs to it; nothing where there is none any more. */
export async function rowsOfTable(db: Database, parts: readonly Part[], id: string): Promise<Row[]> {
  const each = parts.filter(belongs).map((part) => {
    const owner = sql.identifier(part.isOfTable ? 'table_id' : 'id')
    return sql`(SELECT ${part.name}::text AS part, to_jsonb(t)::text AS json FROM ${sql.identifier(part.name)} t WHERE ${owner} = ${id} ORDER BY ${keyOf(part)})`
  })
  // One statement that begins with SELECT, so that it is known to write nothing: on a full disk nothing else is asked.
  return rowsOf<Row>(await db.execute(sql`SELECT part, json FROM (${sql.join(each, sql` UNION ALL `)}) AS rows`))
}

/** The rows of a part that belongs to no table, a page at a time. */
async function dumpPart(db: Database, part: Part, take: Take): Promise<void> {
  const [from, key] = [sql.identifier(part.name), keyOf(part)]
  let last: string | null = null
  for (;;) {
    const after: SQL =
      last === null ? sql`` : sql`WHERE (${key}) > (SELECT ${key} FROM jsonb_populate_record(NULL::${from}, ${last}::jsonb))`
    const page = rowsOf<{ json: string }>(
      await db.execute(sql`SELECT to_jsonb(t)::text AS json FROM ${from} t ${after} ORDER BY ${key} LIMIT ${PAGE}`),
    )
    for (const { json } of page) await take({ part: part.name, json })
    if (page.length < PAGE) return
    last = page[page.length - 1].json
  }
}

const keyOf = ({ key }: Part): SQL =>
  sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  )
