// What the host of a waiting table may do: change who sits, choose how people are seated, begin, cancel.
import { botOf } from '../../bots/index.ts'
import type { Clock } from '../../wire/clocks.ts'
import type { SeatChange, SeatingChange } from '../../wire/seats.ts'
import { chosenClock } from '../clocks/chosen.ts'
import { Refused } from '../refused.ts'
import type { Database } from '../store/database.ts'
import { seatRows } from '../store/read.ts'
import type { SeatRow } from '../store/schema.ts'
import { chooseClock, chooseSeating, clearSeat, removeTable, reseat, takeEvent } from '../store/write.ts'
import { begin } from './begin.ts'
import { recoveryKey } from './codes.ts'
import { forkedFrom, keptEntries } from './fork.ts'
import type { Hall } from './hall.ts'
import { hostSeat, isHost, type Live } from './live.ts'
import { begunAlready } from './open.ts'
import { seatingsFor } from './seating.ts'
import { viewerOf } from './shown.ts'

/** Gives a seat to a bot, opens it, or closes it. Asked again, it is answered again and nothing changes. */
export async function changeSeat(hall: Hall, live: Live, { guest, change }: { guest: string | null; change: SeatChange }): Promise<Live> {
  if (change.kind !== 'open' || viewerOf(live, guest) !== change.seat) onlyHost(live, guest)
  const put = { kind: change.kind, name: change.kind === 'bot' ? botOf(change.bot).id : '' }
  if (change.seat === hostSeat(live)) throw new Refused(400, 'host-seat', 'The host keeps his seat; cancel the table if it shall not be.')
  await whileWaiting(hall, live, async (tx, event) => {
    const rows = await seatRows(tx, live.table.id)
    const now = rows[change.seat]
    if (!now) throw new Refused(400, 'no-such-seat', `This table has no seat ${change.seat}; seats count from 0.`)
    if (now.kind === put.kind && now.name === put.name) return
    if (now.kind === 'person' && put.kind !== 'open') throw new Refused(409, 'seat-taken', 'Somebody sits there; open the seat first.')
    checkCount(
      live,
      rows.map((row) => (row === now ? { ...row, ...put } : row)),
    )
    await clearSeat(tx, now, { ...put, event, recovery: recoveryKey() })
  })
  return hall.reread(live.table.id)
}

/** Chooses how people will be seated; whoever puts them in order by hand wants them so. */
export async function seatPeople(
  hall: Hall,
  live: Live,
  { guest, change }: { guest: string | null; change: SeatingChange },
): Promise<Live> {
  onlyHost(live, guest)
  const { id } = live.table
  const offered = seatingsFor(live.table)
  const seating = 'order' in change ? change.order : 'listed'
  if (!offered.includes(seating) || offered.length < 2)
    throw new Refused(400, 'bad-seating', 'Only the seats of a rematch can be rotated, and those of a continued game stay as they are.')
  await whileWaiting(hall, live, async (tx, event) => {
    if ('seats' in change) await reseat(tx, id, { order: inOrder(await seatRows(tx, id), change.seats), event })
    await chooseSeating(tx, id, { seating, event })
  })
  return hall.reread(id)
}

/** Chooses the clock, or that there is none. */
export async function setClock(hall: Hall, live: Live, { guest, clock }: { guest: string | null; clock: Clock | null }): Promise<Live> {
  onlyHost(live, guest)
  const chosen = clock && chosenClock(clock)
  await whileWaiting(hall, live, (tx, event) => chooseClock(tx, live.table.id, { clock: chosen, event }))
  return hall.reread(live.table.id)
}

/** The seats as they are listed by their numbers, each of which is there once. */
function inOrder(rows: readonly SeatRow[], seats: readonly number[]): SeatRow[] {
  const order = seats.flatMap((seat) => rows[seat] ?? [])
  if (order.length !== rows.length || new Set(order).size !== rows.length)
    throw new Refused(400, 'bad-seating', `An order names each of the ${rows.length} seats once; they count from 0.`)
  return order
}

/** Begins with those who sit, where the game can be played with so many. A game that has begun is answered as it is. */
export async function startTable(hall: Hall, live: Live, guest: string | null): Promise<Live> {
  onlyHost(live, guest)
  if (live.line) return live
  const forked = await forkedFrom(hall, live)
  const kept = forked ? keptEntries(forked) : []
  let due = false
  await whileWaiting(hall, live, async (tx) => {
    const rows = await seatRows(tx, live.table.id)
    checkCount(
      live,
      rows.filter(({ kind }) => kind !== 'open'),
    )
    due = await begin(tx, { id: live.table.id, kept }, hall)
  })
  if (due) hall.botDue(hall.botPauseMs)
  return hall.reread(live.table.id)
}

/** Takes a table away that has not begun. */
export async function cancelTable(hall: Hall, live: Live, guest: string | null): Promise<void> {
  onlyHost(live, guest)
  await whileWaiting(hall, live, (tx) => removeTable(tx, live.table.id))
  await hall.cache.fresh(live.table.id)
}

export function onlyHost(live: Live, guest: string | null): void {
  if (!isHost(live, guest)) throw new Refused(403, 'not-host', 'Only who laid the table may do that.')
}

/** Does something under the lock of a table that has not begun; what it throws is not done. */
async function whileWaiting(hall: Hall, { table: { id } }: Live, write: (tx: Database, event: number) => Promise<void>): Promise<void> {
  const waited = await hall.cache.whileWriting(id, () =>
    hall.store.db.transaction(async (tx) => {
      const event = await takeEvent(tx, id)
      if (event !== null) await write(tx, event)
      return event !== null
    }),
  )
  if (waited) return
  await hall.reread(id)
  throw begunAlready()
}

/** A game is played with as many as its rules allow, and a continued one with as many as there were. */
function checkCount({ table, game, seats }: Live, rows: readonly Pick<SeatRow, 'kind'>[]): void {
  const count = rows.filter(({ kind }) => kind !== 'closed').length
  if (table.forkedAt > 0 && count !== seats.length)
    throw new Refused(409, 'same-seats', `This game was begun with ${seats.length} seats, and goes on with as many.`)
  if (!game.meta.seats.includes(count))
    throw new Refused(409, 'bad-seats', `${game.meta.title} is not played with ${count}, only with ${game.meta.seats.join(', ')}.`)
}
