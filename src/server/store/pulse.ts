// When a server was there to be played with, and when none was.
import { asc, gt, sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database.ts'
import { gaps } from './schema.ts'

export interface Beat {
  readonly now: Date
  /** Whoever was not there himself asks whether others were: a pulse older than this was nobody's. Null for who was there all the time. */
  readonly silentMs: number | null
}

export interface GapRow {
  readonly id: number
  readonly since: Date
  readonly until: Date
}

/** Notes that a server is there, while a clock runs anywhere. Where none was before, that time is a gap. */
export async function notePulse(db: Database, { now, silentMs }: Beat): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const silence = sql`make_interval(secs => ${silentMs === null ? null : silentMs / 1000}::float8)`
  // Under the lock of the row: of two that come back at once the second finds the pulse of the first. Nothing is before a moment that is NULL.
  await db.execute(sql`
    WITH last AS (SELECT at FROM pulse WHERE EXISTS (SELECT FROM tables WHERE clock_due_at IS NOT NULL) FOR UPDATE),
    gap AS (INSERT INTO gaps (since, until) SELECT at, ${at} FROM last WHERE at < ${at} - ${silence})
    UPDATE pulse SET at = GREATEST(pulse.at, ${at}) FROM last`)
}

/** The gaps after one that is known. */
export function gapsAfter(db: Database, id: number): Promise<GapRow[]> {
  return db.select().from(gaps).where(gt(gaps.id, id)).orderBy(asc(gaps.id))
}

/** When a server last was there, and what time it is by the database. */
export async function lastPulse(db: Database): Promise<{ at: Date; now: Date }> {
  const [row] = rowsOf<{ at: string | Date; now: string | Date }>(await db.execute(sql`SELECT at, clock_timestamp() AS now FROM pulse`))
  return { at: new Date(row.at), now: new Date(row.now) }
}
