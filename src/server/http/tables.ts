// Tables: the lists, one of them, a new one, a seat at one, one made from another.
import { Type } from 'typebox'
import { PACK_LIMIT } from '../../core/content.ts'
import { asked } from '../../wire/asked.ts'
import { ClockChange } from '../../wire/clocks.ts'
import { Join, SeatChange, SeatingChange } from '../../wire/seats.ts'
import { Fork, NewTable, TableList, TableView } from '../../wire/tables.ts'
import { Refused } from '../refused.ts'
import { type CardRows, cardsOf, invitedTo, listedCards } from '../store/read.ts'
import { forkPlan } from '../tables/fork.ts'
import { createTable, joinTable } from '../tables/open.ts'
import { cardOf, viewFor } from '../tables/shown.ts'
import { cancelTable, changeSeat, seatPeople, setClock, startTable } from '../tables/waiting.ts'
import { BODY_LIMIT } from './errors.ts'
import { type App, answers, type House, TableParams, Watching } from './house.ts'

const tags = ['Tables']

const Cancelled = Type.Object({ cancelled: Type.String({ description: "The table's id" }) })
const Nothing = asked({})

export function tableRoutes(app: App, { hall, guests, limits }: House): void {
  const { db } = hall.store

  app.get(
    '/api/tables',
    { schema: { tags, summary: 'Your tables, and the listed ones', response: answers({ 200: TableList }) } },
    async (request) => {
      const guest = guests.claimed(request)
      const [yours, listed] = await Promise.all([guest === null ? [] : cardsOf(db, guest), listedCards(db)])
      const mine = new Set(yours.map(({ table }) => table.id))
      const card = (rows: CardRows) => cardOf({ ...rows, wall: hall.wall })
      return { yours: yours.map(card), open: listed.filter(({ table }) => !mine.has(table.id)).map(card) }
    },
  )

  app.post(
    '/api/tables',
    {
      config: limits.on('table'),
      // A content pack travels as text within JSON: each of its quotes takes two bytes.
      bodyLimit: BODY_LIMIT + 2 * PACK_LIMIT,
      schema: {
        tags,
        summary: 'Open a table',
        description: 'It begins at once when no seat is open.',
        body: NewTable,
        response: answers({ 201: TableView }),
      },
    },
    async (request, reply) => {
      const { live, guest } = await createTable(hall, guests.asker(request, reply), { plan: request.body })
      return reply.code(201).send(viewFor(live, guest))
    },
  )

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'A table as you may see it',
        params: TableParams,
        querystring: Watching,
        response: answers({ 200: TableView }),
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest, request.query.watch)
      return viewFor(live, guest)
    },
  )

  app.get(
    '/api/invitations/:code',
    {
      config: limits.on('join'),
      schema: {
        tags,
        summary: 'The table that an invitation is for',
        params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
        response: answers({ 200: TableView }),
      },
    },
    async (request) => {
      const code = request.params.code.trim().toLowerCase()
      const id = /^[a-z0-9]+$/.test(code) ? await invitedTo(db, code) : undefined
      if (id === undefined) throw new Refused(404, 'no-invitation', 'There is no such invitation.')
      const live = await hall.read(id)
      return viewFor(live, guests.claimed(request))
    },
  )

  app.post(
    '/api/tables/:id/join',
    {
      config: limits.on('join'),
      schema: {
        tags,
        summary: 'Take a seat',
        description:
          'The first open one unless you name one. The game begins when none is open any more. Whoever sits already gets the same answer again.',
        params: TableParams,
        body: Join,
        response: answers({ 200: TableView }),
      },
    },
    async (request, reply) => {
      const { live, guest } = await joinTable(hall, guests.asker(request, reply), { ...request.params, ...request.body })
      return viewFor(live, guest)
    },
  )

  app.post(
    '/api/tables/:id/seats',
    {
      config: limits.on('move'),
      schema: {
        tags,
        summary: 'Change a seat of a waiting table',
        description:
          'By the host: puts a bot on a seat, opens it (whoever sat there sits no more), or closes it where the game is played with fewer. Whoever sits may open his own seat.',
        params: TableParams,
        body: SeatChange,
        response: answers({ 200: TableView }),
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest)
      return viewFor(await changeSeat(hall, live, { guest, change: request.body }), guest)
    },
  )

  app.post(
    '/api/tables/:id/seating',
    {
      config: limits.on('move'),
      schema: {
        tags,
        summary: 'Choose how people are seated when the game begins',
        description: 'By the host: one of the ways that are offered, or an order by hand. A rematch is rotated unless he says otherwise.',
        params: TableParams,
        body: SeatingChange,
        response: answers({ 200: TableView }),
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest)
      return viewFor(await seatPeople(hall, live, { guest, change: request.body }), guest)
    },
  )

  app.post(
    '/api/tables/:id/clock',
    {
      config: limits.on('move'),
      schema: {
        tags,
        summary: 'Choose the clock of a waiting table',
        description: 'By the host; null for a table without time.',
        params: TableParams,
        body: ClockChange,
        response: answers({ 200: TableView }),
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest)
      return viewFor(await setClock(hall, live, { guest, clock: request.body.clock }), guest)
    },
  )

  app.post(
    '/api/tables/:id/start',
    {
      config: limits.on('move'),
      schema: {
        tags,
        summary: 'Begin with those who sit',
        description:
          'By the host; open seats are left out where the game is played with fewer. A game that has begun gets the same answer.',
        params: TableParams,
        body: Nothing,
        response: answers({ 200: TableView }),
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest)
      return viewFor(await startTable(hall, live, guest), guest)
    },
  )

  app.post(
    '/api/tables/:id/cancel',
    {
      config: limits.on('move'),
      schema: {
        tags,
        summary: 'Cancel a waiting table',
        description: 'By the host. The table is gone, and with it its links and what was said there.',
        params: TableParams,
        body: Nothing,
        response: answers({ 200: Cancelled }),
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const live = await hall.readFor(request.params.id, guest)
      await cancelTable(hall, live, guest)
      return { cancelled: live.table.id }
    },
  )

  app.post(
    '/api/tables/:id/fork',
    {
      config: limits.on('table'),
      schema: {
        tags,
        summary: 'A table from this one',
        description:
          'With 0 the same again from a fresh deal, or a seat at the table of whoever has asked for that before and still waits; with n a finished game, continued differently after n decisions, with everything dealt afresh that no seat had seen then.',
        params: TableParams,
        querystring: Watching,
        body: Fork,
        response: answers({ 201: TableView }),
      },
    },
    async (request, reply) => {
      const source = await hall.readFor(request.params.id, guests.claimed(request), request.query.watch)
      const planned = forkPlan(source, guests.claimed(request), request.body)
      const { live, guest } = await createTable(hall, guests.asker(request, reply), planned)
      return reply.code(201).send(viewFor(live, guest))
    },
  )
}
