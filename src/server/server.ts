// A server: the store, the hall, the works and the routes, opened in that order and closed in the other.
import cookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import { openPulse } from './clocks/pulse.ts'
import { openDoor } from './copies/door.ts'
import { answerBroken } from './http/broken.ts'
import { serveClient } from './http/client.ts'
import { collectRoutes, docRoutes } from './http/docs.ts'
import { answerError, BODY_LIMIT } from './http/errors.ts'
import { openGuests } from './http/guests.ts'
import { historyRoutes } from './http/history.ts'
import type { App, House } from './http/house.ts'
import { leavingRoutes } from './http/leaving.ts'
import { limitRates } from './http/limits.ts'
import { moveRoutes } from './http/moves.ts'
import { openPreviews } from './http/previews.ts'
import { trusted } from './http/proxies.ts'
import { recoveryRoutes } from './http/recovery.ts'
import { secure } from './http/security.ts'
import { shelfRoutes } from './http/shelf.ts'
import { streamRoutes } from './http/stream.ts'
import { tableRoutes } from './http/tables.ts'
import { upkeepRoutes } from './http/upkeep.ts'
import { loggerOf } from './log.ts'
import { openMetrics } from './metrics.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/database.ts'
import { openStore } from './store/open.ts'
import { countByStatus } from './store/read.ts'
import { openHall } from './tables/hall.ts'
import { openWorks, type WorksOptions } from './works.ts'

/** So often somebody looks for requests that are too slow. */
const LOOK_MS = 1000
/** Requests that have begun are given so long to finish. */
const FINISH_MS = 1000

export interface Server {
  readonly app: App
  /** Begins to answer; gives the address. */
  listen(): Promise<string>
  /** Does about clocks what is due now, and does not wait to be asked for it again. */
  tick(): Promise<void>
  /** Finishes what was asked, ends the streams, lets the bots finish, closes the store. */
  close(): Promise<void>
}

/** What time it is; tests bring a time of their own. */
type Now = () => number

export async function openServer(settings: Settings, now?: Now): Promise<Server> {
  const store = await openStore(settings)
  try {
    return withDoor(await serverOn(store, settings, now), store, settings)
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Not every file system has sockets, and a server plays without: it is copied when it stands still. */
async function withDoor(server: Server, store: Store, { folder }: Settings): Promise<Server> {
  if (!store.alone || folder === null) return server
  const failed = (error: unknown) => server.app.log.warn({ err: error }, 'at the door')
  const closeDoor = await openDoor(folder, store, failed).catch((error: unknown) => {
    failed(error)
    return async () => {}
  })
  return {
    ...server,
    async close() {
      await closeDoor()
      await server.close()
    },
  }
}

/** A server on a store that is open. */
export async function serverOn(store: Store, settings: Settings, now?: Now): Promise<Server> {
  const app = appFor(settings)
  const failed = (error: unknown) => app.log.warn({ err: error }, 'in the background')
  const { db } = store
  const pulse = openPulse({ store, serves: true, ...(now && { now }), failed })
  const timed: WorksOptions['timed'] = (bot, outcome, seconds) => metrics.bot(bot, outcome, seconds)
  // One that only serves leaves all work to those who do it: they hear of it from the database.
  const works = settings.role === 'web' ? null : openWorks({ store, pulse, settings, timed, failed })
  const { botPauseMs, beatMs } = settings
  const hall = await openHall(store, { pulse, botPauseMs, beatMs, botDue: (inMs) => works?.botDue(inMs), failed })
  const metrics = openMetrics({ streams: hall.streams.count, tables: () => countByStatus(db) })

  // A form of another site can send text, but not JSON: what is no JSON is refused.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await secure(app)
  const guests = openGuests(db)
  const limits = await limitRates(app, guests, settings.limits)
  await collectRoutes(app)
  await addRoutes(app, { settings, hall, guests, limits, metrics })
  await app.ready()
  works?.start(hall)

  return {
    app,
    listen: () => app.listen({ host: settings.host, port: settings.port }),
    tick: async () => works?.tick(),
    async close() {
      // Browsers open connections in advance, and one that was never used would be waited for until it times out.
      const hangUp = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
      await app.close()
      clearTimeout(hangUp)
      pulse.stop()
      await works?.stop()
      await store.close()
    },
  }
}

function appFor({ logLevel, proxies, arrivalMs }: Settings): App {
  return Fastify({
    logger: loggerOf(logLevel),
    logController: new LogController({ disableRequestLogging: true }), // one line a request is ours, with its time
    bodyLimit: BODY_LIMIT,
    // Whoever sends letter by letter holds a connection for as long as he likes.
    requestTimeout: arrivalMs,
    // Node takes the shorter of the two for the head alone: with its own 60 seconds for that, a body would never be late.
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: Math.min(LOOK_MS, arrivalMs) },
    clientErrorHandler: answerBroken,
    trustProxy: trusted(proxies),
    // Nothing is silently corrected: a string is no number, and what does not fit is refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 64 },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setErrorHandler(answerError)
}

async function addRoutes(app: App, house: House): Promise<void> {
  upkeepRoutes(app, house)
  shelfRoutes(app)
  tableRoutes(app, house)
  moveRoutes(app, house)
  leavingRoutes(app, house)
  streamRoutes(app, house)
  historyRoutes(app, house)
  recoveryRoutes(app, house)
  docRoutes(app)
  await serveClient(app, house.settings.web, openPreviews(house.hall, house.guests))
}
