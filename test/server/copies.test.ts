// Backups and single tables, out of one database and into the other, while people play.
import { execFile } from 'node:child_process'
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readRecord } from '../../src/core/record.ts'
import { openTable as dealt } from '../../src/core/table.ts'
import { gameOf, games } from '../../src/games/index.ts'
import { keeperOf } from '../../src/server/copies/door.ts'
import { keep } from '../../src/server/copies/files.ts'
import { openCopy } from '../../src/server/copies/format.ts'
import { done } from '../../src/server/copies/main.ts'
import { restore } from '../../src/server/copies/restore.ts'
import { openServer, type Server, serverOn } from '../../src/server/server.ts'
import { type Database, rowsOf, type Store } from '../../src/server/store/database.ts'
import { bring, lockMigrations } from '../../src/server/store/migrate.ts'
import { MIGRATIONS } from '../../src/server/store/migrations.ts'
import { openStore, type Place } from '../../src/server/store/open.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { entries, seats, tables } from '../../src/server/store/schema.ts'
import { originOf } from '../../src/server/tables/fork.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { program } from '../programs.ts'
import { DATABASES, type DatabaseName, type Ground, ground, OPENING_MS } from './ground.ts'
import { newDatabase } from './postgres.ts'
import { begun, codeOf, join, look, move, open, openTable, playOut } from './tables.ts'
import { type Visitor, visitor } from './visitor.ts'

const folder = mkdtempSync(path(tmpdir(), 'tassel-copies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const newFile = (): string => path(folder, `copy-${++files}`)

const envOf = ({ databaseUrl, folder: data }: Place) => ({ DATABASE_URL: databaseUrl ?? '', TASSEL_DATA: data ?? '' })
const emptyPostgres = async (): Promise<Place> => ({ databaseUrl: await newDatabase(inject('postgres')), folder: null })
const other = (database: DatabaseName): DatabaseName => (database === 'PGlite' ? 'PostgreSQL' : 'PGlite')

/** The rows of a copy in an order of their own, since each database has another. Who was here when is not compared: it changes by itself. */
function rowsIn(file: string): string[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  return lines
    .slice(1, -1)
    .map((line) => line.replace(/"seen_until": (null|"[^"]*")/, ''))
    .sort()
}

/** A backup of the database that a place names, by whichever way leads there. */
async function backup(place: Place): Promise<string> {
  const file = newFile()
  await done({ does: 'backup', file, env: envOf(place) })
  return file
}

const exported = async (place: Place, table: string, withoutKeys = false): Promise<string> => {
  const file = newFile()
  await done({ does: 'export', file, table, withoutKeys, env: envOf(place) })
  return file
}

/** Plays every stored game again from its deal; answers how many entries came to the bytes that are stored. */
async function replayed(db: Database): Promise<number> {
  let same = 0
  for (const table of await db.select().from(tables)) {
    const stored = await db.select().from(entries).where(eq(entries.tableId, table.id)).orderBy(entries.seq)
    const { length } = await db.select().from(seats).where(eq(seats.tableId, table.id))
    if (stored.length === 0) continue
    expect(table.seq).toBe(stored.length - 1)
    const made = dealt(gameOf(table.game), { seats: length, options: table.options }, await originOf(db, table))
    for (const { kind, seat, action, decisions, snapshot } of stored) {
      if (kind === 'play') made.play(seat, action)
      if (kind === 'undo') made.undo(seat)
      expect(Buffer.from(made.at(decisions).bytes).equals(snapshot)).toBe(true)
      same++
    }
  }
  return same
}

/** A place of its own with what was put there, and a server on it. */
async function opened(database: DatabaseName): Promise<{ at: Ground; store: Store; close(): Promise<void> }> {
  const at = await ground(database, { postgres: inject('postgres') })
  const store = await openStore(at.settings)
  return {
    at,
    store,
    async close() {
      await store.close()
      at.clear()
    },
  }
}

describe.each(DATABASES)('Out of %s', (database) => {
  let at: Ground
  let server: Server
  let base: string
  let people: [Visitor, Visitor]
  let forked: TableView
  beforeAll(async () => {
    at = await ground(database, { postgres: inject('postgres') })
    server = await openServer(at.settings)
    base = await server.listen()
    people = [visitor(base), visitor(base)]
    const over = await begun(...people)
    await playOut(people, over.id)
    await people[0].post(`/api/tables/${over.id}/chat`, { text: '輪到你了 🎲 "\\' })
    forked = (await people[0].post<TableView>(`/api/tables/${over.id}/fork`, { at: 5 })).body
    await join(people[1], forked)
    const taken = await begun(...people, { name: 'Taken back' })
    await move(people[0], taken.id, { seq: 0, text: 'take dse' })
    await move(people[0], taken.id, { seq: 1, undo: true })
    await openTable(people[0], { name: 'Waiting', seats: [open, open] })
  }, OPENING_MS)
  afterAll(async () => {
    await server.close()
    at.clear()
  })

  /** The same browsers at another server. */
  const twins = (elsewhere: string): Visitor[] => people.map(({ cookie }) => Object.assign(visitor(elsewhere), { cookie }))

  /** Games that go on, with people who come and talk, until something is done. */
  async function whilePlaying<T>(work: () => Promise<T>): Promise<T> {
    let goesOn = true
    const lane = async () => {
      while (goesOn) {
        const strangers: [Visitor, Visitor] = [visitor(base), visitor(base)]
        const { id } = await begun(...strangers)
        await playOut(strangers, id, { seed: id, until: ({ decisions }) => !goesOn || decisions > 20 })
        await strangers[1].post(`/api/tables/${id}/chat`, { text: 'well' })
      }
    }
    const lanes = [lane(), lane()]
    try {
      return await work()
    } finally {
      goesOn = false
      await Promise.all(lanes)
    }
  }

  test('a backup is taken while moves go on, replays to the stored bytes in the other database, and comes back the same; there people go on', async () => {
    const file = await whilePlaying(() => backup(at.settings))
    expect(statSync(file).mode & 0o077).toBe(0)
    const there = await opened(other(database))
    await restore(there.store.db, await openCopy(createReadStream(file), file))
    expect(await replayed(there.store.db)).toBeGreaterThan(50)
    const again = newFile()
    await keep(again, keeperOf(there.store).backup)
    expect(rowsIn(again)).toEqual(rowsIn(file))

    const back = await opened(database)
    await restore(back.store.db, await openCopy(createReadStream(again), again))
    const third = newFile()
    await keep(third, keeperOf(back.store).backup)
    expect(rowsIn(third)).toEqual(rowsIn(file))
    await back.close()

    const second = await serverOn(there.store, there.at.settings)
    const pair = twins(await second.listen())
    const { position } = await look(pair[0], forked.id)
    expect(position).toEqual((await look(people[0], forked.id)).position)
    const before = position?.decisions ?? 0
    expect(await playOut(pair, forked.id, { until: ({ decisions }) => decisions > before + 3 })).toBeGreaterThan(before + 3)
    await second.close()
    there.at.clear()
  })

  test('one table goes to the other database, where a server runs, with the game that it left, its seats and its chat, and is played to its end', async () => {
    const file = await exported(at.settings, forked.id)
    const there = await ground(other(database), { postgres: inject('postgres') })
    const second = await openServer(there.settings)
    const add = () => done({ does: 'import', file, env: envOf(there.settings) })
    expect(await add()).toBe(`The table ${forked.id} was added.`)
    await expect(add()).rejects.toThrow(`There is a table "${forked.id}" already.`)
    const pair = twins(await second.listen())
    expect(await look(pair[1], forked.id)).toEqual(await look(people[1], forked.id))
    await playOut(pair, forked.id)
    const { text } = await pair[0].get(`/api/tables/${forked.id}/record`)
    expect(readRecord(text, { games }).origin.forks).toMatchObject([{ at: 5 }])
    await second.close()
    there.clear()
  })

  test('a table without its keys opens nothing where it came from, and is played by others where it is added', async () => {
    const file = await exported(at.settings, forked.id, true)
    const rows = rowsIn(file)
    const { recovery, spectatorLink } = await look(people[0], forked.id)
    for (const key of [codeOf(recovery), codeOf(spectatorLink)]) expect(rows.join('\n')).not.toContain(key)
    const guests = (lines: readonly string[]) => lines.flatMap((line) => /^\["guests".*"id": ?"(\w+)"/.exec(line)?.[1] ?? [])
    expect(guests(rows)).toHaveLength(2)
    const known = guests(rowsIn(await backup(at.settings)))
    expect(guests(rows).filter((id) => known.includes(id))).toEqual([])
    const place = await emptyPostgres()
    const second = await serverOn(await openStore(place), { ...at.settings, ...place })
    await done({ does: 'import', file, env: envOf(place) })
    const fresh = /"recovery": ?"(\w+)"/.exec(rows.find((line) => line.startsWith('["seats"') && line.includes(forked.id)) ?? '')?.[1]
    const answer = await visitor(await second.listen()).post(`/api/recoveries/${fresh}`, {})
    expect(answer).toMatchObject({ status: 200, body: { id: forked.id } })
    await second.close()
  })

  test('what is damaged, cut, newer or something else is refused with a sentence, and nothing is changed', async () => {
    const [file, table, place] = [await backup(at.settings), await exported(at.settings, forked.id), await emptyPostgres()]
    const bytes = readFileSync(file)
    const text = gunzipSync(bytes).toString()
    const middle = bytes.length >> 1
    const changed = (bad: Uint8Array | string): string => {
      const name = newFile()
      writeFileSync(name, typeof bad === 'string' ? gzipSync(bad) : bad)
      return name
    }
    const cases: [string, RegExp][] = [
      [changed(bytes.subarray(0, middle)), /ends too early/],
      [changed(text.slice(0, text.lastIndexOf('{"end"'))), /ends too early/],
      [changed(Buffer.concat([bytes.subarray(0, middle), Buffer.alloc(8), bytes.subarray(middle + 8)])), /is damaged/],
      [changed(text.replace('"name": "Ada"', '"name": "Eve"')), /is damaged/],
      [
        changed(
          text
            .split('\n')
            .filter((_, i) => i !== 3)
            .join('\n'),
        ),
        /is damaged/,
      ],
      [changed(text.replace('"format":1', '"format":2')), /newer Tassel \(format 2/],
      [changed(text.replace(/"database":\d+/, '"database":99')), /newer Tassel \(format 1, database 99\)/],
      [changed('{"tassel":"picture"}\n'), /no copy of a Tassel database/],
      [changed(Buffer.from('Dear diary')), /no copy of a Tassel database/],
      [table, /imported and not restored/],
      [path(folder, 'nothing'), /There is no file/],
    ]
    for (const [bad, says] of cases) await expect(done({ does: 'restore', file: bad, env: envOf(place) })).rejects.toThrow(says)
    await expect(backup(place)).rejects.toThrow('There is nothing of Tassel in this database yet.')
    await expect(done({ does: 'import', file, env: envOf(at.settings) })).rejects.toThrow(/restored and not imported/)
    await expect(exported(at.settings, 'nobody')).rejects.toThrow('There is no table "nobody".')
    expect(await done({ does: 'check', file, env: {} })).toMatch(/whole, of .+, database \d+; \d+ tables/)
  })

  test('a database that is not empty stays as it is, unless it is to be replaced; one that is used is never touched', async () => {
    const [file, place] = [await backup(at.settings), await emptyPostgres()]
    const put = (to: Place, replace = false) => done({ does: 'restore', file, env: envOf(to), replace })
    await expect(put(at.settings, true)).rejects.toThrow(/already uses the data folder|Tassel processes use this database/)
    expect(await put(place)).toMatch(/^Restored \d+ tables, /)
    await expect(put(place)).rejects.toThrow(/is not empty: it has \d+ tables and \d+ browsers/)
    await put(place, true)
    expect(rowsIn(await backup(place))).toEqual(rowsIn(file))
    await expect(done({ does: 'backup', file, env: envOf(place) })).rejects.toThrow(/is there already/)
  })

  test('the command line does all of it beside the server that runs', async () => {
    const { databaseUrl, folder: data } = at.settings
    const env = { ...process.env, ...envOf({ databaseUrl, folder: data }) }
    const tassel = (...words: string[]) => promisify(execFile)(process.execPath, [program('cli'), ...words], { env, cwd: folder })
    expect((await tassel('backup', `by-hand-${database}`)).stderr).toMatch(/^\S+by-hand-\w+: \d+ tables, .+ browsers\.\n$/)
    expect((await tassel('restore', `by-hand-${database}`, '--check')).stderr).toMatch(/: whole, of /)
    await tassel('export', '--table', forked.id, '--out', `table-${database}`)
    await expect(tassel('import', `table-${database}`)).rejects.toMatchObject({
      code: 1,
      stderr: `tassel: There is a table "${forked.id}" already.\n`,
    })
    await expect(tassel('export')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^tassel: Something is missing/) })
  })
})

test('a backup of an older version is brought forward, and so is a table', async () => {
  const [from, to, third] = [await emptyPostgres(), await emptyPostgres(), await emptyPostgres()]
  const store = await openPostgres(from.databaseUrl ?? '')
  await store.db.transaction(async (tx) => {
    await lockMigrations(tx)
    await bring(tx, MIGRATIONS.length - 1)
    await tx.execute(sql`INSERT INTO guests (id) VALUES ('a guest')`)
    await tx.execute(sql`
      INSERT INTO tables (id, game, rules, name, options, seed, commitment, listed, status, invitation, watch, seq, event, decisions, actors, host)
      VALUES ('older', 'splendor', 1, 'Older', '{}', 'seed', '', true, 'waiting', 'code', 'watch', -1, 1, 0, 0, 'a guest')`)
    for (const seat of [0, 1])
      await tx.execute(sql`
        INSERT INTO seats (table_id, seat, kind, name, recovery, event) VALUES ('older', ${seat}::int, 'open', '', ${`key ${seat}`}, 1)`)
  })
  await store.close()
  await done({ does: 'restore', file: await backup(from), env: envOf(to) })
  await expect(done({ does: 'import', file: await exported(from, 'older'), env: envOf(from) })).rejects.toThrow(
    /start the server of this version/,
  )
  await (await openStore(third)).close()
  await done({ does: 'import', file: await exported(from, 'older'), env: envOf(third) })
  for (const place of [to, third]) {
    const { db, close } = await openStore(place)
    expect(await db.select().from(tables)).toMatchObject([{ id: 'older', name: 'Older', host: 'a guest' }])
    expect(rowsOf(await db.execute(sql`SELECT max(version) AS version FROM versions`))).toEqual([{ version: MIGRATIONS.length }])
    await close()
  }
})
