// Moves and chat: what people send to a table.
import { Type } from 'typebox'
import { RulesBug } from '../../core/errors.ts'
import { type Seat, SPECTATOR } from '../../core/game.ts'
import { ChatLine, ChatPage, Say } from '../../wire/chat.ts'
import { Move } from '../../wire/moves.ts'
import { PositionMessage } from '../../wire/positions.ts'
import { noSuchTable } from '../refused.ts'
import { chatRows } from '../store/read.ts'
import { type Live, mayLook } from '../tables/live.ts'
import { chatLine, positionMessage, viewerOf } from '../tables/shown.ts'
import { cleanText, freeName } from '../tables/text.ts'
import { type App, answers, type House, TableParams, Watching } from './house.ts'

const tags = ['Play']

const Before = Type.Object({
  ...Watching.properties,
  before: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'The id of the first line that is known' }),
})

export function moveRoutes(app: App, { hall, guests, limits, metrics }: House): void {
  /** Nobody waits for it to be noted. */
  const isHere = (live: Live, seat: Seat | null) => {
    if (seat !== null) hall.presence.acted(live, seat).catch((error) => app.log.warn({ err: error }, 'presence'))
  }

  app.post(
    '/api/tables/:id/moves',
    {
      config: limits.on('move'),
      schema: {
        tags,
        summary: 'Make a move',
        description:
          'Names the seq of the position it answers. One that the seat still owes, because only others have decided since, is made; otherwise 409 with the current position when the table is elsewhere; 422 with the rule when it is not legal. A move repeated with its key is answered again.',
        params: TableParams,
        body: Move,
        response: answers({ 200: PositionMessage }),
      },
    },
    async (request, reply) => {
      const guest = guests.claimed(request)
      const { live, entry, seat } = await hall.play(request.params.id, guest, request.body)
      if (guest !== null) guests.remember(guest)
      isHere(live, seat)
      const ms = reply.elapsedTime
      metrics.move(ms / 1000)
      reply.header('server-timing', `move;dur=${ms.toFixed(3)}`)
      return positionMessage(live, entry, seat)
    },
  )

  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags,
        summary: 'What was said before',
        description: 'The lines before one of those that are known, as many as a page has.',
        params: TableParams,
        querystring: Before,
        response: answers({ 200: ChatPage }),
      },
    },
    async (request) => {
      const { before, watch } = request.query
      const looker = { guest: guests.claimed(request), code: watch ?? '' }
      const live = await hall.readFor(request.params.id, looker.guest, watch)
      if (!mayLook(live, looker)) throw noSuchTable()
      const { lines, earlier } = await chatRows(hall.store.db, live.table.id, { after: 0, upTo: Number(before) - 1 })
      return { lines: lines.map(chatLine), earlier }
    },
  )

  app.post(
    '/api/tables/:id/chat',
    {
      config: limits.on('chat'),
      schema: {
        tags,
        summary: 'Say something',
        params: TableParams,
        querystring: Watching,
        body: Say,
        response: answers({ 201: ChatLine }),
      },
    },
    async (request, reply) => {
      const { text, name = 'Guest' } = request.body
      const saying = { text: cleanText('What you say', text), name: cleanText('Your name', name) }
      const table = await hall.readFor(request.params.id, guests.claimed(request), request.query.watch)
      if (!mayLook(table, { guest: guests.claimed(request), code: request.query.watch ?? '' })) throw noSuchTable()
      const viewer = viewerOf(table, guests.claimed(request))
      const seat = viewer === SPECTATOR ? null : viewer
      const called = seat === null ? freeName(saying.name, table.seats) : table.seats[seat].name
      const guest = await guests.welcome(request, reply)
      const { live, event } = await hall.say(table.table.id, { ...saying, name: called, seat, guest })
      const said = live.chat.find((row) => row.event === event)
      isHere(live, seat)
      if (!said) throw new RulesBug('A chat line that was committed is not there.')
      return reply.code(201).send(chatLine(said))
    },
  )
}
