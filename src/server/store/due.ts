// Bot turns and clocks are due work: whoever is free takes some, and should it die, another takes it when the lease is over.
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database.ts'

/** A table whose bot owes a decision, taken for the time of the lease; null when there is none. */
export async function takeDueTable(db: Database, leaseMs: number): Promise<string | null> {
  const result = await db.execute(sql`
    UPDATE tables SET due_at = now() + make_interval(secs => ${leaseMs / 1000}::float8)
    WHERE id = (
      SELECT id FROM tables WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id`)
  return rowsOf<{ id: string }>(result)[0]?.id ?? null
}

/** Makes a table due again only after so many milliseconds. */
export async function postpone(db: Database, id: string, ms: number): Promise<void> {
  await db.execute(sql`UPDATE tables SET due_at = now() + make_interval(secs => ${ms / 1000}::float8) WHERE id = ${id}`)
}

/** A table about whose clocks there is something to do at a moment, taken for the time of the lease; null when there is none. */
export async function takeDueClock(db: Database, now: number, leaseMs: number): Promise<string | null> {
  const [at, until] = [now, now + leaseMs].map((ms) => sql`${new Date(ms).toISOString()}::timestamptz`)
  const result = await db.execute(sql`
    UPDATE tables SET clock_due_at = ${until}
    WHERE id = (
      SELECT id FROM tables WHERE clock_due_at <= ${at} ORDER BY clock_due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id`)
  return rowsOf<{ id: string }>(result)[0]?.id ?? null
}

/** Lets nobody look at a table's clocks before a moment. */
export async function postponeClock(db: Database, id: string, until: number): Promise<void> {
  await db.execute(
    sql`UPDATE tables SET clock_due_at = ${new Date(until).toISOString()}::timestamptz WHERE id = ${id} AND clock_due_at IS NOT NULL`,
  )
}
