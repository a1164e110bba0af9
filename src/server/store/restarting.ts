// A database in this process can break: it is then opened anew from its files, in which everything is that was committed.
import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { noRoom } from './full.ts'

/** What is asked of an embedded database. */
export type Opened = Pick<PGlite, 'query' | 'transaction' | 'listen' | 'close'>

/** Between two attempts to open it. */
const RETRY_MS = 1000

export interface Embedded {
  open(): Promise<Opened>
  /** Throws where nothing may be begun that writes. */
  mayWrite(): void
}

/** A database that is opened anew when it breaks; until then whoever asks is told to come back. */
export async function restarting({ open, mayWrite }: Embedded): Promise<Opened> {
  let client: Opened | null = await open()
  let isClosed = false
  const listening: Parameters<Opened['listen']>[] = []

  async function openAgain(): Promise<void> {
    while (client === null && !isClosed) {
      await pause(RETRY_MS, undefined, { ref: false })
      try {
        mayWrite()
        const fresh = await open()
        for (const heard of listening) await fresh.listen(...heard)
        client = fresh
      } catch {} // It is tried again; until then every request says that the database is away.
    }
  }

  async function ask<T>(work: (client: Opened) => Promise<T>): Promise<T> {
    if (client === null) throw noRoom()
    const asked = client
    try {
      return await work(asked)
    } catch (error) {
      // What is broken is not asked again, not even to close: it would not answer, and hold the whole process.
      if (isBroken(error) && client === asked) {
        client = null
        void openAgain()
      }
      throw error
    }
  }

  return {
    async query(text, ...more) {
      if (!READS.test(text)) mayWrite()
      return ask((at) => at.query(text, ...more))
    },
    async transaction(work) {
      mayWrite()
      return ask((at) => at.transaction(work))
    },
    async listen(...heard) {
      listening.push(heard)
      return ask((at) => at.listen(...heard))
    },
    async close() {
      isClosed = true
      await client?.close()
    },
  }
}

const READS = /^\s*(select|show|explain)\b/i

/** Whether the database gave up: PostgreSQL panics where it can neither finish what it has begun nor take it back. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const severity = 'severity' in error ? error.severity : ''
  return severity === 'PANIC' || severity === 'FATAL' || error instanceof WebAssembly.RuntimeError || isBroken(error.cause)
}
