// Data that an older Tassel wrote.
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { readRecord } from '../../src/core/record.ts'
import { commitment } from '../../src/core/seed.ts'
import { games } from '../../src/games/index.ts'
import { openServer } from '../../src/server/server.ts'
import { openStore } from '../../src/server/store/open.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { DATABASES, type Ground, ground, OPENING_MS } from './ground.ts'
import { begun, join, look, move, playOut } from './tables.ts'
import { visitor } from './visitor.ts'

describe.each(DATABASES)('On %s', (database) => {
  let at: Ground
  beforeEach(async () => {
    at = await ground(database, { postgres: inject('postgres') })
  }, OPENING_MS)
  afterEach(() => at.clear())

  test('forks with the seed of the table that they left: those that wait get another, the others stay what they are', async () => {
    let server = await openServer(at.settings)
    const base = await server.listen()
    const [host, guest] = [visitor(base), visitor(base)]
    const { id } = await begun(host, guest)
    const decisions = await playOut([host, guest], id)
    const source = await look(host, id)
    const forks = await Promise.all([3, 3].map(async () => (await host.post<TableView>(`/api/tables/${id}/fork`, { at: 3 })).body))
    await server.close()

    const [waiting, over] = forks
    const store = await openStore(at.settings)
    await store.db.execute(sql`UPDATE tables SET seed = ${source.seed}, commitment = ${source.commitment} WHERE forked_at > 0`)
    await store.db.execute(sql`
      INSERT INTO entries (table_id, seq, event, kind, seat, action, decisions, snapshot, told, known_to, at)
      SELECT ${over.id}, seq, event, kind, seat, action, decisions, snapshot, told, known_to, at FROM entries WHERE table_id = ${id}`)
    await store.db.execute(sql`
      UPDATE tables SET status = 'finished', seq = source.seq, event = source.event, decisions = source.decisions
      FROM tables AS source WHERE tables.id = ${over.id} AND source.id = ${id}`)
    await store.db.execute(sql`UPDATE tables SET host = NULL`)
    await store.db.execute(sql`DELETE FROM versions WHERE version > 1`)
    await store.close()

    server = await openServer({ ...at.settings, port: Number(new URL(base).port) })
    await server.listen()
    const record = async (table: string) => readRecord((await host.get(`/api/tables/${table}/record`)).text, { games })
    expect(await record(over.id)).toMatchObject({ origin: { seed: source.seed }, decisions: { length: decisions } })
    expect((await record(over.id)).origin.forks).toBeUndefined()
    expect((await look(host, waiting.id)).commitment).not.toBe(source.commitment)
    expect(await look(host, waiting.id)).toMatchObject({ host: 0, isHost: true })
    await join(guest, waiting)
    await playOut([host, guest], waiting.id, { seed: 'otherwise' })
    const { seed, commitment: promised } = await look(host, waiting.id)
    expect(commitment(seed ?? '')).toBe(promised)
    expect((await record(waiting.id)).origin.forks).toEqual([{ at: 3, seed, of: id }])
    await server.close()
  })

  test('of before there were clocks: its games go on without one, and new ones have one', async () => {
    let server = await openServer(at.settings)
    const base = await server.listen()
    const [host, guest] = [visitor(base), visitor(base)]
    const { id } = await begun(host, guest)
    await move(host, id, { seq: 0, text: 'take dse' })
    await host.post(`/api/tables/${id}/chat`, { text: 'before' })
    const before = await look(host, id)
    await server.close()

    const store = await openStore(at.settings)
    for (const statement of [
      `ALTER TABLE tables DROP COLUMN clock, DROP COLUMN clocks, DROP COLUMN clock_due_at, DROP COLUMN terms, DROP COLUMN ask, DROP COLUMN ending, DROP COLUMN ending_event`,
      'ALTER TABLE seats DROP COLUMN zone, DROP COLUMN stead',
      'ALTER TABLE chat DROP COLUMN unsaid',
      'DROP TABLE notes, pulse, gaps',
      'DELETE FROM versions WHERE version > 7',
    ])
      await store.db.execute(sql.raw(statement))
    await store.close()

    server = await openServer({ ...at.settings, port: Number(new URL(base).port) })
    await server.listen()
    expect({ ...(await look(host, id)), seats: [] }).toEqual({ ...before, seats: [] })
    expect((await move(guest, id, { seq: 1, text: 'take dse' })).status).toBe(200)
    expect((await guest.post<TableView>(`/api/tables/${id}/resign`, {})).body).toMatchObject({
      ending: 'resigned',
      chat: [{ text: 'before' }],
    })
    const timed = await begun(host, guest, { clock: { pace: 'live', base: 60, increment: 1, timeout: 'bot' } })
    expect(timed.clocks?.seats).toMatchObject([{ runs: true }, { runs: false }])
    await server.close()
  })
})
