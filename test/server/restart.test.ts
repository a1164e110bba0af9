// A server may end at any time, in any way: whoever was answered finds everything again.
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openServer } from '../../src/server/server.ts'
import { program } from '../programs.ts'
import { DATABASES, type Ground, ground, OPENING_MS } from './ground.ts'
import { launch } from './launch.ts'
import { begun, bot, look, move, openTable } from './tables.ts'
import { visitor } from './visitor.ts'

describe.each(DATABASES)('On %s', (database) => {
  let at: Ground
  beforeEach(async () => {
    at = await ground(database, { postgres: inject('postgres') })
  }, OPENING_MS)
  afterEach(() => at.clear())

  test('a table is the same after the server was closed and opened again, in the middle of a turn', async () => {
    const first = await openServer(at.settings)
    const base = await first.listen()
    const [host, guest] = [visitor(base), visitor(base)]
    const { id } = await begun(host, guest)
    await move(host, id, { seq: 0, text: 'take dse' })
    await move(host, id, { seq: 1, undo: true })
    await guest.post(`/api/tables/${id}/chat`, { text: 'take your time' })
    const stream = await host.follow(`/api/tables/${id}/stream`)
    await stream.until((events) => events.some(({ message }) => message.type === 'position'))
    const before = await look(host, id)
    await first.close()
    await stream.ended()

    const second = await openServer({ ...at.settings, port: Number(new URL(base).port) })
    expect(await second.listen()).toBe(base)
    const after = await look(host, id)
    expect({ ...after, seats: [] }).toEqual({ ...before, seats: [] })
    expect(after.position?.canRedo).toBe(true)
    expect(await move(host, id, { seq: 2, redo: true })).toMatchObject({ status: 200, body: { position: { seq: 3, decisions: 1 } } })
    const resumed = await guest.follow(`/api/tables/${id}/stream`, before.event)
    await resumed.until((events) => events.filter(({ id: event }) => event !== null).length === 1)
    await second.close()
  })

  test('nothing that was acknowledged is lost when the server is killed while it plays', async () => {
    let server = await launch(program('server'), at.settings)
    // A plain line says the address for a browser.
    while (!/^Open /m.test(server.log())) await new Promise((done) => setTimeout(done, 20))
    expect(server.log().split('\n')).toContain(`Open ${server.base.replace('127.0.0.1', 'localhost')}`)
    const [host, guest] = [visitor(server.base), visitor(server.base)]
    const { id } = await begun(host, guest)
    const games = await openTable(host, { seats: [{ kind: 'person', name: 'Ada' }, bot('search')] })
    expect((await move(host, games.id, { seq: 0, text: 'take dse' })).status).toBe(200)
    const people = [host, guest]
    let acknowledged = 0
    const playing = (async () => {
      for (;;) {
        const seq = acknowledged
        const text = ['take dse', 'take dse', 'take sro', 'take sro'][seq]
        if (text === undefined) return
        const { status } = await move(people[seq % 2], id, { seq, text })
        if (status !== 200) return
        acknowledged = seq + 1
        if (acknowledged === 3) server.process.kill('SIGKILL')
      }
    })().catch(() => {})
    await server.ended
    await playing
    expect(acknowledged).toBeGreaterThanOrEqual(3)

    server = await launch(program('server'), { ...at.settings, port: Number(new URL(server.base).port) })
    const { position } = await look(host, id)
    expect(position?.seq).toBeGreaterThanOrEqual(acknowledged)
    expect(position?.decisions).toBe(position?.seq)
    const stream = await host.follow(`/api/tables/${games.id}/stream`)
    await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq >= 2))
    stream.leave()
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})

/** How long nobody is there at least. */
const DOWN_MS = 3000

describe.each(DATABASES)('On %s clocks', (database) => {
  test('of a live game stand still while the server is dead, and go on with their increments', async () => {
    const at = await ground(database, { postgres: inject('postgres') })
    let server = await launch(program('server'), at.settings)
    const [host, guest] = [visitor(server.base), visitor(server.base)]
    const { id } = await begun(host, guest, { clock: { pace: 'live', base: 600, increment: 30, timeout: 'bot' } })
    /** What is left on the clocks, and when that was. */
    const read = async () => {
      const { clocks } = await look(guest, id)
      if (!clocks) throw new Error('There are no clocks.')
      return {
        at: Date.parse(clocks.at),
        left: clocks.seats.map((clock) => clock?.left ?? 0),
        runs: clocks.seats.map((clock) => clock?.runs),
      }
    }
    await move(host, id, { seq: 0, text: 'take dse' })
    const before = await read()
    expect(before.runs).toEqual([false, true])
    expect(before.left[0]).toBeGreaterThan(600_000) // with the increment, and less what the move took
    server.process.kill('SIGKILL')
    await server.ended
    await new Promise((done) => setTimeout(done, DOWN_MS))

    server = await launch(program('server'), { ...at.settings, port: Number(new URL(server.base).port) })
    const after = await read()
    expect(after.left[0]).toBe(before.left[0])
    expect(before.left[1] - after.left[1]).toBeLessThanOrEqual(after.at - before.at - DOWN_MS)
    expect(after.left[1]).toBeLessThanOrEqual(before.left[1])
    expect((await move(guest, id, { seq: 1, text: 'take dse' })).status).toBe(200)
    const moved = await read()
    expect(moved.runs).toEqual([true, false])
    expect(after.left[1] + 30_000 - moved.left[1]).toBeLessThanOrEqual(moved.at - after.at)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    at.clear()
  })
})

test('a data folder is used by one server at a time', async () => {
  const at = await ground('PGlite', { postgres: inject('postgres') })
  const server = await openServer(at.settings)
  await expect(openServer(at.settings)).rejects.toThrow(/already uses the data folder/)
  await server.close()
  await (await openServer(at.settings)).close()
  at.clear()
})
