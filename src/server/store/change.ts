// Commits what happens to a table besides decisions, if nothing else has happened to it since it was read.
import { and, eq, sql } from 'drizzle-orm'
import type { Draft, Head } from './append.ts'
import type { Database } from './database.ts'
import { entries, holders, type NoteRow, notes, type SeatRow, seats, type TableRow, tables } from './schema.ts'
import { inMs } from './write.ts'

/** What is written. */
export interface Changed extends Head, Pick<TableRow, 'ask' | 'ending'> {
  /** The event that the table was read at. */
  readonly event: number
  readonly at: Date
  readonly seats: readonly SeatRow[]
  readonly notes: readonly Omit<NoteRow, 'tableId' | 'event' | 'decisions' | 'at'>[]
  readonly taken: Draft | null
  readonly decisions: number
  /** The seat that nobody holds any more. */
  readonly removed: number | null
}

/** Each note has an event, then what is taken back, then the seats, then the end: one message each, so that a stream can be cut between any two. */
export async function commitChange(tx: Database, tableId: string, changed: Changed): Promise<boolean> {
  const { event, at, taken, ending, decisions } = changed
  const noteEvent = (i: number) => event + 1 + i
  const takenEvent = event + changed.notes.length + 1
  const seatsEvent = takenEvent + (taken ? 1 : 0)
  const last = seatsEvent + (ending === null ? 0 : 1)
  if (!(await moveHead(tx, tableId, { changed, last }))) return false
  if (changed.notes.length > 0)
    await tx.insert(notes).values(changed.notes.map((note, i) => ({ ...note, tableId, event: noteEvent(i), decisions, at })))
  if (taken) await tx.insert(entries).values({ ...taken, told: [...taken.told], tableId, event: takenEvent })
  for (const { seat, stead, recovery, seenUntil } of changed.seats)
    await tx
      .update(seats)
      .set({ stead, recovery, event: seatsEvent, ...(seat === changed.removed && { seenUntil }) })
      .where(and(eq(seats.tableId, tableId), eq(seats.seat, seat)))
  if (changed.removed !== null) await tx.delete(holders).where(and(eq(holders.tableId, tableId), eq(holders.seat, changed.removed)))
  return true
}

async function moveHead(tx: Database, tableId: string, { changed, last }: { changed: Changed; last: number }): Promise<boolean> {
  const { actors, dueIn, clocks, clockDue, ask, ending, taken } = changed
  const moved = await tx
    .update(tables)
    .set({
      event: last,
      terms: sql`${tables.terms} + 1`,
      actors,
      clocks,
      ask,
      dueAt: dueIn === null ? null : inMs(dueIn),
      clockDueAt: clockDue === null ? null : new Date(clockDue),
      ...(changed.notes.length > 0 && { changedAt: sql`now()` }),
      ...(taken && { seq: taken.seq, decisions: taken.decisions }),
      ...(ending && { status: 'finished' as const, ending, endingEvent: last }),
    })
    .where(and(eq(tables.id, tableId), eq(tables.event, changed.event), eq(tables.status, 'playing')))
    .returning({ event: tables.event })
  return moved.length > 0
}
