// Several processes on one PostgreSQL are one server to those who play.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openServer, type Server } from '../../src/server/server.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { program } from '../programs.ts'
import { type Ground, ground, OPENING_MS } from './ground.ts'
import { launchWorker } from './launch.ts'
import { begun, bot, choicesOf, join, look, move, openTable, playOut } from './tables.ts'
import { type Visitor, visitor } from './visitor.ts'

const CLOCK = { pace: 'live', base: 10, increment: 0, timeout: 'bot' } as const

let at: Ground
let servers: Server[]
let bases: string[]

beforeAll(async () => {
  at = await ground('PostgreSQL', { postgres: inject('postgres') })
  servers = await Promise.all([openServer(at.settings), openServer(at.settings)])
  bases = await Promise.all(servers.map((server) => server.listen()))
}, OPENING_MS)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  at.clear()
})

/** The same browser at the other server. */
function elsewhere(who: Visitor, base: string): Visitor {
  const twin = visitor(base)
  twin.cookie = who.cookie
  return twin
}

test('a move made at one is seen at the other', async () => {
  const [host, guest] = [visitor(bases[0]), visitor(bases[1])]
  const table = await openTable(host)
  const stream = await host.follow(`/api/tables/${table.id}/stream`)
  await join(guest, table)
  await move(host, table.id, { seq: 0, text: 'take dse' })
  expect((await move(guest, table.id, { seq: 1, text: 'take dse' })).status).toBe(200)
  await guest.post(`/api/tables/${table.id}/chat`, { text: 'hello' })
  await stream.until((events) => events.some(({ message }) => message.type === 'chat'))
  const seqs = stream.events.flatMap(({ message }) => (message.type === 'position' ? [message.position.seq] : []))
  expect(seqs).toEqual([0, 1, 2])
  await stream.until((events) => events.some(({ message }) => message.type === 'seats' && message.table.seats[1].name === 'Bob'))
  stream.leave()
})

test('a table cancelled at one is gone at the other', async () => {
  const [host, guest] = [visitor(bases[0]), visitor(bases[1])]
  const table = await openTable(host)
  const stream = await guest.follow(`/api/tables/${table.id}/stream`)
  await stream.until((events) => events.some(({ message }) => message.type === 'seats'))
  await host.post(`/api/tables/${table.id}/cancel`, {})
  await stream.until((events) => events.some(({ message }) => message.type === 'gone'))
  await stream.ended()
})

test('of moves racing at both exactly one is made', async () => {
  const [host, guest] = [visitor(bases[0]), visitor(bases[1])]
  const { id } = await begun(host, guest)
  const twins = [host, guest].map((who) => bases.map((base) => elsewhere(who, base)))
  for (let seq = 0; seq < 12; seq++) {
    const seat = (await look(host, id)).position?.actors === 1 ? 0 : 1
    const seen = await look(twins[seat][seq % 2], id)
    expect(seen.position?.seq).toBe(seq)
    const actions = choicesOf(seen).slice(0, 8)
    const answers = await Promise.all(actions.map((action, i) => move(twins[seat][i % 2], id, { seq, action })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...actions.slice(1).map(() => 409)])
  }
})

test('a whole game is played across both', async () => {
  const [host, guest] = [visitor(bases[0]), visitor(bases[1])]
  const { id } = await begun(host, guest)
  await playOut([host, guest], id)
  expect((await look(elsewhere(host, bases[1]), id)).status).toBe('finished')
})

test('a bot moves once, whichever server takes its turn', async () => {
  const host = visitor(bases[0])
  const { id } = await openTable(host, { seats: [bot('greedy'), bot('greedy'), bot('random')] })
  const stream = await visitor(bases[1]).follow(`/api/tables/${id}/stream`)
  await stream.until((events) => events.some(({ message }) => message.type === 'finished'))
  const seqs = stream.events.flatMap(({ message }) => (message.type === 'position' ? [message.position.seq] : []))
  expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, i) => seqs[0] + i))
  stream.leave()
})

test('whatever happens to a table at both at once happens once each, and the table goes on', async () => {
  const [host, guest] = [visitor(bases[0]), visitor(bases[1])]
  const { id } = await begun(host, guest, { clock: { ...CLOCK, base: 600 } })
  const twins = [host, guest].map((who) => bases.map((base) => elsewhere(who, base)))
  const stream = await host.follow(`/api/tables/${id}/stream`)
  const deed = async (who: Visitor, what: string, body = {}) => (await who.post<TableView>(`/api/tables/${id}/${what}`, body)).status
  for (let round = 0; round < 4; round++) {
    const statuses = await Promise.all(
      twins.flatMap((devices) =>
        devices.flatMap((who) => [deed(who, 'leave'), deed(who, 'chat', { text: 'on my way' }), deed(who, 'leave')]),
      ),
    )
    expect([...new Set(statuses)].sort()).toEqual([200, 201])
    expect(await Promise.all(twins.flatMap((devices) => devices.map((who) => deed(who, 'return'))))).toEqual([200, 200, 200, 200])
    const seen = await look(host, id)
    const { position } = seen
    const seat = position?.actors === 1 ? 0 : 1
    const mine = await look(twins[seat][round % 2], id)
    // A bot may have decided before somebody was back.
    const { status } = await move(twins[seat][round % 2], id, { seq: mine.position?.seq, action: choicesOf(mine)[0] })
    expect([200, 409]).toContain(status)
  }
  const over = await look(guest, id)
  for (const seat of [0, 1])
    expect(over.notes.filter((note) => note.seat === seat).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 8 }, (_, i) => ['left', 'returned'][i % 2]),
    )
  expect(over.seats.every(({ stead }) => stead === undefined)).toBe(true)
  await deed(guest, 'resign')
  await stream.until((events) => events.some(({ message }) => message.type === 'finished'))
  const ids = stream.events.flatMap(({ id: event }) => event ?? [])
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  expect(stream.events.filter(({ message }) => message.type === 'note')).toHaveLength(17)
  stream.leave()
})

test('one that only serves leaves bots and clocks to those that work, of which any may die', async () => {
  const own = await ground('PostgreSQL', { postgres: inject('postgres'), changes: { role: 'web' } })
  const web = await openServer(own.settings)
  const host = visitor(await web.listen())
  const { id } = await openTable(host, { seats: [bot('greedy'), { kind: 'person', name: 'Ada' }], clock: CLOCK })
  const stream = await host.follow(`/api/tables/${id}/stream`)
  const hasSeq = (seq: number) =>
    stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq >= seq))
  await hasSeq(0)
  expect((await look(host, id)).position?.seq).toBe(0) // nobody works yet

  const workers = [await launchWorker(program('server'), own.settings), await launchWorker(program('server'), own.settings)]
  await hasSeq(1)
  expect((await move(host, id, { seq: 1, text: 'take dse' })).status).toBe(200)
  workers[0].process.kill('SIGKILL')
  await workers[0].ended
  await hasSeq(3)
  // The time of ten seconds runs out, and a worker notices.
  await stream.until((events) => events.some(({ message }) => message.type === 'note' && message.note.kind === 'timed-out'))
  expect((await look(host, id)).seats[1].stead).toMatchObject({ why: 'time' })
  stream.leave()
  workers[1].process.kill('SIGTERM')
  expect(await workers[1].ended).toBe(0)
  await web.close()
  own.clear()
})
