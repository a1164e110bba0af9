// A seat taken up again on another device. Opening the link is a question; the answer to it is a request of its own.
import { Type } from 'typebox'
import { asked } from '../../wire/asked.ts'
import { OwnSeat, OwnSeats, Recovery, Renewal } from '../../wire/recovery.ts'
import { Refused } from '../refused.ts'
import { ownSeats, seatOfKey } from '../store/read.ts'
import { holdSeat } from '../store/write.ts'
import { type Live, mayLook } from '../tables/live.ts'
import { ownSeatOf, renewRecovery } from '../tables/recovery.ts'
import { viewerOf } from '../tables/shown.ts'
import { type App, answers, type House, TableParams } from './house.ts'

const tags = ['Seats on other devices']
const KeyParams = Type.Object({ key: Type.String({ maxLength: 64, description: 'What follows /recover/ in the link' }) })
const Recovered = Type.Object({ id: Type.String({ description: "The table's id" }) })

export function recoveryRoutes(app: App, { hall, guests, limits }: House): void {
  const { db } = hall.store

  /** The seat that a key is for. */
  async function seatFor(key: string): Promise<{ live: Live; seat: number }> {
    const row = /^[a-z0-9]+$/.test(key) ? await seatOfKey(db, key) : undefined
    if (row?.kind !== 'person') throw new Refused(404, 'no-recovery', 'This recovery link belongs to no seat.')
    return { live: await hall.read(row.tableId), seat: row.seat }
  }

  app.get(
    '/api/recoveries',
    { schema: { tags, summary: 'Your seats at tables that have not ended, with their links', response: answers({ 200: OwnSeats }) } },
    async (request) => {
      const guest = guests.claimed(request)
      return { seats: guest === null ? [] : (await ownSeats(db, guest)).map(ownSeatOf) }
    },
  )

  app.get(
    '/api/recoveries/:key',
    {
      config: limits.on('join'),
      schema: {
        tags,
        summary: 'What a recovery link would give',
        description: 'Changes nothing: whoever opens a link is asked first.',
        params: KeyParams,
        response: answers({ 200: Recovery }),
      },
    },
    async (request) => {
      const { live, seat } = await seatFor(request.params.key)
      const { id, game, name } = live.table
      const viewer = viewerOf(live, guests.claimed(request))
      return { id, game, table: name, seat, name: live.seats[seat].name, you: viewer < 0 ? null : viewer }
    },
  )

  app.post(
    '/api/recoveries/:key',
    {
      config: limits.on('join'),
      schema: {
        tags,
        summary: 'Take up a seat on this device',
        description: 'Sets the cookie where there is none. The devices that have the seat keep it.',
        params: KeyParams,
        body: asked({}),
        response: answers({ 200: Recovered }),
      },
    },
    async (request, reply) => {
      const { live, seat } = await seatFor(request.params.key)
      const { id } = live.table
      await holdSeat(db, { tableId: id, seat }, await guests.welcome(request, reply))
      await hall.reread(id)
      return { id }
    },
  )

  app.post(
    '/api/tables/:id/recovery',
    {
      config: limits.on('join'),
      schema: {
        tags,
        summary: 'Renew the link of your seat',
        description: 'The one before is dead. With `alone` every other browser that has the seat loses it too.',
        params: TableParams,
        body: Renewal,
        response: answers({ 200: OwnSeat }),
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest)
      if (guest === null || !mayLook(live, { guest, code: '' })) throw new Refused(403, 'no-seat', 'You do not sit at this table.')
      return renewRecovery(hall, live, { guest, ...request.body })
    },
  )

  // Links of earlier versions, which took the seat at once, lead to the question.
  app.get('/api/recover/:key', { schema: { hide: true, params: KeyParams } }, async (request, reply) =>
    reply.redirect(`/recover/${encodeURIComponent(request.params.key)}`, 303),
  )
}
