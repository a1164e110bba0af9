// PostgreSQL inside this process (PGlite), in a folder: nothing to set up.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
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
  if (folder === null) return storeOf(new PGlite(), () => {})
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(folder, leave)
  try {
    const client = new PGlite({ fs: guardedFiles(join(folder, 'postgres'), lock.hold), startParams: START })
    await client.waitReady
    return storeOf(client, lock.release)
  } catch (error) {
    lock.release()
    throw new Error(`The database in ${folder} cannot be opened. ${sentenceOf(error)}`, { cause: error })
  }
}

function storeOf(client: PGlite, closed: () => void): Store {
  return {
    db: drizzle({ client }) as unknown as Database,
    alone: true,
    async listen(heard) {
      await client.listen(CHANNEL, heard)
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

/** What changes files, as Emscripten's layer over Node's calls it. */
const CHANGES = { stream_ops: ['write', 'msync'], node_ops: ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'] } as const

/** The files of a folder, each change preceded by a look whether the folder still is ours. */
function guardedFiles(folder: string, hold: () => void): NodeFS {
  const files = new NodeFS(folder)
  const init = files.init.bind(files)
  return Object.assign(files, {
    init: (pg, options) => init(pg, { ...options, preRun: [...(options.preRun ?? []), ({ NODEFS }) => guard(NODEFS, hold)] }),
  } satisfies Pick<NodeFS, 'init'>)
}

function guard(files: unknown, hold: () => void): void {
  for (const [group, names] of Object.entries(CHANGES)) {
    const operations = (files as Record<string, Record<string, (...words: unknown[]) => unknown>>)[group]
    for (const name of names) {
      const change = operations[name]
      operations[name] = (...words) => {
        hold()
        return change(...words)
      }
    }
  }
}
