// A game looked back on: step by step, and as a record.
import { type About, writeRecord } from '../../core/record.ts'
import { openTable } from '../../core/table.ts'
import { History } from '../../wire/history.ts'
import { playerText } from '../../wire/seats.ts'
import { Refused } from '../refused.ts'
import type { TableRow } from '../store/schema.ts'
import { originOf } from '../tables/fork.ts'
import { carriedOver } from '../tables/forward.ts'
import { historyFor, viewerOf } from '../tables/shown.ts'
import { type App, answers, type House, TableParams, Watching } from './house.ts'

const tags = ['Look back']

export function historyRoutes(app: App, { hall, guests }: House): void {
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
      const { table, seats, line, game, config, carried } = await hall.readFor(
        request.params.id,
        guests.claimed(request),
        request.query.watch,
      )
      if (!line || table.status !== 'finished')
        throw new Refused(403, 'not-finished', 'The record shows the deal, so it is given out when the game is over.')
      if (carried) throw carriedOver(carried)
      const replayed = openTable(game, config, await originOf(hall.store.db, table))
      for (const { seat, action } of line.standing) replayed.play(seat, action)
      return reply
        .header('content-disposition', `attachment; filename="${table.game}-${table.id}.tassel"`)
        .type('text/plain; charset=utf-8')
        .send(writeRecord(replayed, { ...aboutOf(table), players: seats.map(playerText) }))
    },
  )
}

/** Whose game it is; one that its rules ended says nothing of how. */
const aboutOf = ({ name, changedAt, ending }: TableRow): About => ({
  table: name,
  date: changedAt.toISOString(),
  ...(ending !== null && ending !== 'rules' && { ended: ending }),
})
