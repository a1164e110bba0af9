// Logs are read by more people than the database: nothing that was asked with may stand in them.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Settings } from '../../src/server/settings.ts'
import { rowsOf } from '../../src/server/store/database.ts'
import { openStore } from '../../src/server/store/open.ts'
import { program } from '../programs.ts'
import { DATABASES, type Ground, ground, OPENING_MS } from './ground.ts'
import { type Launched, launch } from './launch.ts'
import { begun, bot, codeOf, move, openTable, plan, takeUp } from './tables.ts'
import { visitor } from './visitor.ts'

const WORDS = 'my cards are the ruby and the onyx'

/** What nobody may write from now on: each makes another kind of query fail, with what it was asked with. */
const FAILING = [
  `ALTER TABLE entries ADD CONSTRAINT no_entries CHECK (seq < 1) NOT VALID`,
  `ALTER TABLE chat ADD CONSTRAINT no_chat CHECK (false) NOT VALID`,
  `ALTER TABLE seats ADD CONSTRAINT no_seats CHECK (kind <> 'person') NOT VALID`,
  `ALTER TABLE tables ADD CONSTRAINT no_tables CHECK (name <> 'Forbidden') NOT VALID`,
  `ALTER TABLE holders ADD CONSTRAINT no_holders CHECK (false) NOT VALID`,
  `ALTER TABLE guests ADD CONSTRAINT no_guests CHECK (false) NOT VALID`,
]

describe.each(DATABASES)('On %s', (database) => {
  let at: Ground
  beforeAll(async () => {
    at = await ground(database, { postgres: inject('postgres') })
  }, OPENING_MS)
  afterAll(() => at.clear())

  test('queries that fail are written down without what they were asked with', async () => {
    let server = await launch(program('server'), at.settings, { LOG_LEVEL: 'trace' })
    const people = [visitor(server.base), visitor(server.base), visitor(server.base)]
    const [host, guest, late] = people
    const { id, recovery } = await begun(host, guest)
    await late.post(`/api/tables/${id}/chat`, { text: 'good evening' })
    const waiting = await openTable(host)
    const withBot = await openTable(host, { seats: [bot('greedy'), { kind: 'person', name: 'Ada' }] })
    const first = await ended(server)

    const secrets = await breakAll(at.settings)
    server = await launch(program('server'), { ...at.settings, port: Number(new URL(server.base).port) }, { LOG_LEVEL: 'trace' })
    const answers = [
      await move(host, id, { seq: 0, text: 'take dse', key: 'secret-move-key' }),
      await host.post(`/api/tables/${id}/chat`, { text: WORDS }),
      await host.post('/api/tables', plan({ name: 'Forbidden' })),
      await host.post('/api/tables', plan()),
      await visitor(server.base).post('/api/tables', plan()),
      await takeUp(visitor(server.base), recovery),
      await takeUp(late, recovery),
      await late.post(`/api/tables/${waiting.id}/join`, { invitation: codeOf(waiting.invitation), name: 'Bob' }),
    ]
    for (const { status, text } of answers)
      expect({ status, text }).toMatchObject({ status: 500, text: expect.stringContaining('"failed"') })
    // The bot's turn fails too, by itself.
    while (!/in the background/.test(server.log())) await new Promise((done) => setTimeout(done, 20))
    expect(withBot.status).toBe('playing')

    const log = first + (await ended(server))
    expect(log.match(/"failed"/g)).toHaveLength(answers.length)
    // One line a request, with its route and table and not its address.
    expect(log).toMatch(
      new RegExp(`"method":"POST","route":"/api/tables/:id/moves","table":"${id}","status":500,"ms":[\\d.]+,"msg":"request"`),
    )
    expect(log).toMatch(/"method":"POST","route":"\/api\/tables","status":201,"ms":[\d.]+,"msg":"request"/)
    expect(log).not.toMatch(/incoming request|request completed/)
    for (const constraint of FAILING.map((statement) => /CONSTRAINT (\w+)/.exec(statement)?.[1])) expect(log).toContain(constraint)
    for (const secret of [...secrets, WORDS, 'secret-move-key', ...people.flatMap(({ cookie }) => cookie ?? [])])
      expect(log).not.toContain(secret)
    // Nor what was never committed: seeds and hashes, codes and keys, blocks.
    expect(log).not.toMatch(/\b[0-9a-f]{32}/)
    expect(log).not.toMatch(/\b[a-hj-km-z02-9]{32}\b/)
    expect(log).not.toMatch(/(\d+,\s*){16}/)
    expect(log).not.toMatch(/\\+x[0-9a-f]{16}/)
  })
})

async function ended({ process, ended, log }: Launched): Promise<string> {
  process.kill('SIGTERM')
  expect(await ended).toBe(0)
  return log()
}

/** Makes most writing fail; answers with everything in the database that is somebody's secret. */
async function breakAll(settings: Settings): Promise<string[]> {
  const store = await openStore(settings)
  const all = async (query: string) => rowsOf<Record<string, unknown>>(await store.db.execute(sql.raw(query)))
  const snapshots = await all(`SELECT encode(snapshot, 'hex') AS hex, encode(snapshot, 'base64') AS base64 FROM entries`)
  const rows = [
    ...(await all('SELECT seed, invitation, watch FROM tables')),
    ...(await all('SELECT recovery FROM seats')),
    ...(await all('SELECT id FROM guests')),
    ...(await all('SELECT text FROM chat')),
    ...snapshots.map(({ hex, base64 }) => ({ hex: String(hex).slice(0, 64), base64: String(base64).slice(0, 64) })),
  ]
  for (const statement of FAILING) await store.db.execute(sql.raw(statement))
  await store.close()
  return rows.flatMap((row) => Object.values(row).map(String))
}
