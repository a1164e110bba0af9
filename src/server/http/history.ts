// A game looked back on: step by step, as a record, and a seat taken up again.
import { Type } from 'typebox'
import { writeRecord } from '../../core/record.ts'
import { openTable } from '../../core/table.ts'
import { History } from '../../wire/history.ts'
import { playerText } from '../../wire/seats.ts'
import { Refused } from '../refused.ts'
import { seatOfKey } from '../store/read.ts'
import { holdSeat } from '../store/write.ts'
import { originOf } from '../tables/fork.ts'
import { historyFor, viewerOf } from '../tables/shown.ts'
import { type App, answers, type House, TableParams, Watching } from './house.ts'

const tags = ['Look back']

export function historyRoutes(app: App, { hall, guests, limits }: House): void {
  app.get(
    '/api/tables/:id/history',
    {
      schema: {
        tags,
        summary: 'Every decision that stands',
        params: TableParams,
        querystring: Watching,
        response: answers({ 200: History }),
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest, request.query.watch)
      if (!live.line) throw new Refused(409, 'waiting', 'The game has not begun: there is nothing to look back on.')
      return historyFor(live, live.line, viewerOf(live, guest))
    },
  )

  app.get(
    '/api/tables/:id/record',
    { schema: { tags, summary: 'The record of a finished game', params: TableParams, querystring: Watching, produces: ['text/plain'] } },
    async (request, reply) => {
      const { table, seats, line, game, config } = await hall.readFor(request.params.id, guests.claimed(request), request.query.watch)
      if (!line || table.status !== 'finished')
        throw new Refused(403, 'not-finished', 'The record shows the deal, so it is given out when the game is over.')
      const replayed = openTable(game, config, await originOf(hall.store.db, table))
      for (const { seat, action } of line.standing) replayed.play(seat, action)
      return reply
        .header('content-disposition', `attachment; filename="${table.game}-${table.id}.tassel"`)
        .type('text/plain; charset=utf-8')
        .send(writeRecord(replayed, { table: table.name, date: table.changedAt.toISOString(), players: seats.map(playerText) }))
    },
  )

  app.get(
    '/api/recover/:key',
    {
      config: limits.on('join'),
      schema: {
        tags,
        summary: 'Take up a seat again on another device',
        description: 'Sets the cookie and leads to the table. The devices that had the seat keep it.',
        params: Type.Object({ key: Type.String({ maxLength: 64 }) }),
      },
    },
    async (request, reply) => {
      const { key } = request.params
      const seat = /^[a-z0-9]+$/.test(key) ? await seatOfKey(hall.store.db, key) : undefined
      if (seat?.kind !== 'person') {
        // A person who follows an old link is shown a page and not an answer for programs.
        if (request.headers.accept?.includes('text/html')) return reply.redirect('/lost', 303)
        throw new Refused(404, 'no-recovery', 'This recovery link belongs to no seat.')
      }
      await holdSeat(hall.store.db, seat, await guests.welcome(request, reply))
      await hall.reread(seat.tableId)
      return reply.redirect(`/t/${seat.tableId}`, 303)
    },
  )
}
