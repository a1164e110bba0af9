// A server to test against, on either database, and people who visit it.
import { afterAll, beforeAll, inject } from 'vitest'
import { openServer, type Server } from '../../src/server/server.ts'
import type { Settings } from '../../src/server/settings.ts'
import { type DatabaseName, type Ground, ground, OPENING_MS } from './ground.ts'
import { type Visitor, visitor } from './visitor.ts'

export interface World {
  /** The server's address. */
  readonly base: string
  readonly server: Server
  someone(): Visitor
}

/** One server for a whole suite, by the time of this world or another. */
export function useWorld(database: DatabaseName, changes: Partial<Settings> = {}, now?: () => number): World {
  let at: Ground | undefined
  let server: Server | undefined
  let base = ''
  const opened = (): Server => {
    if (!server) throw new Error('The server is not open yet.')
    return server
  }
  beforeAll(async () => {
    at = await ground(database, { postgres: inject('postgres'), changes })
    server = await openServer(at.settings, now)
    base = await server.listen()
  }, OPENING_MS)
  afterAll(async () => {
    await server?.close()
    at?.clear()
  })
  return {
    get base() {
      return base
    },
    get server() {
      return opened()
    },
    someone: () => visitor(base),
  }
}
