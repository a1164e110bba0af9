// Data folders that older versions have left: they are opened, brought forward, and every table goes on. See old/make.ts.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NONE } from '../../src/core/block.ts'
import type { Seat } from '../../src/core/game.ts'
import { readRecord } from '../../src/core/record.ts'
import { games } from '../../src/games/index.ts'
import { BRIDGES, bitOf, wordOf, wordPlace } from '../../src/games/skyrise/board.ts'
import { PANORAMAS } from '../../src/games/skyrise/components.ts'
import { skyrise } from '../../src/games/skyrise/index.ts'
import { EVERYWHERE, panoramaPoints } from '../../src/games/skyrise/panoramas.ts'
import type { State } from '../../src/games/skyrise/state.ts'
import { done } from '../../src/server/copies/main.ts'
import { openServer, type Server } from '../../src/server/server.ts'
import { settingsOf } from '../../src/server/settings.ts'
import { rowsOf } from '../../src/server/store/database.ts'
import { MIGRATIONS } from '../../src/server/store/migrations.ts'
import { openStore } from '../../src/server/store/open.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { program, root } from '../programs.ts'
import { OPENING_MS } from './ground.ts'
import { unpack } from './old/folders.ts'
import { KEPT, type Kept } from './old/kept.ts'
import { join, look, move, playOut, stateOf } from './tables.ts'
import { type Visitor, visitor } from './visitor.ts'

const FOLDER = path(root, 'test/server/old')
const PACKED = readdirSync(FOLDER).filter((name) => name.endsWith('.data'))
/** So many decisions more are made at each table that runs. */
const FURTHER = 6

/** Whether the panorama Bridges is in play at a table of Skyrise. */
const hasBridges = (view: Pick<TableView, 'game' | 'seats' | 'options' | 'position'>): boolean =>
  (stateOf(view) as State).panoramas.includes(PANORAMAS.indexOf('bridges'))

/** What a bridge gives, and at how many of its ends it asks for own structures. */
interface Reading {
  readonly points: number
  readonly ends: number
}
const BEFORE: Reading = { points: 2, ends: 1 }
const SINCE: Reading = { points: 4, ends: 2 }

/** What both panoramas give a seat. */
function panoramasOf(s: State, seat: Seat, { points, ends }: Reading): number {
  const isOwn = (district: number) => district !== NONE && (s.structures[wordPlace(seat, wordOf(district))] & bitOf(district)) !== 0
  const bridges = Array.from({ length: BRIDGES }, (_, i) => [0, 1].map((end) => s.tables.bridges[2 * (s.board * BRIDGES + i) + end]))
  const met = bridges.filter((bridge) => bridge.filter(isOwn).length >= ends).length
  return [...s.panoramas].reduce(
    (sum, card) => sum + (PANORAMAS[card] === 'bridges' ? points * met : panoramaPoints(s, seat, card, EVERYWHERE)),
    0,
  )
}

/** Folders in which a table of Skyrise runs with it. */
const withBridges: string[] = []

describe.each(PACKED)('The data of %s', (name) => {
  const folder = mkdtempSync(path(tmpdir(), 'tassel-old-'))
  unpack(readFileSync(path(FOLDER, name)), folder)
  const { cookies, tables }: Kept = JSON.parse(readFileSync(path(folder, KEPT), 'utf8'))
  for (const { does, views } of tables) if (does === 'play' && views[0].game === 'skyrise' && hasBridges(views[0])) withBridges.push(name)
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

  test.each(that('play').filter(({ views }) => views[0].game === 'skyrise'))(
    '[V5] $what: ends by the reading of Bridges that it began with, here and where it is imported',
    async ({ id }) => {
      const [file, elsewhere] = [path(folder, 'exported'), mkdtempSync(path(tmpdir(), 'tassel-old-'))]
      await done({ does: 'export', file, table: id, withoutKeys: false, env: { DATABASE_URL: '', TASSEL_DATA: folder } })
      const other = await openServer({ ...settings, folder: elsewhere })
      const base = await other.listen()
      await done({ does: 'import', file, env: { DATABASE_URL: '', TASSEL_DATA: elsewhere } })
      for (const pair of [people, people.map(({ cookie }) => Object.assign(visitor(base), { cookie }))]) {
        await playOut(pair, id)
        const view = await look(pair[0], id)
        expect([view.status, view.options.bridges, view.carried]).toEqual(['finished', 'either', undefined])
        const s = stateOf(view) as State
        const { scores } = skyrise.result(s)
        for (const { seat, parts } of scores) expect(parts.panoramas).toBe(panoramasOf(s, seat, BEFORE))
        if (hasBridges(view)) expect(scores.some(({ seat, parts }) => parts.panoramas !== panoramasOf(s, seat, SINCE))).toBe(true)
        const { text } = await pair[0].get(`/api/tables/${id}/record`)
        expect(text).toContain('\noption bridges: either\n')
        expect(readRecord(text, { games }).at().bytes).toEqual(s.bytes)
      }
      await other.close()
      rmSync(elsewhere, { recursive: true, force: true })
    },
  )

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
    const now = await look(people[1], id)
    expect(now).toMatchObject({ status: 'playing', name: views[0].name })
    if (now.game === 'skyrise') expect(now.options.bridges).toBe('either')
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

test('a running table of Skyrise has the panorama Bridges in play', () => {
  expect(withBridges).toContain('version-8.data')
})
