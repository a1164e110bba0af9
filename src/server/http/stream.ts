// The stream of a table: Server-Sent Events, so that any browser and curl can follow.
import { PassThrough } from 'node:stream'
import { Type } from 'typebox'
import { SPECTATOR } from '../../core/game.ts'
import { mayLook } from '../tables/live.ts'
import { viewerOf } from '../tables/shown.ts'
import { networkOf } from './addresses.ts'
import { openCrowd } from './crowd.ts'
import { type App, type House, TableParams, Watching } from './house.ts'

/** A reader that is so far behind is cut off; he comes back with his last event and misses nothing. */
const MOST_WAITING_BYTES = 1_000_000
const RETRY_MS = 1000

const Query = Type.Object({ ...Watching.properties, lastEventId: Type.Optional(Type.String({ maxLength: 20 })) })

export function streamRoutes(app: App, { hall, guests, settings }: House): void {
  const { streams, presence } = hall
  const open = new Set<PassThrough>()
  const crowd = openCrowd()
  let closing = false
  const beat = setInterval(() => {
    for (const pipe of open) pipe.write(': \n\n')
    presence.beat().catch((error) => app.log.warn({ err: error }, 'presence'))
  }, settings.beatMs)
  app.addHook('preClose', async () => {
    closing = true
    clearInterval(beat)
    streams.endAll()
  })

  app.get(
    '/api/tables/:id/stream',
    {
      schema: {
        tags: ['Play'],
        summary: 'Follow a table',
        description:
          'Server-Sent Events, each a StreamMessage. Begin with the `event` of a TableView as lastEventId, or with nothing to get everything; an EventSource that was cut resumes by itself.',
        params: TableParams,
        querystring: Query,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest, request.query.watch)
      const goOut = settings.limits ? crowd.enter({ guest, address: networkOf(request.ip) }) : () => {}
      const pipe = new PassThrough({ highWaterMark: 64 * 1024 })
      pipe.write(`retry: ${RETRY_MS}\n\n`)
      const after = resumedFrom(request.headers['last-event-id'] ?? request.query.lastEventId, live.table.event)
      const stream = {
        guest,
        code: request.query.watch ?? '',
        send: (data: string, event: number | null) => send(pipe, data, event),
        end: () => pipe.end(),
      }
      // What was read may be a moment old already; what is known is not. Whoever only passes by a finished game hears no more of it.
      const leave = mayLook(live, stream) ? streams.join(hall.cache.known(live.table.id) ?? live, stream, after) : () => {}
      open.add(pipe)
      const note = (noted: Promise<void>) => noted.catch((error) => request.log.warn({ err: error }, 'presence'))
      const seat = viewerOf(live, guest)
      if (seat !== SPECTATOR) void note(presence.came(live.table.id, seat))
      pipe.once('close', () => {
        open.delete(pipe)
        goOut()
        leave()
        // When the game began he may have been seated elsewhere.
        const now = hall.cache.known(live.table.id)
        const sat = now ? viewerOf(now, guest) : SPECTATOR
        if (now && sat !== SPECTATOR && !closing) void note(presence.left(now, sat))
        hall.cache.left(live.table.id)
      })
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-cache, no-transform',
          'x-accel-buffering': 'no',
          // Kept open for another request, it would hold up a server that closes.
          connection: 'close',
        })
        .send(pipe)
    },
  )
}

function send(pipe: PassThrough, data: string, event: number | null): void {
  pipe.write(`${event === null ? '' : `id: ${event}\n`}data: ${data}\n\n`)
  if (pipe.writableLength > MOST_WAITING_BYTES) pipe.destroy()
}

/** The event that a reader has; nothing when it is none of this table's. */
function resumedFrom(given: string | string[] | undefined, latest: number): number {
  const event = Number(given)
  return Number.isInteger(event) && event > 0 && event <= latest ? event : 0
}
