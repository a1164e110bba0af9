// The tables of the database as Drizzle sees them. The statements that make them are in migrations.ts.
import { boolean, customType, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { MOVES } from '../../core/line.ts'
import type { Told } from '../../core/words.ts'
import type { Clock } from '../../wire/clocks.ts'
import { ASKS, type AskKind, ENDINGS, NOTES, type Stead } from '../../wire/leaving.ts'
import { SEAT_KINDS, SEATINGS } from '../../wire/seats.ts'
import { STATUSES } from '../../wire/tables.ts'

/** What an entry does: deals, makes a decision, takes the last one back, or makes it again. */
export const ENTRY_KINDS = ['deal', ...MOVES] as const

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** How the clocks of a table stand: by seat, in milliseconds, as they were at a moment. */
export interface ClockState {
  readonly at: number
  /** Null where a bot sits from the beginning. */
  readonly left: readonly (number | null)[]
  /** Until when somebody is on holiday. */
  readonly holiday: readonly (number | null)[]
  readonly holidayLeft: readonly number[]
  /** Bit mask of the seats that were told that little is left. */
  readonly warned: number
}

/** What is asked of everybody at a table; `id` is the event that said so. */
export interface AskRow {
  readonly id: number
  readonly kind: AskKind
  readonly by: number
  readonly at: string
  readonly agreed: number
  /** The number of the position in which it was asked. */
  readonly seq: number
  readonly stands?: number
  readonly more?: number
  /** Somebody did not agree: it is asked no more, and not again before the next decision. */
  readonly refused?: true
}

/** A table and its head. `event` counts everything that happened to it; whoever adds something takes the next number. */
export const tables = pgTable('tables', {
  id: text('id').primaryKey(),
  game: text('game').notNull(),
  rules: integer('rules').notNull(),
  name: text('name').notNull(),
  options: jsonb('options').$type<Record<string, string>>().notNull(),
  seed: text('seed').notNull(),
  commitment: text('commitment').notNull(),
  listed: boolean('listed').notNull(),
  isPrivate: boolean('private').notNull().default(false),
  status: text('status', { enum: STATUSES }).notNull(),
  invitation: text('invitation').notNull(),
  watch: text('watch').notNull(),
  forkedFrom: text('forked_from'),
  forkedAt: integer('forked_at').notNull(),
  seq: integer('seq').notNull(),
  event: integer('event').notNull(),
  decisions: integer('decisions').notNull(),
  actors: integer('actors').notNull(),
  dueAt: moment('due_at'),
  /** The browser that laid it. */
  host: text('host'),
  seating: text('seating', { enum: SEATINGS }).notNull().default('listed'),
  /** What was chosen; null plays without time. */
  clock: jsonb('clock').$type<Clock>(),
  clocks: jsonb('clocks').$type<ClockState>(),
  /** When there is something to do about the clocks. */
  clockDueAt: moment('clock_due_at'),
  /** Counts changes of clocks and of who plays for whom: a decision is only committed on the terms on which it was made. */
  terms: integer('terms').notNull().default(0),
  ask: jsonb('ask').$type<AskRow>(),
  /** How it ended; null while it runs, and where the rules ended it. */
  ending: text('ending', { enum: ENDINGS }),
  endingEvent: integer('ending_event'),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

export const seats = pgTable(
  'seats',
  {
    tableId: text('table_id').notNull(),
    seat: integer('seat').notNull(),
    kind: text('kind', { enum: SEAT_KINDS }).notNull(),
    name: text('name').notNull(),
    recovery: text('recovery').notNull(),
    event: integer('event').notNull(),
    seenUntil: moment('seen_until'),
    /** The time zone of who sits there. */
    zone: text('zone'),
    /** The bot that plays for who sits there. */
    stead: jsonb('stead').$type<Stead>(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.seat] })],
)

/** Which browsers hold a seat: the one that took it, and those that came by its recovery link. */
export const holders = pgTable(
  'holders',
  {
    tableId: text('table_id').notNull(),
    seat: integer('seat').notNull(),
    guest: text('guest').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.seat, t.guest] })],
)

export const entries = pgTable(
  'entries',
  {
    tableId: text('table_id').notNull(),
    seq: integer('seq').notNull(),
    event: integer('event').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    seat: integer('seat').notNull(),
    action: integer('action').notNull(),
    decisions: integer('decisions').notNull(),
    snapshot: bytea('snapshot').notNull(),
    told: jsonb('told').$type<Told[]>().notNull(),
    knownTo: integer('known_to').notNull(),
    key: text('move_key'),
    /** The version of the rules that made it; null for the one that the table began with. */
    rules: integer('rules'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.seq] })],
)

export const chat = pgTable(
  'chat',
  {
    tableId: text('table_id').notNull(),
    event: integer('event').notNull(),
    seat: integer('seat'),
    name: text('name').notNull(),
    text: text('text').notNull(),
    guest: text('guest').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** The event with which it was deleted; its text is gone. */
    unsaid: integer('unsaid'),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.event] })],
)

/** What happened to seats and clocks. */
export const notes = pgTable(
  'notes',
  {
    tableId: text('table_id').notNull(),
    event: integer('event').notNull(),
    kind: text('kind', { enum: NOTES }).notNull(),
    seat: integer('seat'),
    by: integer('by_seat'),
    ask: text('ask', { enum: ASKS }),
    until: moment('until'),
    decisions: integer('decisions').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.event] })],
)

/** Times in which no server was there. */
export const gaps = pgTable('gaps', { id: serial('id').primaryKey(), since: moment('since').notNull(), until: moment('until').notNull() })

/** A browser, by the SHA-256 of its cookie. */
export const guests = pgTable('guests', {
  id: text('id').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export type TableRow = typeof tables.$inferSelect
export type SeatRow = typeof seats.$inferSelect
export type ChatRow = typeof chat.$inferSelect
export type EntryRow = typeof entries.$inferSelect
export type NoteRow = typeof notes.$inferSelect
