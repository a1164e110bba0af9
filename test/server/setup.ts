// Before the server's tests: the programs are built, and one PostgreSQL runs for all of them, with a database for each that asks.
import type { TestProject } from 'vitest/node'
import { built, PROGRAMS } from '../../scripts/built.mjs'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are made: the connection string of the one that every PostgreSQL has. */
    postgres: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([startPostgres(), built(PROGRAMS)])
  project.provide('postgres', postgres.url)
  return postgres.stop
}
