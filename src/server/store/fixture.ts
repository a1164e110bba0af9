// A database for tests: it remembers what it was asked, and answers with rows that were never stored.
import { drizzle } from 'drizzle-orm/pg-proxy'
import type { Database } from './database.ts'

/** A statement as it goes to the database. */
export interface Asked {
  readonly sql: string
  readonly params: readonly unknown[]
}

export interface Remembering {
  readonly db: Database
  readonly asked: readonly Asked[]
}

/** What is found for a statement: rows whose fields are in the order in which they are asked for. */
type Finds = (asked: Asked) => readonly object[] | Promise<readonly object[]>

export function rememberingDatabase(finds: Finds = () => []): Remembering {
  const asked: Asked[] = []
  const client = drizzle(async (sql, params, method) => {
    asked.push({ sql, params })
    const found = await finds({ sql, params })
    // Statements written by hand are answered as the drivers do it, the others with values alone.
    return { rows: method === 'execute' ? ({ rows: found } as unknown as unknown[]) : found.map((row) => Object.values(row)) }
  })
  return { db: client as unknown as Database, asked }
}
