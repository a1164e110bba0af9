// Brings a database to the version of this program.
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

/** Any number, the same in every process: while one migrates, the others wait. */
const MIGRATION_LOCK = 1893

/** Applies the steps that are missing, all or none. */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMigrations(tx)
    await bring(tx)
  })
}

/** Lets one process at a time change what the database is made of. */
export async function lockMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
}

/** Applies the steps that are missing up to a version, within a transaction. */
export async function bring(tx: Database, upTo = MIGRATIONS.length): Promise<void> {
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS versions (version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`)
  const [{ version }] = rowsOf<{ version: number }>(await tx.execute(sql`SELECT coalesce(max(version), 0)::int AS version FROM versions`))
  if (version > MIGRATIONS.length)
    throw new Error(`The data is of version ${version}, written by a newer Tassel; this one knows up to ${MIGRATIONS.length}.`)
  for (const [i, statements] of MIGRATIONS.entries()) {
    if (i < version || i >= upTo) continue
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`INSERT INTO versions (version) VALUES (${i + 1})`)
  }
}
