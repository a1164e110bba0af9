// PostgreSQL inside this process (PGlite), in a folder: nothing to set up.
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { sentenceOf } from '../log.ts'
import type { Database, Store } from './database.ts'
import { guardedFiles } from './files.ts'
import { lockFolder } from './lock.ts'
import { CHANNEL } from './migrations.ts'
import { madeDatabase } from './new-database.ts'
import { openReserve } from './reserve.ts'
import { type Opened, restarting } from './restarting.ts'

// PGlite starts with -F, which leaves a commit to the operating system: a power cut could take acknowledged moves back. Its file layer
// ignores fsync but honours O_SYNC, which this method opens the log with.
const DURABLE = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=open_datasync']
// One process asks it, and the system keeps its files at hand as well: PostgreSQL would take 128 MB for them, and room for a hundred connections.
const START = [...DURABLE, '-c', 'shared_buffers=32MB', '-c', 'max_connections=10']

/** Opens the database in a folder, or one in memory that ends with the process. */
export async function openEmbedded(folder: string | null): Promise<Store> {
  if (folder === null) return storeOf(new PGlite(), () => {})
  await makeFolder(folder)
  const lock = await lockFolder(folder, leave)
  try {
    const database = await madeDatabase(folder, 'postgres')
    const reserve = openReserve(join(folder, 'reserve'))
    const open = async (): Promise<PGlite> => {
      const client = new PGlite({ fs: guardedFiles(database, { hold: lock.hold, reserve }), startParams: START })
      await client.waitReady
      return client
    }
    return storeOf(await restarting({ open, mayWrite: reserve.mustHave }), lock.release)
  } catch (error) {
    lock.release()
    throw new Error(`The database in ${folder} cannot be opened. ${sentenceOf(error)}`, { cause: error })
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    const isFile = code === 'EEXIST' || code === 'ENOTDIR'
    const says = isFile ? 'There is a file of that name, or in the way to it.' : `It cannot be made, or not be written to (${code}).`
    throw new Error(`The data folder ${folder} cannot be used. ${says} Set TASSEL_DATA to a folder for the data.`, { cause: error })
  }
}

function storeOf(client: Opened, closed: () => void): Store {
  return {
    db: drizzle({ client: client as PGlite }) as unknown as Database,
    alone: true,
    async listen({ heard }) {
      await client.listen(CHANNEL, heard)
      return true
    },
    async close() {
      await client.close()
      closed()
    },
  }
}

/** At once and without closing anything: the database is another's, and closing writes. */
function leave(says: string): never {
  console.error(`tassel: ${says}`)
  process.exit(1)
}
