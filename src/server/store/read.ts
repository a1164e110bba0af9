// What is read from the store.
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Stored } from '../../core/forward.ts'
import { CHAT_PAGE } from '../../wire/chat.ts'
import type { Wall } from '../clocks/wall.ts'
import type { Database } from './database.ts'
import {
  type ChatRow,
  chat,
  type EntryRow,
  entries,
  guests,
  holders,
  type NoteRow,
  notes,
  type SeatRow,
  seats,
  type TableRow,
  tables,
} from './schema.ts'

/** Most tables that a list shows. */
const LIST_LENGTH = 100

/** Written out, and not a value: only so the database knows that the index of running tables has them all. */
const isRunning = sql`${tables.status} <> 'finished'`

export async function tableRow(db: Database, id: string): Promise<TableRow | undefined> {
  const [row] = await db.select().from(tables).where(eq(tables.id, id))
  return row
}

export function seatRows(db: Database, id: string): Promise<SeatRow[]> {
  return db.select().from(seats).where(eq(seats.tableId, id)).orderBy(asc(seats.seat))
}

/** Which browser holds which seat; one that holds several has the one it took last. */
export async function holdersOf(db: Database, id: string): Promise<Map<string, number>> {
  const rows = await db.select().from(holders).where(eq(holders.tableId, id)).orderBy(asc(holders.since))
  return new Map(rows.map(({ guest, seat }) => [guest, seat]))
}

/** Events after one and up to another, which was read first: those up to it are all there, because each writer locks the table's row. */
export interface Span {
  readonly after: number
  readonly upTo: number
}

export function entryRows(db: Database, id: string, { after, upTo }: Span): Promise<EntryRow[]> {
  const within = and(eq(entries.tableId, id), gt(entries.event, after), lte(entries.event, upTo))
  return db.select().from(entries).where(within).orderBy(asc(entries.seq))
}

/** The latest lines of what was said, and whether there were more. */
export interface Said {
  readonly lines: readonly ChatRow[]
  readonly earlier: boolean
}

export async function chatRows(db: Database, id: string, { after, upTo }: Span): Promise<Said> {
  const within = and(eq(chat.tableId, id), gt(chat.event, after), lte(chat.event, upTo), isNull(chat.unsaid))
  const latest = await db
    .select()
    .from(chat)
    .where(within)
    .orderBy(desc(chat.event))
    .limit(CHAT_PAGE + 1)
  return latestOf(latest.reverse())
}

/** Lines that were deleted, with the event that said so. */
export function unsaidRows(db: Database, id: string, { after, upTo }: Span): Promise<{ chat: number; event: number }[]> {
  const within = and(eq(chat.tableId, id), gt(chat.unsaid, after), lte(chat.unsaid, upTo))
  return db
    .select({ chat: chat.event, event: sql<number>`${chat.unsaid}` })
    .from(chat)
    .where(within)
    .orderBy(asc(chat.unsaid))
}

/** Who said a line; undefined where there is none of that number. */
export async function sayerOf(db: Database, id: string, line: number): Promise<string | undefined> {
  const [row] = await db
    .select({ guest: chat.guest })
    .from(chat)
    .where(and(eq(chat.tableId, id), eq(chat.event, line)))
  return row?.guest
}

export function noteRows(db: Database, id: string, { after, upTo }: Span): Promise<NoteRow[]> {
  const within = and(eq(notes.tableId, id), gt(notes.event, after), lte(notes.event, upTo))
  return db.select().from(notes).where(within).orderBy(asc(notes.event))
}

/** A page of lines; what is before them is left out. */
export function latestOf(lines: readonly ChatRow[]): Said {
  return { lines: lines.slice(-CHAT_PAGE), earlier: lines.length > CHAT_PAGE }
}

export async function isGuest(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: guests.id }).from(guests).where(eq(guests.id, id))
  return rows.length > 0
}

/** The table that an invitation code is for. */
export async function invitedTo(db: Database, code: string): Promise<string | undefined> {
  const [row] = await db.select({ id: tables.id }).from(tables).where(eq(tables.invitation, code))
  return row?.id
}

/** The rematch of a table that still waits; the first, where there are several. */
export async function rematchOf(db: Database, id: string): Promise<TableRow | undefined> {
  const again = and(eq(tables.forkedFrom, id), eq(tables.forkedAt, 0), eq(tables.status, 'waiting'))
  const [row] = await db.select().from(tables).where(again).orderBy(asc(tables.createdAt)).limit(1)
  return row
}

/** The seat that a recovery key gives back. */
export async function seatOfKey(db: Database, key: string): Promise<SeatRow | undefined> {
  const [row] = await db.select().from(seats).where(eq(seats.recovery, key))
  return row
}

/** A browser's seat at a table, and how many browsers have it. */
export interface OwnSeatRow {
  readonly table: Pick<TableRow, 'id' | 'game' | 'name'>
  readonly seat: Pick<SeatRow, 'seat' | 'name' | 'recovery'>
  readonly devices: number
}

/** The seats of a browser at tables that run, the latest change first. */
export async function ownSeats(db: Database, guest: string): Promise<OwnSeatRow[]> {
  const devices = sql<number>`(SELECT count(*)::int FROM holders AS all_of WHERE all_of.table_id = ${holders.tableId} AND all_of.seat = ${holders.seat})`
  return db
    .select({
      table: { id: tables.id, game: tables.game, name: tables.name },
      seat: { seat: seats.seat, name: seats.name, recovery: seats.recovery },
      devices,
    })
    .from(holders)
    .innerJoin(tables, eq(tables.id, holders.tableId))
    .innerJoin(seats, and(eq(seats.tableId, holders.tableId), eq(seats.seat, holders.seat)))
    .where(and(eq(holders.guest, guest), isRunning))
    .orderBy(desc(tables.changedAt))
    .limit(LIST_LENGTH)
}

/** A table with its seats and the viewer's place: enough for a card. */
export interface CardRows {
  readonly table: TableRow
  readonly seats: readonly SeatRow[]
  readonly you: number | null
  /** The seat of whoever laid the table, if he sits. */
  readonly host: number | undefined
  /** The last position of a finished game. */
  readonly last: Stored | null
}

/** The same with the clock on the wall, by which its clocks are shown. */
export interface TimedCard extends CardRows {
  readonly wall: Wall
}

/** A browser's tables, the latest change first. Those that run are all there, however many have ended since. */
export async function cardsOf(db: Database, guest: string): Promise<CardRows[]> {
  const mine = db.select({ id: holders.tableId }).from(holders).where(eq(holders.guest, guest))
  // A host who does not sit still waits for those who will.
  const own = or(inArray(tables.id, mine), and(eq(tables.host, guest), eq(tables.status, 'waiting')))
  const running = await listWhere(db, { condition: and(own, isRunning), most: LIST_LENGTH })
  const over = and(inArray(tables.id, mine), eq(tables.status, 'finished'))
  const finished = await listWhere(db, { condition: over, most: LIST_LENGTH - running.length })
  const rows = [...running, ...finished].sort((a, b) => b.table.changedAt.getTime() - a.table.changedAt.getTime())
  const places = await placesOf(db, guest, rows)
  return rows.map((row) => ({ ...row, you: places.get(row.table.id) ?? null }))
}

/** Where a browser sits at some tables; where it holds several seats, at the one that it took last. */
async function placesOf(db: Database, guest: string, rows: readonly CardRows[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ table }) => table.id)
  const held = and(eq(holders.guest, guest), inArray(holders.tableId, ids))
  const mine = await db.select().from(holders).where(held).orderBy(asc(holders.since))
  return new Map(mine.map(({ tableId, seat }) => [tableId, seat]))
}

/** Listed tables that wait or play, those that wait first. */
export async function listedCards(db: Database): Promise<CardRows[]> {
  const rows = await listWhere(db, { condition: and(eq(tables.listed, true), isRunning), most: LIST_LENGTH })
  const waiting = (row: CardRows) => (row.table.status === 'waiting' ? 0 : 1)
  return rows.sort((a, b) => waiting(a) - waiting(b))
}

async function listWhere(db: Database, { condition, most }: { condition: SQL | undefined; most: number }): Promise<CardRows[]> {
  if (most <= 0) return []
  const rows = await db.select().from(tables).where(condition).orderBy(desc(tables.changedAt)).limit(most)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const places = await db.select().from(seats).where(inArray(seats.tableId, ids)).orderBy(asc(seats.seat))
  const hosts = await db
    .select({ tableId: holders.tableId, seat: holders.seat })
    .from(holders)
    .innerJoin(tables, and(eq(tables.id, holders.tableId), eq(tables.host, holders.guest)))
    .where(inArray(tables.id, ids))
  const lasts = await lastPositions(db, rows)
  return rows.map((table) => ({
    table,
    seats: places.filter((place) => place.tableId === table.id),
    you: null,
    host: hosts.find(({ tableId }) => tableId === table.id)?.seat,
    last: lasts.get(table.id) ?? null,
  }))
}

/** How the finished games among some tables ended. */
async function lastPositions(db: Database, rows: readonly TableRow[]): Promise<Map<string, Stored>> {
  const over = rows.filter((row) => row.status === 'finished').map(({ id }) => id)
  if (over.length === 0) return new Map()
  const ended = await db
    .select({ id: entries.tableId, bytes: entries.snapshot, rules: sql<number>`coalesce(${entries.rules}, ${tables.rules})` })
    .from(entries)
    .innerJoin(tables, and(eq(tables.id, entries.tableId), eq(tables.seq, entries.seq)))
    .where(inArray(tables.id, over))
  return new Map(ended.map(({ id, bytes, rules }) => [id, { bytes, rules }]))
}

export async function countByStatus(db: Database): Promise<{ status: string; count: number }[]> {
  return db.select({ status: tables.status, count: sql<number>`count(*)::int` }).from(tables).groupBy(tables.status)
}
