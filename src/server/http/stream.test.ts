import type { Readable } from 'node:stream'
import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { begunTable, chatRow, moved } from '../tables/fixture.ts'
import { cookieOf, heldBy, METRICS, NOW, type Served, served } from './fixture.ts'

const BEAT_MS = 20
const HOUR_MS = 3_600_000
const live = heldBy(moved(begunTable({ listed: false }), 0, { seq: 0, text: 'take dse' }))
const finished = { ...live, table: { ...live.table, status: 'finished' as const, event: 3 }, chat: [chatRow(2)] }

/** Follows a table; what has come can be asked for. */
async function followed({ app }: Served, { query = '', as = 'ada', headers = {} }: { query?: string; as?: string; headers?: object } = {}) {
  const answer = await app.inject({
    url: `/api/tables/friday/stream${query}`,
    headers: { cookie: `tassel=${cookieOf(as)}`, ...headers },
    payloadAsStream: true,
  })
  const stream: Readable = answer.stream()
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  const until = async (isSo: () => boolean) => {
    for (let i = 0; i < 500 && !isSo() && !stream.destroyed; i++) await new Promise((done) => setTimeout(done, 2))
  }
  await until(() => /data: /.test(text))
  const ids = () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  const leave = () => void answer.raw.res.destroy()
  return { answer, leave, stream, text: () => text, ids, until }
}

/** How long seats are noted to be here, in seconds, with the seat. */
const noted = ({ asked }: Served) =>
  asked.flatMap(({ sql, params: [until, , seat] }) =>
    /seen_until = /.test(sql) ? [`${seat}: ${(Date.parse(String(until)) - NOW) / 1000}`] : [],
  )

test('a stream begins with when to come back, and tells everything with its events', () =>
  served({ stored: [live], settings: { beatMs: HOUR_MS } }, async (server) => {
    const { answer, text, ids, leave } = await followed(server)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      connection: 'close',
    })
    expect(text()).toMatch(/^retry: 1000\n\nid: 1\ndata: \{"type":"seats"/)
    expect(ids()).toEqual([1, 2])
    expect(
      text()
        .split('\n\n')
        .every((part) => !part.includes('id: null')),
    ).toBe(true)
    expect(noted(server)).toEqual(['0: 9000'])
    expect((await server.ask('GET', '/metrics', METRICS)).body).toMatch(/^tassel_streams 1$/m)
    leave()
  }))

test('a stream goes on from the event that it has, and with everything where that is none of the table’s', () =>
  served({ stored: [live], settings: { beatMs: HOUR_MS } }, async (server) => {
    const from = async (query: string, headers = {}) => {
      const { ids, leave } = await followed(server, { query, headers })
      leave()
      return ids()
    }
    expect(await from('?lastEventId=1')).toEqual([2])
    expect(await from('?lastEventId=2')).toEqual([])
    // A browser that comes back says it in a header.
    expect(await from('?lastEventId=2', { 'last-event-id': '1' })).toEqual([2])
    for (const none of ['3', '0', '-1', '1.5']) expect(await from(`?lastEventId=${none}`)).toEqual([1, 2])
  }))

test('whoever leaves is noted to be gone, unless he only looks on', () =>
  served({ stored: [live], settings: { beatMs: HOUR_MS } }, async (server) => {
    const [ada, eve] = [await followed(server), await followed(server, { as: 'eve', query: '?watch=watching' })]
    for (const { leave } of [ada, eve]) leave()
    await ada.until(() => noted(server).length > 1)
    await settled()
    expect(noted(server)).toEqual(['0: 9000', '0: 0'])
  }))

test('a stream shows that it is alive, and whoever has one stays here', () =>
  served({ stored: [live], settings: { beatMs: BEAT_MS } }, async (server) => {
    const { text, until, leave } = await followed(server)
    await until(() => /^: $/m.test(text()) && noted(server).length > 1)
    expect(text()).toMatch(/^: $/m)
    expect(noted(server).slice(0, 2)).toEqual(['0: 0.05', '0: 0.05'])
    leave()
  }))

test('streams of a table that is gone are told so, and end', async () => {
  const stored = [live]
  await served({ stored, settings: { beatMs: HOUR_MS } }, async (server) => {
    const { stream, text, until } = await followed(server)
    let ended = false
    stream.on('end', () => {
      ended = true
    })
    stored.pop()
    // A refusal is only given on a fresh reading.
    expect((await server.ask('POST', '/api/tables/friday/moves', { as: 'eve', body: { seq: 0, text: 'take dse' } })).statusCode).toBe(404)
    await until(() => ended)
    expect(ended).toBe(true)
    expect(text()).toMatch(/\n\ndata: \{"type":"gone"\}\n\n$/)
    expect(noted(server)).toEqual(['0: 9000'])
  })
})

test('a reader who is a million bytes behind is cut off', async () => {
  for (const [bytes, comes] of [
    [900_000, true],
    [1_100_000, false],
  ] as const) {
    const stored = [{ ...live, chat: [chatRow(2, { text: 'x'.repeat(bytes) })] }]
    await served({ stored, settings: { beatMs: HOUR_MS } }, async (server) => {
      const came = await followed(server).then(
        ({ text, leave }) => {
          leave()
          return text().length > bytes
        },
        () => false,
      )
      expect(came).toBe(comes)
    })
  }
})

test('streams end with the server; that everybody leaves then is not noted', async () => {
  const notes: string[] = []
  let ended = false
  await served({ stored: [live], settings: { beatMs: HOUR_MS } }, async (server) => {
    const { stream } = await followed(server)
    stream.on('end', () => {
      ended = true
    })
    await server.close()
    await settled()
    notes.push(...noted(server))
  })
  expect([ended, notes]).toEqual([true, ['0: 9000']])
})

test('a game that is over is shown to anybody, but nothing more is told to who only passes by', () =>
  served({ stored: [finished], settings: { beatMs: HOUR_MS } }, async (server) => {
    const { app } = server
    const passing = await app.inject({ url: '/api/tables/friday/stream', payloadAsStream: true })
    let text = ''
    passing.stream().on('data', (chunk) => {
      text += chunk
    })
    const ada = await followed(server)
    expect(ada.text()).toContain('"type":"finished"')
    expect(text).toBe('retry: 1000\n\n')
    passing.raw.res.destroy()
    ada.leave()
  }))
