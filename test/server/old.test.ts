// Data folders that older versions have left: they are opened, brought forward, and every table goes on. See old/make.ts.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRecord } from '../../src/core/record.ts'
import { games } from '../../src/games/index.ts'
import { openServer, type Server } from '../../src/server/server.ts'
import { settingsOf } from '../../src/server/settings.ts'
import { rowsOf } from '../../src/server/store/database.ts'
import { MIGRATIONS } from '../../src/server/store/migrations.ts'
import { openStore } from '../../src/server/store/open.ts'
import { program, root } from '../programs.ts'
import { OPENING_MS } from './ground.ts'
import { unpack } from './old/folders.ts'
import { KEPT, type Kept } from './old/kept.ts'
import { join, look, move, playOut } from './tables.ts'
import { type Visitor, visitor } from './visitor.ts'

const FOLDER = path(root, 'test/server/old')
const PACKED = readdirSync(FOLDER).filter((name) => name.endsWith('.data'))
/** So many decisions more are made at each table that runs. */
const FURTHER = 6

describe.each(PACKED)('The data of %s', (name) => {
  const folder = mkdtempSync(path(tmpdir(), 'tassel-old-'))
  unpack(readFileSync(path(FOLDER, name)), folder)
  const { cookies, tables }: Kept = JSON.parse(readFileSync(path(folder, KEPT), 'utf8'))
  const settings = { ...settingsOf({}), host: '127.0.0.1', port: 0, databaseUrl: null, folder, logLevel: 'silent', limits: false }
  let server: Server | undefined
  let people: Visitor[]
  beforeAll(async () => {
    server = await openServer({ ...settings, worker: program('bot-worker'), botPauseMs: 0 })
    const base = await server.listen()
    people = cookies.map((cookie) => Object.assign(visitor(base), { cookie }))
  }, OPENING_MS)
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const that = (does: Kept['tables'][number]['does']) =>
    tables
      .filter((table) => table.does === does)
      .map(({ views }) => ({ what: `${views[0].name} (${views[0].id})`, views, id: views[0].id }))

  test.each(that('play'))('$what: everybody sees what he saw, and plays on', async ({ id, views }) => {
    const now = await Promise.all(people.map((who) => look(who, id)))
    for (const [seat, { position, seats, chat, commitment, options, you, recovery, spectatorLink }] of views.entries()) {
      expect(now[seat]).toMatchObject({ seats: seats.map(({ kind, name }) => ({ kind, name })), chat, commitment, options, you })
      expect(now[seat]).toMatchObject({ recovery, spectatorLink, position: { seq: position?.seq, actors: position?.actors } })
      if (!now[seat].carried) expect(now[seat].position).toEqual(position)
    }
    const before = views[0].position?.decisions ?? 0
    expect(await playOut(people, id, { until: ({ decisions }) => decisions >= before + FURTHER })).toBeGreaterThanOrEqual(before + FURTHER)
  })

  test.each(that('redo'))('$what: what was taken back is made again', async ({ id, views }) => {
    const { status, body } = await move(people[0], id, { seq: views[0].position?.seq, redo: true })
    expect(status).toBe(200)
    expect(body.position.decisions).toBe(1)
  })

  test.each(that('bot'))('$what: the bot decides', async ({ id, views }) => {
    const stream = await people[0].follow(`/api/tables/${id}/stream`)
    const before = views[0].position?.seq ?? 0
    await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq > before))
    stream.leave()
  })

  test.each(that('over'))('$what: is looked back on, and replays to its result', async ({ id, views }) => {
    const { status, text } = await people[1].get(`/api/tables/${id}/record`)
    const now = await look(people[1], id)
    expect(now).toMatchObject({ status: 'finished', scores: views[0].scores, seed: views[0].seed, chat: views[0].chat })
    if (now.carried) return expect(status).toBe(409)
    const table = readRecord(text, { games })
    expect(table.decisions).toHaveLength(views[0].decisions)
    expect(table.game.result(table.at()).scores.map(({ total, rank }) => ({ total, rank }))).toEqual(views[0].scores)
  })

  test.each(that('wait'))('$what: somebody joins, and it begins', async ({ id, views }) => {
    expect((await look(people[0], id)).chat).toEqual(views[0].chat)
    await join(people[1], { ...views[0], lines: [] })
    expect(await look(people[1], id)).toMatchObject({ status: 'playing', name: views[0].name })
  })

  test('the steps that were missing have been made, once', async () => {
    await server?.close()
    server = undefined
    const store = await openStore(settings)
    const [{ versions }] = rowsOf<{ versions: number[] }>(
      await store.db.execute(sql`SELECT array_agg(version ORDER BY version) AS versions FROM versions`),
    )
    await store.close()
    expect(versions).toEqual(MIGRATIONS.map((_, i) => i + 1))
  })
})
