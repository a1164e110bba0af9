// Opening tables and sitting down at them. A game begins when no seat is open any more.
import { botOf } from '../../bots/index.ts'
import { configOf } from '../../core/config.ts'
import { SPECTATOR } from '../../core/game.ts'
import { commitment } from '../../core/seed.ts'
import { gameOf } from '../../games/index.ts'
import type { Join, SeatPlan } from '../../wire/seats.ts'
import type { NewTable } from '../../wire/tables.ts'
import { chosenClock, chosenZone } from '../clocks/chosen.ts'
import { Refused } from '../refused.ts'
import type { Database } from '../store/database.ts'
import { holdersOf, rematchOf, seatRows } from '../store/read.ts'
import { seats as places, type SeatRow, tables } from '../store/schema.ts'
import { holdSeat, lockTable, openSeats, takeEvent, takeSeat } from '../store/write.ts'
import { begin } from './begin.ts'
import { freshSeed, invitationCode, linkCode, recoveryKey, tableId } from './codes.ts'
import { type Forked, forkedFrom, keptEntries } from './fork.ts'
import type { Hall } from './hall.ts'
import type { Live } from './live.ts'
import { viewerOf } from './shown.ts'
import { cleanText, freeName } from './text.ts'

/** A browser that asks for something: who it says it is, and how it becomes somebody once nothing speaks against it. */
export interface Asker {
  readonly claimed: string | null
  welcome(): Promise<string>
}

/** A table that is to be, and the one that it leaves, if it leaves one. */
interface Planned {
  readonly plan: NewTable
  readonly forked?: Forked
}

/** Opens a table; it begins at once when nobody is waited for. */
export async function createTable(hall: Hall, asker: Asker, planned: Planned): Promise<Opened> {
  const { plan, forked } = planned
  const rows = rowsOf(planned)
  const guest = await asker.welcome()
  const table = { ...rows.table, host: guest, createdAt: new Date(hall.wall.now()) }
  const mine = plan.seats.findIndex(({ kind }) => kind === 'person')
  const isFull = plan.seats.every(({ kind }) => kind !== 'open')
  const { met, due } = await hall.store.db.transaction(async (tx) => {
    const found = forked && (await waitingRematch(tx, forked, guest))
    if (found) return { met: found, due: false }
    await tx.insert(tables).values(table)
    await tx.insert(places).values(rows.seats)
    if (mine >= 0) await holdSeat(tx, { tableId: table.id, seat: mine }, guest)
    return { due: isFull && (await begin(tx, { id: table.id, kept: forked ? keptEntries(forked) : [] }, hall)) }
  })
  if (met) return joinTable(hall, asker, { ...met, name: rows.seats[mine].name, ...zoneIn(rows.seats[mine]) })
  if (due) hall.botDue(hall.botPauseMs)
  return { live: await hall.reread(table.id), guest }
}

/** The rematch of the same game that waits already, with room for who asks: at the seat that was his, if it is free. */
async function waitingRematch(tx: Database, { from, meets }: Forked, guest: string): Promise<Met | undefined> {
  if (meets === null) return undefined
  // Of two who ask at once the second waits here, and finds the first one's table.
  await lockTable(tx, from.table.id)
  const row = await rematchOf(tx, from.table.id)
  if (!row) return undefined
  const open = await openSeats(tx, row.id)
  const sits = (await holdersOf(tx, row.id)).has(guest)
  return open.length > 0 || sits ? { id: row.id, invitation: row.invitation, ...(open.includes(meets) && { seat: meets }) } : undefined
}

interface Met extends Omit<Join, 'name'> {
  readonly id: string
}

/** A table, and who asked for it. */
export interface Opened {
  readonly live: Live
  readonly guest: string
}

/** Seats a browser at an open place, the first unless it asks for one. Whoever sits already stays where he is. */
export async function joinTable(hall: Hall, asker: Asker, { id, invitation, name, seat, zone }: Join & { id: string }): Promise<Opened> {
  const live = await hall.readFor(id, asker.claimed, invitation)
  if (asker.claimed !== null && viewerOf(live, asker.claimed) !== SPECTATOR) return { live, guest: asker.claimed }
  if (invitation !== live.table.invitation) throw new Refused(403, 'bad-invitation', 'This invitation is not for this table.')
  if (live.table.status !== 'waiting') throw begunAlready()
  const called = cleanText('Your name', name)
  const lives = zone === undefined ? null : chosenZone(zone)
  if (seat !== undefined && seat >= live.seats.length)
    throw new Refused(400, 'no-such-seat', `This table has no seat ${seat}; seats count from 0.`)
  const forked = await forkedFrom(hall, live)
  const kept = forked ? keptEntries(forked) : []
  const guest = await asker.welcome()
  const due = await hall.cache.whileWriting(id, () =>
    hall.store.db.transaction(async (tx) => {
      const event = await takeEvent(tx, id)
      if (event === null) throw begunAlready()
      const open = await openSeats(tx, id)
      if (open.length === 0) throw new Refused(409, 'full', 'No seat is open at this table.')
      const place = { tableId: id, seat: seat ?? open[0] }
      if (!open.includes(place.seat)) throw new Refused(409, 'seat-taken', 'This seat is taken; choose another.')
      await takeSeat(tx, place, { name: freeName(called, await seatRows(tx, id)), zone: lives, event })
      await holdSeat(tx, place, guest)
      return open.length === 1 && begin(tx, { id, kept }, hall)
    }),
  )
  if (due) hall.botDue(hall.botPauseMs)
  return { live: await hall.reread(id), guest }
}

const zoneIn = ({ zone }: Pick<SeatRow, 'zone'>) => (zone === null ? {} : { zone })

export const begunAlready = (): Refused => new Refused(409, 'begun', 'Every seat is taken and the game has begun.')

/** The rows of a new table; throws BadConfig or Refused for what cannot be one. */
function rowsOf({ plan, forked }: Planned) {
  const game = gameOf(plan.game)
  const { options } = configOf(game, plan.seats.length, plan.options)
  if (plan.seats.filter(({ kind }) => kind === 'person').length > 1)
    throw new Refused(400, 'two-seats', 'Only one seat can be yours; leave the others open or give them to bots.')
  const seed = freshSeed()
  const id = tableId()
  const table = {
    id,
    game: plan.game,
    rules: game.meta.rulesVersion,
    name: cleanText("The table's name", plan.name),
    options,
    seed,
    commitment: commitment(seed),
    listed: plan.listed,
    isPrivate: plan.private ?? false,
    clock: plan.clock === undefined ? null : chosenClock(plan.clock),
    status: 'waiting' as const,
    invitation: invitationCode(),
    watch: linkCode(),
    forkedFrom: forked?.from.table.id ?? null,
    forkedAt: forked?.at ?? 0,
    // After a rematch somebody else begins.
    seating: forked?.at === 0 ? ('rotated' as const) : ('listed' as const),
    seq: -1,
    event: 1,
    decisions: 0,
    actors: 0,
  }
  return { table, seats: plan.seats.map((seat, i) => ({ ...planned(seat), tableId: id, seat: i, recovery: recoveryKey(), event: 1 })) }
}

function planned(plan: SeatPlan): Pick<SeatRow, 'kind' | 'name' | 'zone'> {
  switch (plan.kind) {
    case 'person':
      return { kind: 'person', name: cleanText('Your name', plan.name), zone: plan.zone === undefined ? null : chosenZone(plan.zone) }
    case 'bot':
      return { kind: 'bot', name: botOf(plan.bot).id, zone: null }
    case 'open':
      return { kind: 'open', name: '', zone: null }
  }
}
