// A disk may be full: those who play are told so, nothing that was saved is lost, and everything goes on when there is room.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, inject, test } from 'vitest'
import { done } from '../../src/server/copies/main.ts'
import { openServer } from '../../src/server/server.ts'
import { openStore } from '../../src/server/store/open.ts'
import type { Refusal } from '../../src/wire/refusals.ts'
import { type Ground, ground, OPENING_MS } from './ground.ts'
import { begun, choicesOf, look, move, plan } from './tables.ts'
import { type Answer, visitor } from './visitor.ts'

const full = { status: 503, body: { error: 'disk-full', says: expect.stringMatching(/^The disk of the server is full.+\.$/) } }

let at: Ground
const { writeSync } = fs
afterEach(() => {
  makeRoom()
  at.clear()
})

/** Tries until it is done: who was told to come back does so. */
async function insist<T>(attempt: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await attempt()
    if (answer.status !== 503) return answer
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Fills the disk: what there is can be overwritten, and nothing added while the reserve lies there, nor the reserve laid aside. */
function fillDisk(folder: string): void {
  const reserve = join(folder, 'reserve')
  fs.writeSync = ((...words: [file: number, bytes: Uint8Array, offset: number, length: number, position?: number]) => {
    const [file, , , length, position] = words
    const grows = (position ?? 0) + length > fs.fstatSync(file).size
    if (grows && (fs.existsSync(reserve) || position === undefined)) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    return writeSync(...words)
  }) as typeof writeSync
  syncBuiltinESMExports()
}

function makeRoom(): void {
  fs.writeSync = writeSync
  syncBuiltinESMExports()
}

test(
  'the embedded database says so, loses nothing, goes on by itself, and can be closed meanwhile',
  async () => {
    at = await ground('PGlite', { postgres: inject('postgres') })
    const folder = at.settings.folder ?? ''
    let server = await openServer(at.settings)
    const base = await server.listen()
    const [host, guest] = [visitor(base), visitor(base)]
    const table = await begun(host, guest)
    const [action] = choicesOf(table)
    fillDisk(folder)
    // What was begun when the disk became full is done: nothing is broken. Then nothing more is begun.
    let said = 0
    for (;;) {
      const { status } = await host.post(`/api/tables/${table.id}/chat`, { text: 'x'.repeat(500) })
      if (status === 503) break
      said++
    }
    expect(said).toBeGreaterThan(0)
    const refused = [await move(host, table.id, { seq: 0, action, key: 'full' }), await host.post<Refusal>('/api/tables', plan())]
    for (const answer of refused) expect(answer).toMatchObject(full)
    expect(await look(host, table.id)).toMatchObject({ position: { seq: 0 } })
    // What was saved can be taken elsewhere.
    const copy = join(folder, 'copy')
    expect(await done({ does: 'backup', file: copy, env: { TASSEL_DATA: folder } })).toMatch(/: 1 table, 1 entry, /)
    makeRoom()
    expect(await insist(() => move(host, table.id, { seq: 0, action, key: 'full' }))).toMatchObject({ status: 200 })
    expect(await insist(() => host.get('/health'))).toMatchObject({ status: 200 })
    fillDisk(folder)
    // Whoever only asks how it is hears of it too.
    while ((await host.get('/health')).status !== 503) await new Promise((done) => setTimeout(done, 100))
    await server.close()
    makeRoom()

    server = await openServer({ ...at.settings, port: Number(new URL(base).port) })
    await server.listen()
    expect((await look(host, table.id)).position?.seq).toBe(1)
    await server.close()
  },
  OPENING_MS,
)

test('PostgreSQL says so, and everything goes on when it says so no more', async () => {
  at = await ground('PostgreSQL', { postgres: inject('postgres') })
  const server = await openServer(at.settings)
  const base = await server.listen()
  const [host, guest] = [visitor(base), visitor(base)]
  const table = await begun(host, guest)
  const store = await openStore(at.settings)
  await store.db.execute(sql`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`)
  for (const written of ['tables', 'health', 'guests'])
    await store.db.execute(
      sql.raw(`CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${written} FOR EACH ROW EXECUTE FUNCTION no_room()`),
    )
  const [action] = choicesOf(table)
  const refused = [
    await move(host, table.id, { seq: 0, action, key: 'full' }),
    await visitor(base).post<Refusal>('/api/tables', plan()),
    await host.post<Refusal>(`/api/tables/${table.id}/chat`, { text: 'hello' }),
    await host.get<Refusal>('/health'),
  ]
  for (const answer of refused) expect(answer).toMatchObject(full)
  expect(await look(host, table.id)).toMatchObject({ position: { seq: 0 } })
  for (const written of ['tables', 'health', 'guests']) await store.db.execute(sql.raw(`DROP TRIGGER full_disk ON ${written}`))
  await store.close()
  expect(await insist(() => move(host, table.id, { seq: 0, action, key: 'full' }))).toMatchObject({ status: 200 })
  expect(await insist(() => host.get('/health'))).toMatchObject({ status: 200 })
  await server.close()
})
