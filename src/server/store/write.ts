// What is written to the store. Every writer takes the table's next event number under its row's lock, so that events are seen in the
// order of their numbers and a stream can be resumed from one.
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Draft, Head } from './append.ts'
import { type Database, rowsOf } from './database.ts'
import { CHANNEL } from './migrations.ts'
import { chat, entries, guests, holders, type SeatRow, seats, type TableRow, tables } from './schema.ts'

/** Takes the next event of a table that is not yet playing; null when it is. */
export async function takeEvent(tx: Database, tableId: string): Promise<number | null> {
  const waiting = and(eq(tables.id, tableId), eq(tables.status, 'waiting'))
  const taken = { event: sql`${tables.event} + 1`, changedAt: sql`now()` }
  const [row] = await tx.update(tables).set(taken).where(waiting).returning({ event: tables.event })
  return row?.event ?? null
}

/** Keeps others from what they would do under the same lock, until the transaction ends. */
export async function lockTable(tx: Database, tableId: string): Promise<void> {
  await tx.select({ id: tables.id }).from(tables).where(eq(tables.id, tableId)).for('update')
}

/** Which seat of which table. */
type SeatKey = Pick<SeatRow, 'tableId' | 'seat'>

interface Beginning extends Head {
  /** The version of the rules that it begins with, and its options as that version has them. */
  readonly rules: number
  readonly options: TableRow['options']
  readonly drafts: readonly Draft[]
}

/** Begins the game of a waiting table: the deal, and the decisions that it was forked with. */
export async function beginGame(tx: Database, tableId: string, beginning: Beginning): Promise<void> {
  const { drafts, rules, options, actors, dueIn, clocks, clockDue } = beginning
  const last = drafts[drafts.length - 1]
  const [row] = await tx.select({ event: tables.event }).from(tables).where(eq(tables.id, tableId))
  await tx.insert(entries).values(drafts.map((draft, i) => ({ ...draft, told: [...draft.told], tableId, event: row.event + 1 + i })))
  await tx
    .update(tables)
    .set({
      status: 'playing',
      rules,
      options,
      seq: last.seq,
      decisions: last.decisions,
      actors,
      event: row.event + drafts.length,
      dueAt: dueIn === null ? null : inMs(dueIn),
      clocks,
      clockDueAt: clockDue === null ? null : new Date(clockDue),
    })
    .where(eq(tables.id, tableId))
}

/** A moment so many milliseconds from now. */
export const inMs = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000}::float8)`

const isSeat = ({ tableId, seat }: SeatKey): SQL | undefined => and(eq(seats.tableId, tableId), eq(seats.seat, seat))

/** Gives an open seat to a person; who holds the lock of the table's row has seen that it is open. */
export async function takeSeat(tx: Database, place: SeatKey, person: Pick<SeatRow, 'name' | 'event' | 'zone'>): Promise<void> {
  await tx
    .update(seats)
    .set({ kind: 'person', ...person })
    .where(isSeat(place))
}

/** Gives a seat to a bot or to nobody. Whoever held it holds it no more, and neither does his recovery link. */
export async function clearSeat(tx: Database, place: SeatKey, put: Pick<SeatRow, 'kind' | 'name' | 'event' | 'recovery'>): Promise<void> {
  await tx.delete(holders).where(and(eq(holders.tableId, place.tableId), eq(holders.seat, place.seat)))
  await tx
    .update(seats)
    .set({ ...put, seenUntil: null })
    .where(isSeat(place))
}

/** Chooses how people will be seated; the seats carry the event, so that everybody is told. */
export async function chooseSeating(tx: Database, tableId: string, { seating, event }: Pick<TableRow, 'seating' | 'event'>): Promise<void> {
  await tx.update(tables).set({ seating }).where(eq(tables.id, tableId))
  await tx.update(seats).set({ event }).where(eq(seats.tableId, tableId))
}

/** Seats people in a new order: seat i is theirs who sat at `order[i].seat`. What is not in it is gone. */
export async function reseat(tx: Database, tableId: string, { order, event }: { order: readonly SeatRow[]; event: number }): Promise<void> {
  const held = await tx.select().from(holders).where(eq(holders.tableId, tableId))
  const placeOf = (seat: number) => order.findIndex((row) => row.seat === seat)
  await tx.delete(holders).where(eq(holders.tableId, tableId))
  await tx.delete(seats).where(eq(seats.tableId, tableId))
  await tx.insert(seats).values(order.map((row, seat) => ({ ...row, seat, event })))
  const moved = held.map((row) => ({ ...row, seat: placeOf(row.seat) })).filter(({ seat }) => seat >= 0)
  if (moved.length > 0) await tx.insert(holders).values(moved)
  const places = order.map((row, seat) => sql`WHEN ${row.seat} THEN ${seat}`)
  await tx
    .update(chat)
    .set({ seat: sql`(CASE ${chat.seat} ${sql.join(places, sql` `)} END)::int` })
    .where(eq(chat.tableId, tableId))
}

/** Chooses the clock of a table that has not begun, or none. */
export async function chooseClock(tx: Database, tableId: string, { clock, event }: Pick<TableRow, 'clock' | 'event'>): Promise<void> {
  await tx.update(tables).set({ clock }).where(eq(tables.id, tableId))
  await tx.update(seats).set({ event }).where(eq(seats.tableId, tableId))
}

/** Takes a table away that has not begun, with all that belongs to it. */
export async function removeTable(tx: Database, tableId: string): Promise<void> {
  for (const part of [chat, holders, seats]) await tx.delete(part).where(eq(part.tableId, tableId))
  await tx.delete(tables).where(eq(tables.id, tableId))
}

/** Lets a browser hold a seat; holding it already, it takes it up anew. */
export async function holdSeat(db: Database, { tableId, seat }: SeatKey, guest: string): Promise<void> {
  // After every seat that it holds there, also where the clock stands still between the two, or was put back.
  const last = sql`(SELECT max(since) FROM holders WHERE table_id = ${tableId} AND guest = ${guest})`
  const since = sql`greatest(clock_timestamp(), ${last} + interval '1 microsecond')`
  const again = { target: [holders.tableId, holders.seat, holders.guest], set: { since } }
  await db.insert(holders).values({ tableId, seat, guest, since }).onConflictDoUpdate(again)
}

interface Renewed extends Pick<SeatRow, 'recovery'> {
  /** The one browser that keeps the seat; null where all do. */
  readonly aloneFor: string | null
}

/** Puts another key in the place of a seat's, and tells everybody who sits there still. A host among those who lose the seat is followed by who keeps it. */
export async function renewKey(tx: Database, place: SeatKey, { recovery, aloneFor }: Renewed): Promise<void> {
  const { tableId, seat } = place
  const [{ event }] = await tx
    .update(tables)
    .set({ event: sql`${tables.event} + 1` })
    .where(eq(tables.id, tableId))
    .returning({ event: tables.event })
  await tx.update(seats).set({ recovery, event }).where(isSeat(place))
  if (aloneFor === null) return
  const others = and(eq(holders.tableId, tableId), eq(holders.seat, seat), ne(holders.guest, aloneFor))
  const lost = await tx.delete(holders).where(others).returning({ guest: holders.guest })
  const guests = lost.map(({ guest }) => guest)
  if (guests.length > 0)
    await tx
      .update(tables)
      .set({ host: aloneFor })
      .where(and(eq(tables.id, tableId), inArray(tables.host, guests)))
}

export async function openSeats(tx: Database, tableId: string): Promise<number[]> {
  const open = and(eq(seats.tableId, tableId), eq(seats.kind, 'open'))
  const rows = await tx.select({ seat: seats.seat }).from(seats).where(open).orderBy(asc(seats.seat))
  return rows.map((row) => row.seat)
}

export interface Saying {
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly guest: string
}

export async function addChat(db: Database, tableId: string, { seat, name, text, guest }: Saying): Promise<number> {
  const result = await db.execute(sql`
    WITH head AS (UPDATE tables SET event = event + 1, changed_at = now() WHERE id = ${tableId} RETURNING event)
    INSERT INTO chat (table_id, event, seat, name, text, guest)
    SELECT ${tableId}, head.event, ${seat}::int, ${name}, ${text}, ${guest} FROM head
    RETURNING event`)
  return rowsOf<{ event: number }>(result)[0].event
}

/** Deletes a line of the chat; its text is gone. Nothing happens where there is no such line, or not any more. */
export async function unsay(db: Database, tableId: string, line: number): Promise<void> {
  await db.execute(sql`
    WITH head AS (
      UPDATE tables SET event = event + 1
      WHERE id = ${tableId} AND EXISTS (SELECT FROM chat WHERE table_id = ${tableId} AND event = ${line}::int AND unsaid IS NULL)
      RETURNING event
    )
    UPDATE chat SET text = '', unsaid = head.event FROM head WHERE table_id = ${tableId} AND chat.event = ${line}::int`)
}

export async function addGuest(db: Database, id: string): Promise<void> {
  await db.insert(guests).values({ id }).onConflictDoNothing()
}

/** Notes that people are at the table until a moment (or have gone), and tells the other processes. */
export async function noteSeen(db: Database, place: SeatKey, until: number): Promise<void> {
  await db.execute(sql`
    WITH seen AS (
      UPDATE seats SET seen_until = ${new Date(until).toISOString()}::timestamptz
      WHERE table_id = ${place.tableId} AND seat = ${place.seat}::int
      RETURNING table_id
    )
    SELECT pg_notify(${CHANNEL}, table_id || ' seen') FROM seen`)
}

/** Writes something, to see whether that can be done: into a new file, since on a full disk there is room in the old ones for long. */
export async function noteHealth(db: Database): Promise<void> {
  await db.execute(sql`DO $$ BEGIN TRUNCATE health; INSERT INTO health DEFAULT VALUES; END $$`)
}
