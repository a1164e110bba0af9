// Going, returning, asking, ending: what happens to a table that plays, besides decisions.
import { Type } from 'typebox'
import { type Seat, SPECTATOR } from '../../core/game.ts'
import { asked as body } from '../../wire/asked.ts'
import { HolidayAsked } from '../../wire/clocks.ts'
import { AskAnswer, AskFor, SeatNamed } from '../../wire/leaving.ts'
import { TableView } from '../../wire/tables.ts'
import { noSuchTable, Refused } from '../refused.ts'
import { sayerOf } from '../store/read.ts'
import { mayStandIn } from '../tables/leaving/absence.ts'
import { answered, asked } from '../tables/leaving/asks.ts'
import type { Change } from '../tables/leaving/change.ts'
import { closed, hasResigned, resigned } from '../tables/leaving/endings.ts'
import { left, removed, returned, stoodIn } from '../tables/leaving/going.ts'
import { onHoliday } from '../tables/leaving/holidays.ts'
import { hostSeat, isHost, isInPerson, type Live, mayLook } from '../tables/live.ts'
import { viewerOf, viewFor } from '../tables/shown.ts'
import { onlyHost } from '../tables/waiting.ts'
import { type App, answers, type House, TableParams, Watching } from './house.ts'

const Nothing = body({})

/** What a route is for, and how it is asked. */
const schemaOf = <B extends object>(summary: string, description: string, asks: B) => ({
  tags: ['Leaving'],
  summary,
  description,
  params: TableParams,
  body: asks,
  response: answers({ 200: TableView }),
})

export function leavingRoutes(app: App, { hall, guests, limits }: House): void {
  const config = limits.on('move')

  /** Does something in the name of who sits, and shows him the table. */
  async function doneBy(id: string, guest: string | null, make: (change: Change, seat: Seat) => Change) {
    await hall.readFor(id, guest)
    const live = await hall.change(id, (change) => make(change, seatOf(change.live, guest)))
    if (guest !== null) guests.remember(guest)
    // Who does something is here; nobody waits for it to be noted.
    hall.presence.acted(live, seatOf(live, guest)).catch((error) => app.log.warn({ err: error }, 'presence'))
    return viewFor(live, guest)
  }

  /** The table, where it was ended so already: whoever did not hear the answer asks again. */
  async function endedAlready(id: string, guest: string | null, isSo: (live: Live) => boolean) {
    const live = await hall.readFor(id, guest)
    return live.table.status === 'finished' && isSo(live) ? viewFor(live, guest) : null
  }

  /** Does something to a table, if one may. */
  async function doneAt(id: string, guest: string | null, make: (change: Change) => Change) {
    await hall.readFor(id, guest)
    return viewFor(await hall.change(id, make), guest)
  }

  app.post(
    '/api/tables/:id/resign',
    {
      config,
      schema: schemaOf(
        'Resign',
        'Your seat will be last. A bot plays it on, so that the others have their game; where fewer than two are left, or no person, the game is over.',
        Nothing,
      ),
    },
    async (request) => {
      const [{ id }, guest] = [request.params, guests.claimed(request)]
      const done = await endedAlready(id, guest, (live) => hasResigned(live.seats[seatOf(live, guest)]))
      return done ?? doneBy(id, guest, resigned)
    },
  )

  app.post(
    '/api/tables/:id/leave',
    {
      config,
      schema: schemaOf('Leave', 'A bot plays for you until you return. Where nobody is left who plays himself, the table rests.', Nothing),
    },
    async (request) => doneBy(request.params.id, guests.claimed(request), left),
  )

  app.post(
    '/api/tables/:id/return',
    {
      config,
      schema: schemaOf('Return', 'The bot makes no further decision for you. Who was timed out has the increment on his clock.', Nothing),
    },
    async (request) => doneBy(request.params.id, guests.claimed(request), returned),
  )

  app.post(
    '/api/tables/:id/ask',
    {
      config,
      schema: schemaOf(
        'Ask the others for something',
        'To end the game without a winner, to take back your last action and all since, or for more time. It is done once everybody who plays himself has agreed, at once where nobody else does.',
        AskFor,
      ),
    },
    async (request) =>
      doneBy(request.params.id, guests.claimed(request), (change, seat) => asked(inPerson(change, seat), seat, request.body.kind)),
  )

  app.post(
    '/api/tables/:id/answer',
    { config, schema: schemaOf('Answer what is asked', 'One who does not agree drops it; who asked takes it back so.', AskAnswer) },
    async (request) =>
      doneBy(request.params.id, guests.claimed(request), (change, seat) => answered(inPerson(change, seat), seat, request.body)),
  )

  app.post(
    '/api/tables/:id/holiday',
    {
      config,
      schema: schemaOf(
        'Take a holiday',
        'Your clock stands still for so many days from now; 0 ends it, and what is left of it is kept.',
        HolidayAsked,
      ),
    },
    async (request) =>
      doneBy(request.params.id, guests.claimed(request), (change, seat) => onHoliday(inPerson(change, seat), seat, request.body.days)),
  )

  app.post(
    '/api/tables/:id/stand-in',
    {
      config,
      schema: schemaOf(
        'Put a bot in the place of who is absent',
        'By the host, or by anybody who sits while the host is absent himself. The owner may return at any time.',
        SeatNamed,
      ),
    },
    async (request) => {
      const guest = guests.claimed(request)
      return doneAt(request.params.id, guest, (change) => {
        if (!mayStandIn(change.live, guest)) onlyHost(change.live, guest)
        return stoodIn(change, request.body.seat, bySeat(change.live, guest))
      })
    },
  )

  app.post(
    '/api/tables/:id/remove',
    {
      config,
      schema: schemaOf('Remove who is absent', 'By the host. The seat is lost to its owner, and a bot plays it to the end.', SeatNamed),
    },
    async (request) => {
      const guest = guests.claimed(request)
      return doneAt(request.params.id, guest, (change) => {
        onlyHost(change.live, guest)
        return removed(change, request.body.seat, bySeat(change.live, guest))
      })
    },
  )

  app.post(
    '/api/tables/:id/close',
    { config, schema: schemaOf('Close a table that plays', 'By the host. The game is over, and nobody has won.', Nothing) },
    async (request) => {
      const [{ id }, guest] = [request.params, guests.claimed(request)]
      const done = await endedAlready(id, guest, (live) => isHost(live, guest) && live.table.ending === 'closed')
      if (done) return done
      return doneAt(id, guest, (change) => {
        onlyHost(change.live, guest)
        return closed(change, hostSeat(change.live) ?? null)
      })
    },
  )

  app.post(
    '/api/tables/:id/chat/:line/delete',
    {
      config,
      schema: {
        ...schemaOf('Delete a line of the chat', 'By the host, and by who said it.', Nothing),
        params: Type.Object({ ...TableParams.properties, line: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'Its id' }) }),
        querystring: Watching,
      },
    },
    async (request) => {
      const guest = guests.claimed(request)
      const { id, line } = request.params
      const live = await hall.readFor(id, guest, request.query.watch)
      if (!mayLook(live, { guest, code: request.query.watch ?? '' })) throw noSuchTable()
      const sayer = await sayerOf(hall.store.db, id, Number(line))
      if (sayer === undefined) throw new Refused(404, 'no-chat-line', 'There is no such line in the chat of this table.')
      if (!isHost(live, guest) && sayer !== guest) throw new Refused(403, 'not-host', 'Only the host, and who said it, may delete it.')
      return viewFor(await hall.unsay(id, Number(line)), guest)
    },
  )
}

/** The seat of who asks; he must sit. */
function seatOf(live: Live, guest: string | null): Seat {
  const seat = viewerOf(live, guest)
  if (seat === SPECTATOR) throw new Refused(403, 'no-seat', 'You do not sit at this table.')
  return seat
}

/** Whoever has a bot playing for him comes back first. */
function inPerson(change: Change, seat: Seat): Change {
  if (!isInPerson(change.seats[seat])) throw new Refused(409, 'stood-in', 'A bot plays for you; come back first.')
  return change
}

const bySeat = (live: Live, guest: string | null): Seat | null => {
  const seat = viewerOf(live, guest)
  return seat === SPECTATOR ? null : seat
}
