// PostgreSQL inside this process (PGlite), in a folder: nothing to set up.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { sentenceOf } from '../log.ts'
import type { Database, Store } from './database.ts'
import { lockFolder } from './lock.ts'
import { CHANNEL } from './migrations.ts'

// PGlite starts with -F, which leaves a commit to the operating system: a power cut could take acknowledged moves back. Its file layer
// ignores fsync but honours O_SYNC, which this method opens the log with.
const START = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=open_datasync']

/** Opens the database in a folder, or one in memory that ends with the process. */
export async function openEmbedded(folder: string | null): Promise<Store> {
  if (folder !== null) await mkdir(folder, { recursive: true })
  const lock = folder === null ? null : await lockFolder(folder)
  const client = folder === null ? new PGlite() : new PGlite({ dataDir: join(folder, 'postgres'), startParams: START })
  try {
    await client.waitReady
  } catch (error) {
    await lock?.release()
    throw new Error(`The database in ${folder ?? 'memory'} cannot be opened. ${sentenceOf(error)}`, { cause: error })
  }
  return {
    db: drizzle({ client }) as unknown as Database,
    alone: true,
    async listen(heard) {
      await client.listen(CHANNEL, heard)
    },
    async close() {
      await client.close()
      await lock?.release()
    },
  }
}
