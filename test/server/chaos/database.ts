// A PostgreSQL that is restarted and crashed on purpose, and comes back.
import { tmpdir } from 'node:os'
import { type Postgres, startPostgres } from '../postgres.ts'

export interface CrashingPostgres extends Postgres {
  /** Down and up again: `fast` as for an upgrade, `immediate` as when the power goes. One restart at a time; others wait for it. */
  restart(how: 'fast' | 'immediate'): Promise<void>
  /** The database itself ends every connection that the programs have. */
  endConnections(): Promise<void>
}

/** It stays down for so long. */
const DOWN_MS = 700

export async function startCrashing(folder = tmpdir()): Promise<CrashingPostgres> {
  const postgres = await startPostgres({ folder, restarts: true })
  let restarting: Promise<void> | null = null

  async function downAndUp(how: 'fast' | 'immediate'): Promise<void> {
    await postgres.halt(how)
    await new Promise((done) => setTimeout(done, DOWN_MS))
    await postgres.resume()
  }
  return {
    ...postgres,
    async restart(how) {
      restarting ??= downAndUp(how).finally(() => {
        restarting = null
      })
      await restarting
    },
    async endConnections() {
      const theirs = `pid <> pg_backend_pid() AND application_name LIKE 'tassel%'`
      await postgres.ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${theirs}`).catch(() => {})
    },
  }
}
