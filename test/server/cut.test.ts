// The database may be cut off at any time: those who play are told so, and nothing needs to be started again.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../src/server/store/postgres.ts'
import type { Refusal } from '../../src/wire/refusals.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { program } from '../programs.ts'
import { type Ground, ground, METRICS, OPENING_MS } from './ground.ts'
import { type Launched, launch } from './launch.ts'
import { newDatabase, type Postgres, startPostgres } from './postgres.ts'
import { begun, bot, choicesOf, codeOf, look, move, openTable, plan, takeUp } from './tables.ts'
import { type Answer, type Followed, type Visitor, visitor } from './visitor.ts'

const BEAT_MS = 1000

let at: Ground
let postgres: Postgres
let servers: Launched[]

beforeAll(async () => {
  postgres = await startPostgres() // one of its own, since it is stopped
  at = await ground('PostgreSQL', { postgres: postgres.url, changes: { beatMs: BEAT_MS } })
  servers = [await launch(program('server'), at.settings), await launch(program('server'), at.settings)]
}, OPENING_MS)

afterAll(async () => {
  for (const { process, ended } of servers) {
    process.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
  at.clear()
  await postgres.stop()
})

const endConnections = (which: string) =>
  postgres.ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND ${which}`)

const hasSeq =
  (seq: number) =>
  (events: Followed['events']): boolean =>
    events.some(({ message }) => message.type === 'position' && message.position.seq >= seq)
const hasChat =
  (text: string) =>
  (events: Followed['events']): boolean =>
    events.some(({ message }) => message.type === 'chat' && message.chat.text === text)

/** The same browser at the other server. */
function elsewhere(who: Visitor): Visitor {
  const twin = visitor(servers[1].base)
  twin.cookie = who.cookie
  return twin
}

/** Tries until it is done: who was told to come back does so. */
async function insist<T extends { status: number }>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await attempt()
    if (answer.status !== 503) return answer
    await new Promise((done) => setTimeout(done, 100))
  }
}

describe('A cut connection', () => {
  test('that listens comes back by itself, and brings what was said and done elsewhere meanwhile', async () => {
    const [host, guest] = [visitor(servers[0].base), visitor(servers[0].base)]
    const tables = [await begun(host, guest), await begun(host, guest), await begun(host, guest)]
    const streams = await Promise.all(tables.map(({ id }) => host.follow(`/api/tables/${id}/stream`)))
    for (const stream of streams) await stream.until(hasSeq(0))
    for (const round of [1, 2]) {
      expect(await endConnections("application_name = 'tassel ear'")).toHaveLength(2)
      for (const { id } of tables) {
        expect((await elsewhere(guest).post(`/api/tables/${id}/chat`, { text: `round ${round}` })).status).toBe(201)
        const who = elsewhere(round === 1 ? host : guest)
        expect((await move(who, id, { seq: round - 1, text: 'take dse' })).status).toBe(200)
      }
      for (const stream of streams) {
        await stream.until(hasChat(`round ${round}`))
        await stream.until(hasSeq(round))
      }
      expect((await host.get('/health')).status).toBe(200)
    }
    for (const stream of streams) {
      const ids = stream.events.flatMap(({ id }) => id ?? [])
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
      stream.leave()
    }
  })

  test('of any kind is replaced, whatever was being done with it', async () => {
    const [host, guest] = [visitor(servers[0].base), visitor(servers[0].base)]
    const { id } = await begun(host, guest)
    const stream = await guest.follow(`/api/tables/${id}/stream`)
    let cutting = true
    const busy = Array.from({ length: 6 }, async () => {
      while (cutting) {
        const answers = [await visitor(servers[0].base).post<Refusal>('/api/tables', plan()), await host.get<Refusal>(`/api/tables/${id}`)]
        for (const { status, body } of answers)
          if (status >= 400) expect({ status, error: body.error }).toEqual({ status: 503, error: 'no-database' })
      }
    })
    for (let i = 0; i < 20; i++) {
      await endConnections("application_name LIKE 'tassel%'")
      await new Promise((done) => setTimeout(done, 40))
    }
    cutting = false
    await Promise.all(busy)
    await insist(() => move(host, id, { seq: 0, text: 'take dse', key: 'after' }))
    await insist(() => elsewhere(guest).post(`/api/tables/${id}/chat`, { text: 'still here' }))
    await stream.until(hasSeq(1))
    await stream.until(hasChat('still here'))
    stream.leave()
  })
})

test('A transaction that cannot begin gives its connection back, and a store that is closed all of them', async () => {
  const url = await newDatabase(postgres.url)
  const store = await openPostgres(url)
  await store.listen({ heard() {} })
  const impossible = { isolationLevel: 'none at all' } as unknown as { isolationLevel: 'serializable' }
  for (let i = 0; i < 20; i++) await expect(store.db.transaction(async () => {}, impossible)).rejects.toThrow()
  await store.db.execute(sql`SELECT 1`)
  await store.close()
  const hasty = await openPostgres(url)
  const listening = hasty.listen({ heard() {} })
  await hasty.close()
  await listening
  const open = () => postgres.ask(`SELECT application_name FROM pg_stat_activity WHERE datname = '${url.replace(/.*\//, '')}'`)
  for (let i = 0; i < 50 && (await open()).length > 0; i++) await new Promise((done) => setTimeout(done, 20))
  expect(await open()).toEqual([])
})

describe('While PostgreSQL is away', () => {
  test('whoever asks is told to come back; when it is there again everything goes on', async () => {
    const [host, guest] = [visitor(servers[0].base), visitor(servers[0].base)]
    const waiting = await openTable(host)
    const table = await begun(host, guest)
    const { id, recovery } = table
    const timed = await begun(host, guest, { clock: { pace: 'live', base: 600, increment: 0, timeout: 'bot' } })
    const read = async () => (await insist(() => host.get<TableView>(`/api/tables/${timed.id}`))).body.clocks
    const before = await read()
    const bots = await openTable(host, { seats: [{ kind: 'person', name: 'Ada' }, bot('greedy')] })
    const streams = await Promise.all([id, bots.id].map((table) => host.follow(`/api/tables/${table}/stream`)))
    await insist(() => move(host, bots.id, { seq: 0, text: 'take dse' }))
    await postgres.halt()
    const halted = Date.now()

    const [action] = choicesOf(table)
    const answers: Answer<unknown>[] = await Promise.all([
      host.post(`/api/tables/${id}/moves`, { seq: 0, action, key: 'cut' }),
      host.post('/api/tables', plan()),
      host.post(`/api/tables/${id}/chat`, { text: 'hello?' }),
      host.post(`/api/tables/${id}/fork`, { at: 0 }),
      guest.post(`/api/tables/${waiting.id}/join`, { invitation: codeOf(waiting.invitation), name: 'Bob' }),
      ...['/api/tables', `/api/tables/${id}`, `/api/tables/${id}/stream`, `/api/tables/${id}/history`, `/api/tables/${id}/record`].map(
        (path) => host.get(path),
      ),
      host.get(`/api/invitations/${codeOf(waiting.invitation)}`),
      takeUp(visitor(servers[0].base), recovery),
      host.get('/health'),
      host.get('/metrics', METRICS),
    ])
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toMatchObject({
        status: 503,
        body: { error: 'no-database', says: expect.stringMatching(/^[A-Z].+ database .+\.$/) },
      })
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    expect((await host.get('/api/games')).status).toBe(200)

    const awayMs = Date.now() - halted
    await postgres.resume()
    await insist(() => host.get('/health'))
    expect((await insist(() => move(host, id, { seq: 0, action, key: 'cut' }))).status).toBe(200)
    expect((await look(host, id)).position?.seq).toBe(1)
    await insist(() => elsewhere(guest).post(`/api/tables/${id}/chat`, { text: 'back again' }))
    await streams[0].until(hasSeq(1))
    await streams[0].until(hasChat('back again'))
    await streams[1].until(hasSeq(2))
    // Whoever sits with an open stream is here again, also for the other server.
    while (!(await look(elsewhere(guest), id)).seats[0].online) await new Promise((done) => setTimeout(done, 50))
    for (const stream of streams) stream.leave()
    // Nobody's clock was charged for it; that it was away is known once the ears have come back.
    for (;;) {
      const after = await read()
      const charged = (before?.seats[0]?.left ?? 0) - (after?.seats[0]?.left ?? 0)
      if (charged <= Date.parse(after?.at ?? '') - Date.parse(before?.at ?? '') - awayMs) break
      await new Promise((done) => setTimeout(done, 100))
    }
  })
})
