// A whole server for tests, over tables that were never in a database: it is asked within this process and listens nowhere.
import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { type Server, serverOn } from '../server.ts'
import { type Settings, settingsOf } from '../settings.ts'
import { type Asked, rememberingDatabase } from '../store/fixture.ts'
import { foundIn } from '../tables/fixture.ts'
import type { Live } from '../tables/live.ts'

/** The time at which everything happens. */
export const NOW = Date.now()

/** What whoever watches the server shows. */
export const METRICS = { headers: { authorization: 'Bearer a token of the tests' } }

/** The cookie of somebody's browser. */
export const cookieOf = (name: string): string => name.padEnd(43, '-')

/** Somebody's browser as the store knows it. */
export const guestOf = (name: string): string => createHash('sha256').update(cookieOf(name)).digest('hex')

/** The same table, at which the browsers of Ada and Bob sit. */
export const heldBy = (live: Live, names: readonly string[] = ['ada', 'bob']): Live => ({
  ...live,
  table: { ...live.table, host: guestOf(names[0]) },
  holders: new Map(names.map((name, seat) => [guestOf(name), seat])),
})

export interface Served extends Server {
  readonly asked: readonly Asked[]
  /** Asks for something, as somebody's browser or as nobody's. */
  ask(method: 'GET' | 'HEAD' | 'POST', url: string, more?: Asking): Promise<LightMyRequestResponse>
}

interface Asking {
  readonly as?: string
  readonly headers?: Record<string, string>
  readonly body?: object
}

interface Serving {
  readonly stored?: readonly Live[]
  readonly settings?: Partial<Settings>
  /** What is found otherwise; nothing where it is as usual. */
  finds?(asked: Asked): object[] | undefined
}

/** Opens a server, tells its story, and closes it. */
export async function served({ stored = [], settings, finds }: Serving, story: (server: Served) => Promise<void>): Promise<void> {
  const { db, asked } = rememberingDatabase((question) => finds?.(question) ?? foundIn(stored, question))
  const usual: Settings = { ...settingsOf({}), logLevel: 'silent', web: 'nowhere', limits: false, metricsToken: 'a token of the tests' }
  const store = { db, alone: true, listen: async () => true, async close() {} }
  const server = await serverOn(store, { ...usual, ...settings }, () => NOW)
  try {
    await story({
      ...server,
      asked,
      ask: (method, url, { as, headers = {}, body } = {}) =>
        server.app.inject({
          method,
          url,
          headers: { ...headers, ...(as ? { cookie: `tassel=${cookieOf(as)}` } : {}) },
          ...(body ? { payload: body } : {}),
        }),
    })
  } finally {
    await server.close()
  }
}
