// Where a server's data lies during a test: either database, thrown away afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Settings, settingsOf } from '../../src/server/settings.ts'
import { program } from '../programs.ts'
import { newDatabase } from './postgres.ts'
import { layData } from './template.ts'

/** What whoever watches a server shows. */
const METRICS_TOKEN = 'a-token-of-the-tests'
export const METRICS = { authorization: `Bearer ${METRICS_TOKEN}` }

export const DATABASES = ['PGlite', 'PostgreSQL'] as const
export type DatabaseName = (typeof DATABASES)[number]

/** A new embedded database takes seconds where none was made before, and many of them on a busy machine. */
export const OPENING_MS = 120_000

/** A place for data that is thrown away afterwards. */
export interface Ground {
  readonly settings: Settings
  clear(): void
}

/** Where PostgreSQL runs, and what is otherwise than usual. */
export interface GroundOptions {
  readonly postgres: string
  readonly changes?: Partial<Settings>
}

export async function ground(database: DatabaseName, { postgres, changes = {} }: GroundOptions): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-data-'))
  if (database === 'PGlite') await layData(folder)
  const settings: Settings = {
    ...settingsOf({}),
    host: '127.0.0.1',
    port: 0,
    folder,
    databaseUrl: database === 'PostgreSQL' ? await newDatabase(postgres) : null,
    worker: program('bot-worker'),
    web: join(folder, 'web'),
    logLevel: process.env.LOG_LEVEL ?? 'silent',
    botPauseMs: 0,
    limits: false,
    metricsToken: METRICS_TOKEN,
    ...changes,
  }
  return { settings, clear: () => rmSync(folder, { recursive: true, force: true }) }
}
