// Where a server's data lies during a test: either database, thrown away afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Settings, settingsOf } from '../../src/server/settings.ts'
import { bundled } from './bundle.ts'
import { type Postgres, startPostgres } from './postgres.ts'

export const DATABASES = ['PGlite', 'PostgreSQL'] as const
export type DatabaseName = (typeof DATABASES)[number]

/** A new embedded database takes seconds, and many of them on a busy machine. */
export const OPENING_MS = 120_000

/** A place for data that is thrown away afterwards. */
export interface Ground {
  readonly settings: Settings
  /** The server of the database, where it is one of its own. */
  readonly postgres: Postgres | null
  clear(): Promise<void>
}

export async function ground(database: DatabaseName, changes: Partial<Settings> = {}): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-data-'))
  const postgres: Postgres | null = database === 'PostgreSQL' ? await startPostgres() : null
  const settings: Settings = {
    ...settingsOf({}),
    host: '127.0.0.1',
    port: 0,
    folder,
    databaseUrl: postgres && (await postgres.database()),
    worker: await bundled('src/server/bots/worker.ts'),
    web: join(folder, 'web'),
    logLevel: process.env.LOG_LEVEL ?? 'silent',
    botPauseMs: 0,
    limits: false,
    ...changes,
  }
  return {
    settings,
    postgres,
    async clear() {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
