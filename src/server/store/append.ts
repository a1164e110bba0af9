// The one statement that matters: an entry is committed in one round trip, prepared once a connection.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Told } from '../../core/words.ts'
import type { Database } from './database.ts'
import { type ClockState, type ENTRY_KINDS, entries, tables } from './schema.ts'

/** An entry before it is committed. */
export interface Draft {
  readonly seq: number
  readonly kind: (typeof ENTRY_KINDS)[number]
  readonly seat: number
  readonly action: number
  readonly decisions: number
  readonly snapshot: Uint8Array
  readonly told: readonly Told[]
  readonly knownTo: number
  readonly key: string | null
  /** The version of the rules by which it is made. */
  readonly rules: number
}

/** What the table's row says after an entry. */
export interface Head {
  readonly actors: number
  /** When a bot owes the next decision: after so many milliseconds; otherwise null. */
  readonly dueIn: number | null
  /** How the clocks stand, where the table has some. */
  readonly clocks: ClockState | null
  /** When there is something to do about them. */
  readonly clockDue: number | null
}

/** What the table's row must say before it: others may have changed what the entry relies on. */
export interface Terms {
  readonly terms: number
}

export interface Committed {
  readonly event: number
  readonly at: Date
}

/** Commits an entry, or answers null when another took its number. */
export type Append = (tableId: string, draft: Draft, head: Head & Terms) => Promise<Committed | null>

export function preparedAppend(db: Database): Append {
  const statement = prepared(db)
  return async (tableId, { told, ...draft }, { actors, dueIn, clocks, clockDue, terms }) => {
    // The end of the game is an event of its own: a stream cut between the last position and the seed still gets the seed.
    const over = actors === 0
    const timed = { clocks: clocks && JSON.stringify(clocks), clockDue: momentOf(clockDue), terms }
    const values = { ...draft, ...timed, tableId, told: JSON.stringify(told), actors, due: secondsOf(dueIn) }
    const [row] = await statement.execute({ ...values, events: over ? 2 : 1, status: over ? 'finished' : 'playing' })
    return row ?? null
  }
}

export const secondsOf = (ms: number | null): number | null => (ms === null ? null : ms / 1000)

const momentOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const given = <T>(name: string, type: string): SQL<T> => sql<T>`${sql.placeholder(name)}::${sql.raw(type)}`

function prepared(db: Database) {
  const whole = (name: string) => given<number>(name, 'int')
  const events = whole('events')
  const head = db.$with('head').as(
    db
      .update(tables)
      .set({
        seq: whole('seq'),
        event: sql`${tables.event} + ${events}`,
        decisions: whole('decisions'),
        actors: whole('actors'),
        status: given('status', 'text'),
        changedAt: sql`now()`,
        dueAt: sql`now() + make_interval(secs => ${given('due', 'float8')})`,
        clocks: given('clocks', 'jsonb'),
        clockDueAt: given('clockDue', 'timestamptz'),
      })
      .where(
        and(
          eq(tables.id, given('tableId', 'text')),
          eq(tables.seq, sql`${whole('seq')} - 1`),
          eq(tables.terms, whole('terms')),
          eq(tables.status, 'playing'),
        ),
      )
      .returning({ event: sql<number>`${tables.event} - ${events} + 1`.as('first_event') }),
  )
  const entry = db
    .select({
      tableId: given<string>('tableId', 'text').as('table_id'),
      seq: whole('seq').as('seq'),
      event: head.event,
      kind: given<Draft['kind']>('kind', 'text').as('kind'),
      seat: whole('seat').as('seat'),
      action: whole('action').as('action'),
      decisions: whole('decisions').as('decisions'),
      snapshot: given<Uint8Array>('snapshot', 'bytea').as('snapshot'),
      told: given<Told[]>('told', 'jsonb').as('told'),
      knownTo: whole('knownTo').as('known_to'),
      key: given<string>('key', 'text').as('move_key'),
      rules: whole('rules').as('rules'),
      at: sql<Date>`now()`.as('at'),
    })
    .from(head)
  return db.with(head).insert(entries).select(entry).returning({ event: entries.event, at: entries.at }).prepare('append_entry')
}
