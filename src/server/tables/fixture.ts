// Tables for tests, of rows that were never in a database.
import { getTableColumns, type Table as Shape } from 'drizzle-orm'
import type { Game, Seat } from '../../core/game.ts'
import { openTable, type Table } from '../../core/table.ts'
import { splendor } from '../../games/splendor/index.ts'
import type { Move } from '../../wire/moves.ts'
import type { Pulse } from '../clocks/pulse.ts'
import type { Wall } from '../clocks/wall.ts'
import type { Asked } from '../store/fixture.ts'
import { type ChatRow, chat, entries, holders, type SeatRow, seats, type TableRow, tables } from '../store/schema.ts'
import { decide } from './decide.ts'
import type { Entry } from './line.ts'
import { type Live, liveOf, type Rows } from './live.ts'

const LONG_AGO = new Date(0)

/** The clock on the wall of this test. */
export const WALL: Wall = { now: () => Date.now(), gaps: () => [] }

/** The pulse of a server that is always there. */
export const PULSE: Pulse = { ...WALL, async start() {}, lost() {}, known: async () => true, stop() {} }

function tableRow(changes: Partial<TableRow> = {}): TableRow {
  return {
    id: 'friday',
    game: 'splendor',
    rules: splendor.meta.rulesVersion,
    name: 'Friday',
    options: {},
    seed: 'seed',
    commitment: '',
    listed: true,
    isPrivate: false,
    status: 'waiting',
    invitation: 'invited',
    watch: 'watching',
    forkedFrom: null,
    forkedAt: 0,
    seq: -1,
    event: 1,
    decisions: 0,
    actors: 0,
    dueAt: null,
    host: 'ada',
    seating: 'listed',
    clock: null,
    clocks: null,
    clockDueAt: null,
    terms: 0,
    ask: null,
    ending: null,
    endingEvent: null,
    createdAt: LONG_AGO,
    changedAt: LONG_AGO,
    ...changes,
  }
}

export function seatRow(seat: number, changes: Partial<SeatRow> = {}): SeatRow {
  const row = { tableId: 'friday', seat, kind: 'person' as const, name: `name ${seat}`, recovery: `key ${seat}`, event: 1 }
  return { ...row, seenUntil: null, zone: null, stead: null, ...changes }
}

/** A table of Ada and Bob that waits, with something otherwise. */
export function waitingTable({ table = {}, ...rows }: Partial<Omit<Rows, 'table'>> & { table?: Partial<TableRow> } = {}): Live {
  const holders = new Map([
    ['ada', 0],
    ['bob', 1],
  ])
  const nothing = { entries: [], chat: [], earlierChat: false, unsaid: [], notes: [], wall: WALL }
  return liveOf({ table: tableRow(table), seats: [seatRow(0), seatRow(1)], holders, ...nothing, ...rows })
}

/** The same table as the one in memory, dealt and no more. */
export function dealtTable({ game, config, at }: Table, changes: Partial<TableRow> = {}): Live {
  const deal: Entry = {
    seq: 0,
    event: 1,
    kind: 'deal',
    seat: 0,
    action: 0,
    decisions: 0,
    snapshot: at(0).bytes,
    told: [],
    knownTo: 0,
    key: null,
    rules: game.meta.rulesVersion,
    at: LONG_AGO,
  }
  return waitingTable({
    table: {
      game: game.meta.id,
      rules: game.meta.rulesVersion,
      options: { ...config.options },
      status: 'playing',
      seq: 0,
      actors: game.actors(at(0)),
      ...changes,
    },
    seats: Array.from({ length: config.seats }, (_, seat) => seatRow(seat)),
    entries: [deal],
  })
}

/** A table of Ada and Bob in which nothing is decided yet. */
export const begunTable = (changes: Partial<TableRow> = {}): Live =>
  dealtTable(openTable(splendor as unknown as Game, { seats: 2, options: {} }, { seed: 'seed' }), changes)

/** The table after one more move, as the hall makes it. */
export function moved(live: Live, seat: Seat, move: Move): Live {
  const { draft, actors } = decide(live, seat, move)
  const entry: Entry = { ...draft, told: [...draft.told], event: live.table.event + 1, at: LONG_AGO }
  const table: TableRow = { ...live.table, ...draft, event: entry.event, actors, status: actors === 0 ? 'finished' : 'playing' }
  return liveOf({ ...live, table, entries: [...live.entries, entry] }, live)
}

export function chatRow(event: number, changes: Partial<ChatRow> = {}): ChatRow {
  return { tableId: 'friday', event, seat: 0, name: 'name 0', text: `said ${event}`, guest: 'ada', at: LONG_AGO, unsaid: null, ...changes }
}

/** What a database that holds some tables finds when one of them is read, or looked for by the code of its invitation or the key of a seat. */
export function foundIn(stored: readonly Live[], { sql, params: [id, after, upTo, limit] }: Asked): object[] {
  if (/"invitation" = /.test(sql)) return stored.filter(({ table }) => table.invitation === id).map(({ table }) => ({ id: table.id }))
  if (/"recovery" = /.test(sql))
    return stored.flatMap((live) => live.seats.filter(({ recovery }) => recovery === id)).map((row) => inOrder(seats, row))
  if (/ FROM pulse$/.test(sql)) return [{ at: new Date(), now: new Date() }]
  const live = stored.find(({ table }) => table.id === id)
  if (!live) return []
  const isAsked = ({ event }: { event: number }) => event > Number(after) && event <= Number(upTo)
  switch (/ from "(\w+)"/.exec(sql)?.[1]) {
    case 'tables':
      return [inOrder(tables, live.table)]
    case 'seats':
      return live.seats.map((row) => inOrder(seats, row))
    case 'holders':
      return [...live.holders].map(([guest, seat]) => inOrder(holders, { tableId: id, seat, guest, since: LONG_AGO }))
    case 'entries':
      return live.entries.filter(isAsked).map((row) => inOrder(entries, { tableId: id, ...row }))
    case 'chat':
      return live.chat
        .filter(isAsked)
        .reverse()
        .slice(0, Number(limit))
        .map((row) => inOrder(chat, row))
    default:
      return []
  }
}

/** A row with its fields in the order of the columns. */
const inOrder = (shape: Shape, row: object): object =>
  Object.fromEntries(Object.keys(getTableColumns(shape)).map((key) => [key, Reflect.get(row, key)]))
