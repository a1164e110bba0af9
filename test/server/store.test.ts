// The store by itself: what is written to a database and read from it, with nothing above.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Draft, preparedAppend, secondsOf } from '../../src/server/store/append.ts'
import { rowsOf, type Store } from '../../src/server/store/database.ts'
import { postpone, postponeClock, takeDueClock, takeDueTable } from '../../src/server/store/due.ts'
import { openEmbedded } from '../../src/server/store/embedded.ts'
import { rememberingDatabase } from '../../src/server/store/fixture.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openStore } from '../../src/server/store/open.ts'
import { gapsAfter, lastPulse, notePulse } from '../../src/server/store/pulse.ts'
import { cardsOf, chatRows, entryRows, holdersOf, isGuest, listedCards, seatRows, tableRow } from '../../src/server/store/read.ts'
import { seats, type TableRow, tables } from '../../src/server/store/schema.ts'
import {
  addChat,
  addGuest,
  beginGame,
  clearSeat,
  holdSeat,
  noteSeen,
  openSeats,
  removeTable,
  reseat,
  takeEvent,
  takeSeat,
} from '../../src/server/store/write.ts'
import { CHAT_PAGE } from '../../src/wire/chat.ts'
import { type Ground, ground, OPENING_MS } from './ground.ts'

const HOUR_MS = 3_600_000
/** A table without clocks. */
const UNTIMED = { clocks: null, clockDue: null }

let at: Ground
let store: Store
beforeAll(async () => {
  at = await ground('PGlite', { postgres: inject('postgres') })
  store = await openStore(at.settings)
  for (const guest of ['ada', 'phone', 'cy', 'dora', 'eva', 'eve', 'fay']) await addGuest(store.db, guest)
}, OPENING_MS)
afterAll(async () => {
  await store.close()
  at.clear()
})

let made = 0

/** A table with a person, a bot and an open seat, that waits unless something else is said. */
async function laid(changes: Partial<TableRow> = {}): Promise<string> {
  const id = `table${++made}`
  await store.db.insert(tables).values({
    id,
    game: 'splendor',
    rules: 1,
    name: id,
    options: {},
    seed: 'seed',
    commitment: '',
    listed: false,
    status: 'waiting',
    invitation: `in${id}`,
    watch: '',
    forkedAt: 0,
    seq: -1,
    event: 1,
    decisions: 0,
    actors: 0,
    ...changes,
  })
  const kinds = ['person', 'bot', 'open'] as const
  await store.db
    .insert(seats)
    .values(kinds.map((kind, seat) => ({ tableId: id, seat, kind, name: kind, recovery: `${id} ${seat}`, event: 1 })))
  return id
}

const draft = (seq: number, changes: Partial<Draft> = {}): Draft => ({
  seq,
  kind: seq === 0 ? 'deal' : 'play',
  seat: 1,
  action: 7,
  decisions: seq,
  snapshot: Uint8Array.of(1, 2, 3),
  told: [{ event: 'takes', seat: 1, facts: { gems: 3 } }],
  knownTo: 5,
  key: null,
  rules: 1,
  ...changes,
})

/** In how many minutes, begun ones counted, a table is due; null for never. Minutes, since tests may be slow. */
async function dueIn(id: string): Promise<number | null> {
  const found = await store.db.execute(
    sql`SELECT ceil(extract(epoch FROM due_at - now()) / 600)::int * 10 AS due FROM tables WHERE id = ${id}`,
  )
  return rowsOf<{ due: number | null }>(found)[0].due
}

describe('An entry', () => {
  test('is appended once, under its number, to a table that plays', async () => {
    const append = preparedAppend(store.db)
    const id = await laid({ status: 'playing', seq: 0, event: 4 })
    const head = { actors: 2, dueIn: null, ...UNTIMED, terms: 0 }
    const committed = await append(id, draft(1, { key: 'key' }), head)
    expect(committed).toMatchObject({ event: 5, at: expect.any(Date) })
    expect(await append(id, draft(1), head)).toBeNull()
    expect(await append(id, draft(3), head)).toBeNull()
    expect(await tableRow(store.db, id)).toMatchObject({ seq: 1, event: 5, decisions: 1, actors: 2, status: 'playing', dueAt: null })
    const [entry] = await entryRows(store.db, id, { after: 0, upTo: 5 })
    expect(entry).toMatchObject({ ...draft(1, { key: 'key' }), tableId: id, event: 5 })
    expect(await append(await laid(), draft(0), head)).toBeNull()
  })
  test('that was made on other terms than the table’s is not appended', async () => {
    const append = preparedAppend(store.db)
    const id = await laid({ status: 'playing', seq: 0, terms: 3 })
    const head = { actors: 2, dueIn: null, ...UNTIMED }
    expect(await append(id, draft(1), { ...head, terms: 2 })).toBeNull()
    expect(await append(id, draft(1), { ...head, terms: 3 })).not.toBeNull()
  })
  test('leaves clocks as they stand, and when there is something to do about them', async () => {
    const clocks = { at: HOUR_MS, left: [1000, null, 2000], holiday: [null, null, null], holidayLeft: [0, 0, 0], warned: 1 }
    const id = await laid({ status: 'playing', seq: 0 })
    await preparedAppend(store.db)(id, draft(1), { actors: 2, dueIn: null, clocks, clockDue: HOUR_MS + 1000, terms: 0 })
    expect(await tableRow(store.db, id)).toMatchObject({ clocks, clockDueAt: new Date(HOUR_MS + 1000) })
    expect(await takeDueClock(store.db, HOUR_MS, 5000)).toBeNull()
    expect(await takeDueClock(store.db, HOUR_MS + 1000, 5000)).toBe(id)
    expect(await takeDueClock(store.db, HOUR_MS + 1000, 5000)).toBeNull()
    expect((await tableRow(store.db, id))?.clockDueAt).toEqual(new Date(HOUR_MS + 6000))
    await postponeClock(store.db, id, 10 * HOUR_MS)
    expect(await takeDueClock(store.db, 9 * HOUR_MS, 0)).toBeNull()
    await store.db.update(tables).set({ clockDueAt: null }).where(eq(tables.id, id))
    await postponeClock(store.db, id, 0)
    expect(await takeDueClock(store.db, 9 * HOUR_MS, 0)).toBeNull()
  })
  test('that ends the game is two events', async () => {
    const id = await laid({ status: 'playing', seq: 0, event: 4 })
    expect(await preparedAppend(store.db)(id, draft(1), { actors: 0, dueIn: null, ...UNTIMED, terms: 0 })).toMatchObject({ event: 5 })
    expect(await tableRow(store.db, id)).toMatchObject({ event: 6, status: 'finished' })
  })
  test('after which a bot owes a decision makes the table due', async () => {
    const id = await laid({ status: 'playing', seq: 0 })
    await preparedAppend(store.db)(id, draft(1), { actors: 2, dueIn: HOUR_MS, ...UNTIMED, terms: 0 })
    expect(await dueIn(id)).toBe(60)
    expect([secondsOf(null), secondsOf(0), secondsOf(1500)]).toEqual([null, 0, 1.5])
    await postpone(store.db, id, 100 * HOUR_MS)
  })
  test('of those between two events alone are read, in order', async () => {
    const id = await laid({ event: 1 })
    await beginGame(store.db, id, { drafts: [draft(0), draft(1), draft(2)], rules: 1, options: {}, actors: 1, dueIn: null, ...UNTIMED })
    expect(await tableRow(store.db, id)).toMatchObject({ status: 'playing', seq: 2, decisions: 2, event: 4, actors: 1, dueAt: null })
    const numbers = async (after: number, upTo: number) => (await entryRows(store.db, id, { after, upTo })).map(({ event }) => event)
    expect(await numbers(0, 4)).toEqual([2, 3, 4])
    expect(await numbers(2, 3)).toEqual([3])
  })
})

describe('A table whose bot is due', () => {
  test('is taken for a time, the longest due first, and by nobody else meanwhile', async () => {
    const [late, later, soon] = [await laid(), await laid(), await laid()]
    await postpone(store.db, late, -2 * HOUR_MS)
    await postpone(store.db, later, -HOUR_MS)
    await postpone(store.db, soon, 2 * HOUR_MS)
    expect(await takeDueTable(store.db, HOUR_MS)).toBe(late)
    expect(await takeDueTable(store.db, HOUR_MS)).toBe(later)
    expect(await takeDueTable(store.db, HOUR_MS)).toBeNull()
    expect(await dueIn(late)).toBe(60)
    expect(await dueIn(soon)).toBe(120)
  })
  test('is due at once when the only server opens its database again', async () => {
    const [waits, due] = [await laid(), await laid()]
    await postpone(store.db, due, HOUR_MS)
    await store.close()
    store = await openStore(at.settings)
    expect(await dueIn(due)).toBeLessThanOrEqual(0)
    expect(await dueIn(waits)).toBeNull()
    await postpone(store.db, due, 100 * HOUR_MS)
  })
})

describe('Seats', () => {
  test('are taken under the next event of a table that waits', async () => {
    const id = await laid()
    expect(await takeEvent(store.db, id)).toBe(2)
    expect(await takeEvent(store.db, await laid({ status: 'playing' }))).toBeNull()
    expect(await openSeats(store.db, id)).toEqual([2])
    await takeSeat(store.db, { tableId: id, seat: 2 }, { name: 'Cy', event: 2, zone: null })
    expect((await seatRows(store.db, id)).map(({ kind, name, event }) => `${kind} ${name} ${event}`)).toEqual([
      'person person 1',
      'bot bot 1',
      'person Cy 2',
    ])
    expect(await openSeats(store.db, id)).toEqual([])
  })
  test('are held by browsers; one that holds two has the one it took last', async () => {
    const id = await laid()
    for (const seat of [0, 2, 0]) await holdSeat(store.db, { tableId: id, seat }, 'ada')
    await holdSeat(store.db, { tableId: id, seat: 0 }, 'phone')
    expect(await holdersOf(store.db, id)).toEqual(
      new Map([
        ['ada', 0],
        ['phone', 0],
      ]),
    )
    await clearSeat(store.db, { tableId: id, seat: 0 }, { kind: 'open', name: '', event: 2, recovery: 'new' })
    expect(await holdersOf(store.db, id)).toEqual(new Map([['ada', 2]]))
    expect((await seatRows(store.db, id))[0]).toMatchObject({ kind: 'open', name: '', event: 2, recovery: 'new', seenUntil: null })
  })
  test('in a new order keep their people and what they have said; who is not in it has nothing', async () => {
    const id = await laid()
    await holdSeat(store.db, { tableId: id, seat: 0 }, 'ada')
    await holdSeat(store.db, { tableId: id, seat: 2 }, 'cy')
    for (const seat of [0, 2, null]) await addChat(store.db, id, { seat, name: '', text: `of ${seat}`, guest: 'ada' })
    const rows = await seatRows(store.db, id)
    await reseat(store.db, id, { order: [rows[1], rows[0]], event: 9 })
    expect((await seatRows(store.db, id)).map(({ kind, event }) => `${kind} ${event}`)).toEqual(['bot 9', 'person 9'])
    expect(await holdersOf(store.db, id)).toEqual(new Map([['ada', 1]]))
    const said = await chatRows(store.db, id, { after: 0, upTo: 9 })
    expect(said.lines.map(({ seat, text }) => [text, seat])).toEqual([
      ['of 0', 1],
      ['of 2', null],
      ['of null', null],
    ])
  })
  test('in a new order may be held by nobody', async () => {
    const id = await laid()
    await reseat(store.db, id, { order: [...(await seatRows(store.db, id))].reverse(), event: 2 })
    expect((await seatRows(store.db, id)).map(({ kind }) => kind)).toEqual(['open', 'bot', 'person'])
    expect((await holdersOf(store.db, id)).size).toBe(0)
  })
  test('are seen until a moment', async () => {
    const id = await laid()
    await noteSeen(store.db, { tableId: id, seat: 0 }, HOUR_MS)
    const [here, other] = await seatRows(store.db, id)
    expect(here.seenUntil).toEqual(new Date(HOUR_MS))
    expect(other.seenUntil).toBeNull()
  })
})

describe('Lists', () => {
  test('show the listed ones that are not over, those that wait first and the latest change before', async () => {
    const ids = [await laid({ listed: true, status: 'playing' }), await laid({ listed: true }), await laid({ listed: true }), await laid()]
    const over = await laid({ listed: true, status: 'finished' })
    const listed = (await listedCards(store.db)).map(({ table }) => table.id)
    expect(listed).toEqual([ids[2], ids[1], ids[0]])
    expect(listed).not.toContain(over)
  })
  test('show a browser where it sits, and what it laid and still waits for', async () => {
    const [sits, laidBy, begun] = [await laid(), await laid({ host: 'dora' }), await laid({ host: 'dora', status: 'playing' })]
    await holdSeat(store.db, { tableId: sits, seat: 2 }, 'dora')
    const cards = await cardsOf(store.db, 'dora')
    expect(cards.map(({ table, you }) => [table.id, you])).toEqual([
      [laidBy, null],
      [sits, 2],
    ])
    expect(cards[0]).toMatchObject({ host: undefined, last: null, seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] })
    await holdSeat(store.db, { tableId: begun, seat: 1 }, 'dora')
    expect((await cardsOf(store.db, 'dora')).find(({ table }) => table.id === begun)).toMatchObject({ you: 1, host: 1 })
  })
  test('are made without looking at what has ended, and what runs is on them however much has', async () => {
    const [waits, runs] = [await laid({ listed: true }), await laid({ listed: true, status: 'playing' })]
    await store.db.execute(sql`
      INSERT INTO tables (id, game, rules, name, options, seed, commitment, listed, status, invitation, watch, seq, event, decisions, actors, changed_at)
      SELECT 'over' || n, 'splendor', 1, '', '{}', '', '', true, 'finished', 'over' || n, '', 0, 1, 0, 0, now() + interval '1 day'
      FROM generate_series(1, 3000) AS n`)
    await store.db.execute(sql`
      INSERT INTO seats (table_id, seat, kind, name, recovery, event) SELECT 'over' || n, 0, 'person', '', 'over' || n, 1 FROM generate_series(1, 3000) AS n`)
    await store.db.execute(sql`INSERT INTO holders (table_id, seat, guest) SELECT 'over' || n, 0, 'fay' FROM generate_series(1, 3000) AS n`)
    await store.db.execute(sql`ANALYZE`)
    expect((await listedCards(store.db)).map(({ table }) => table.id)).toEqual(expect.arrayContaining([waits, runs]))
    const { db, asked } = rememberingDatabase()
    await listedCards(db)
    const plan = rowsOf<object>(
      await store.db.execute(sql.raw(`EXPLAIN ANALYZE ${asked[0].sql.replace('$1', 'true').replace('$2', '100')}`)),
    )
    const removed = [...JSON.stringify(plan).matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows))
    expect(Math.max(0, ...removed)).toBeLessThan(100)
    expect(JSON.stringify(plan)).not.toContain('Seq Scan')
    await holdSeat(store.db, { tableId: runs, seat: 0 }, 'fay')
    const mine = (await cardsOf(store.db, 'fay')).map(({ table }) => table.id)
    expect([mine.length, mine.includes(runs)]).toEqual([100, true])
    await store.db.execute(sql`DELETE FROM holders WHERE table_id LIKE 'over%'`)
    await store.db.execute(sql`DELETE FROM seats WHERE table_id LIKE 'over%'`)
    await store.db.execute(sql`DELETE FROM tables WHERE id LIKE 'over%'`)
  })
  test('show of a finished game its last position', async () => {
    const id = await laid()
    await beginGame(store.db, id, {
      rules: 1,
      options: {},
      drafts: [draft(0), draft(1, { snapshot: Uint8Array.of(9) })],
      actors: 1,
      dueIn: null,
      ...UNTIMED,
    })
    await holdSeat(store.db, { tableId: id, seat: 0 }, 'eva')
    expect((await cardsOf(store.db, 'eva'))[0].last).toBeNull()
    await store.db.execute(sql`UPDATE tables SET status = 'finished' WHERE id = ${id}`)
    expect((await cardsOf(store.db, 'eva'))[0].last).toEqual({ bytes: Uint8Array.of(9), rules: 1 })
  })
})

test('Of much that was said a page is read, and told that there is more', async () => {
  const id = await laid({ event: 10_001 })
  await store.db.execute(sql`
    INSERT INTO chat (table_id, event, name, text, guest) SELECT ${id}, n + 1, '', 'so', 'ada' FROM generate_series(1, 10000) AS n`)
  const { lines, earlier } = await chatRows(store.db, id, { after: 0, upTo: 10_001 })
  expect([lines[0].event, lines.length, earlier]).toEqual([10_002 - CHAT_PAGE, CHAT_PAGE, true])
  expect(await chatRows(store.db, id, { after: 0, upTo: 3 })).toMatchObject({ lines: [{ event: 2 }, { event: 3 }], earlier: false })
})

test('What is said takes the next event', async () => {
  const id = await laid({ event: 3 })
  expect(await addChat(store.db, id, { seat: 0, name: 'Ada', text: 'hello', guest: 'ada' })).toBe(4)
  expect(await addChat(store.db, id, { seat: null, name: 'Eve', text: 'hi', guest: 'eve' })).toBe(5)
  expect((await chatRows(store.db, id, { after: 4, upTo: 5 })).lines.map(({ text }) => text)).toEqual(['hi'])
})

test('A table that is removed is gone with all that belongs to it', async () => {
  const [id, other] = [await laid(), await laid()]
  await holdSeat(store.db, { tableId: id, seat: 0 }, 'ada')
  await addChat(store.db, id, { seat: 0, name: '', text: 'hello', guest: 'ada' })
  await removeTable(store.db, id)
  expect(await tableRow(store.db, id)).toBeUndefined()
  expect([(await seatRows(store.db, id)).length, (await holdersOf(store.db, id)).size]).toEqual([0, 0])
  expect(await chatRows(store.db, id, { after: 0, upTo: 9 })).toEqual({ lines: [], earlier: false })
  expect(await seatRows(store.db, other)).toHaveLength(3)
})

test('A guest is known once he was added, also twice', async () => {
  expect(await isGuest(store.db, 'new')).toBe(false)
  for (let i = 0; i < 2; i++) await addGuest(store.db, 'new')
  expect(await isGuest(store.db, 'new')).toBe(true)
})

test('Data of a newer version are left alone', async () => {
  await migrate(store.db)
  await store.db.execute(sql`INSERT INTO versions (version) VALUES (99)`)
  await store.close()
  await expect(openStore(at.settings)).rejects.toThrow(/of version 99, written by a newer Tassel; this one knows up to \d+\.$/)
  // Whoever could not open it has let it go.
  store = await openEmbedded(at.settings.folder)
  await store.db.execute(sql`DELETE FROM versions WHERE version = 99`)
})

describe('A pulse', () => {
  const at = (ms: number) => new Date(Date.UTC(2100, 0, 1) + ms)
  const beat = (ms: number, silentMs: number | null) => notePulse(store.db, { now: at(ms), silentMs })
  const gaps = async () =>
    (await gapsAfter(store.db, 0)).map(({ since, until }) => [since, until].map((each) => each.getTime() - at(0).getTime()))

  test('is noted while a clock runs anywhere, and after a silence there is a gap', async () => {
    const first = (await lastPulse(store.db)).at
    await beat(0, null)
    expect((await lastPulse(store.db)).at).toEqual(first)
    const id = await laid({ status: 'playing', clockDueAt: at(0) })
    await beat(0, null)
    await beat(1000, null)
    await beat(500, null)
    expect((await lastPulse(store.db)).at).toEqual(at(1000))
    await beat(6000, 5000) // not longer than that
    await beat(30_000, null) // who was there all the time knows better
    expect(await gaps()).toEqual([])
    await beat(35_001, 5000)
    await beat(36_000, 0)
    await beat(36_000, 0)
    expect(await gaps()).toEqual([
      [30_000, 35_001],
      [35_001, 36_000],
    ])
    expect(await gapsAfter(store.db, (await gapsAfter(store.db, 0))[0].id)).toHaveLength(1)
    await store.db.update(tables).set({ clockDueAt: null }).where(eq(tables.id, id))
  })
})
