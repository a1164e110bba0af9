// Puts a backup into a database: all of it or nothing. The database is made anew at the version that the backup was written at, filled, and then
// brought to the present one by the same steps as any other.
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../store/database.ts'
import { bring, lockMigrations } from '../store/migrate.ts'
import { CannotCopy, type Copy, type Counts, type Row } from './format.ts'
import { ownFunctions, ownTables, type Part, partsOf, versionOf } from './parts.ts'

/** So much is put in at once. */
const BATCH_BYTES = 1_000_000

export async function restore(db: Database, copy: Copy, { replace = false }: { replace?: boolean } = {}): Promise<Counts> {
  await db.transaction(async (tx) => {
    await lockMigrations(tx)
    if (!replace) await mustBeEmpty(tx)
    await nobodyElse(tx)
    await takeAway(tx)
    await bring(tx, copy.head.database)
    const parts = await partsOf(tx)
    const links = await untie(tx, parts)
    // Some steps put rows in: the backup has them as they were.
    for (const { name } of parts) await tx.execute(sql`DELETE FROM ${sql.identifier(name)}`)
    for await (const batch of batches(copy)) await insert(tx, parts, batch)
    for (const link of links) await tx.execute(sql.raw(link))
    for (const part of parts) await countOn(tx, part)
    await bring(tx)
  })
  return copy.counts()
}

async function mustBeEmpty(tx: Database): Promise<void> {
  if ((await versionOf(tx)) === 0) return
  const [{ tables, guests }] = rowsOf<{ tables: number; guests: number }>(
    await tx.execute(sql`SELECT (SELECT count(*)::int FROM tables) AS tables, (SELECT count(*)::int FROM guests) AS guests`),
  )
  if (tables + guests > 0)
    throw new CannotCopy(
      `The database is not empty: it has ${tables} tables and ${guests} browsers. With --replace the backup takes their place, and they are gone.`,
    )
}

/** A server that runs would go on by what it remembers. */
async function nobodyElse(tx: Database): Promise<void> {
  const [{ servers }] = rowsOf<{ servers: number }>(
    await tx.execute(sql`
      SELECT count(*)::int AS servers FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'tassel ear%'`),
  )
  if (servers > 0) throw new CannotCopy(`${servers} Tassel processes use this database. Stop them first.`)
}

async function takeAway(tx: Database): Promise<void> {
  for (const name of ownTables()) await tx.execute(sql`DROP TABLE IF EXISTS ${sql.identifier(name)} CASCADE`)
  for (const name of ownFunctions()) await tx.execute(sql`DROP FUNCTION IF EXISTS ${sql.identifier(name)} CASCADE`)
}

/** Rows come in any order, so what refers to others is looked at when all are there. Answers with how that is said. */
async function untie(tx: Database, parts: readonly Part[]): Promise<string[]> {
  const names = parts.map(({ name }) => name)
  const links = rowsOf<{ part: string; name: string; says: string }>(
    await tx.execute(sql`
      SELECT c.relname AS part, quote_ident(f.conname) AS name, pg_get_constraintdef(f.oid) AS says
      FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
      WHERE f.contype = 'f' AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY (${sql.param(names)})`),
  )
  for (const { part, name } of links) await tx.execute(sql.raw(`ALTER TABLE ${part} DROP CONSTRAINT ${name}`))
  return links.map(({ part, name, says }) => `ALTER TABLE ${part} ADD CONSTRAINT ${name} ${says}`)
}

/** Rows of one part, as many as go in at once. */
async function* batches({ rows }: Pick<Copy, 'rows'>): AsyncGenerator<Row[]> {
  let [batch, bytes]: [Row[], number] = [[], 0]
  for await (const row of rows) {
    if (batch.length > 0 && (batch[0].part !== row.part || bytes > BATCH_BYTES)) {
      yield batch
      ;[batch, bytes] = [[], 0]
    }
    batch.push(row)
    bytes += row.json.length
  }
  if (batch.length > 0) yield batch
}

/** Puts rows of one part in. Browsers are the same everywhere, and may be there already. */
export async function insert(tx: Database, parts: readonly Part[], batch: readonly Row[]): Promise<void> {
  const part = parts.find(({ name }) => name === batch[0].part)
  if (!part) throw new CannotCopy(`The copy has rows of "${batch[0].part}", which this Tassel does not know.`)
  const name = sql.identifier(part.name)
  const rows = `[${batch.map(({ json }) => json).join(',')}]`
  const known = part.name === 'guests' ? sql`ON CONFLICT DO NOTHING` : sql``
  await tx.execute(sql`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${rows}::jsonb) ${known}`)
}

/** What counts up by itself goes on after what is there. */
async function countOn(tx: Database, { name, counted }: Part): Promise<void> {
  for (const column of counted)
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence(${name}, ${column}), (SELECT coalesce(max(${sql.identifier(column)}), 0) + 1 FROM ${sql.identifier(name)}), false)`,
    )
}
