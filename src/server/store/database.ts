// The one store, a PostgreSQL: embedded in a folder, or a server of its own. Everything above this file sees no difference.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Database = PgDatabase<PgQueryResultHKT>

/** What is done with what is heard. With `null` comes whether nobody else was there to hear it. */
export type Heard = (payload: string | null, alone?: boolean) => void

export interface Store {
  readonly db: Database
  /** Whether this process is the only one that can use the database. */
  readonly alone: boolean
  /** Calls back with what was sent on the channel, by this process or another; `null` when something may have been missed. Answers whether nobody else listens. */
  listen(heard: Heard): Promise<boolean>
  close(): Promise<void>
}

/** The rows of a statement written by hand; both drivers answer in this shape. */
export function rowsOf<R>(result: unknown): R[] {
  return (result as { rows: R[] }).rows
}
