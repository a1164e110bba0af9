// Opens the store that the settings name, at the version of this program.
import { sql } from 'drizzle-orm'
import type { Store } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

/** Where the data is: a connection string, a folder, or (both null) nowhere but in memory. */
export interface Place {
  readonly databaseUrl: string | null
  readonly folder: string | null
  /** Whether people can play at this process, or it only works for others; they can unless said otherwise. */
  readonly serves?: boolean
}

export async function openStore({ databaseUrl, folder, serves }: Place): Promise<Store> {
  const store = databaseUrl === null ? await openEmbedded(folder) : await openPostgres(databaseUrl, serves)
  try {
    await migrate(store.db)
    // Nobody else can be thinking for these bots: what a killed server had taken on is due again at once.
    if (store.alone) await store.db.execute(sql`UPDATE tables SET due_at = now() WHERE due_at IS NOT NULL`)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}
