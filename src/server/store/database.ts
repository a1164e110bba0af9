// The one store, a PostgreSQL: embedded in a folder, or a server of its own. Everything above this file sees no difference.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Database = PgDatabase<PgQueryResultHKT>

export interface Ear {
  /** Something was sent on the channel, by this process or another; `null` when something may have been missed. */
  heard(payload: string | null): void
  /** The database cannot be heard any more. */
  lost?(): void
}

export interface Store {
  readonly db: Database
  /** Whether this process is the only one that can use the database. */
  readonly alone: boolean
  /** Listens for as long as the store is open. Answers whether no other server listens. */
  listen(ear: Ear): Promise<boolean>
  close(): Promise<void>
}

/** The rows of a statement written by hand; both drivers answer in this shape. */
export function rowsOf<R>(result: unknown): R[] {
  return (result as { rows: R[] }).rows
}
