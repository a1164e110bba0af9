import { setImmediate as settled } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Asked } from '../store/fixture.ts'
import { begunTable, chatRow } from '../tables/fixture.ts'
import { guestOf, heldBy, METRICS, type Served, served } from './fixture.ts'

const live = {
  ...heldBy(begunTable({ listed: false, event: 2 })),
  chat: [chatRow(1), chatRow(2, { seat: 1, name: 'name 1', text: 'hello' })],
}
const stored = [live]
const isAppend = ({ sql }: Asked) => /insert into "entries"/.test(sql)
const isSaid = ({ sql }: Asked) => /INSERT INTO chat/.test(sql)

/** Whatever is committed becomes event 3, whatever is said is event 2; the browsers of those who sit are known. */
const finds = (asked: Asked) => {
  if (isAppend(asked)) return [{ event: 3, at: new Date(0) }]
  if (isSaid(asked)) return [{ event: 2 }]
  return / from "guests"/.test(asked.sql) ? [{ id: '' }] : undefined
}

const noted = ({ asked }: Served) => asked.flatMap(({ sql, params }) => (/seen_until = /.test(sql) ? [params[2]] : []))
const said = ({ asked }: Served) => asked.filter(isSaid).map(({ params }) => params)

test('a move is answered with its position, measured, and whoever made it is here', () =>
  served({ stored, finds, settings: { limits: true } }, async (server) => {
    const made = await server.ask('POST', '/api/tables/friday/moves', { as: 'ada', body: { seq: 0, text: 'take dse' } })
    expect(made.statusCode).toBe(200)
    expect(made.json()).toMatchObject({ from: 0, position: { seq: 1, actors: 2 }, lines: [{ seat: 0, event: 'takes' }] })
    expect(made.headers['server-timing']).toMatch(/^move;dur=\d+\.\d{3}$/)
    await settled()
    expect(noted(server)).toEqual([0])
    const { body } = await server.ask('GET', '/metrics', METRICS)
    expect(body).toMatch(/^tassel_move_seconds_count 1$/m)
    const seconds = Number(/^tassel_move_seconds_sum (.+)$/m.exec(body)?.[1])
    expect(seconds * 1000).toBeCloseTo(Number(/dur=(.+)$/.exec(String(made.headers['server-timing']))?.[1]), 2)
    // From now on he is counted for himself.
    const left = async (as: string) =>
      (await server.ask('POST', '/api/tables/friday/moves', { as, body: {} })).headers['x-ratelimit-remaining']
    expect([await left('ada'), await left('eve')]).toEqual(['599', '598'])
  }))

test('who sits says something under his own name, and is here', () =>
  served({ stored, finds }, async (server) => {
    const answer = await server.ask('POST', '/api/tables/friday/chat', { as: 'bob', body: { text: ' hello ', name: 'not me' } })
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { id: 2, seat: 1, name: 'name 1', text: 'hello' }])
    expect(said(server)).toEqual([['friday', 'friday', 1, 'name 1', 'hello', guestOf('bob')]])
    await settled()
    expect(noted(server)).toEqual([1])
  }))

test('who looks on says something under the name that he gives, and without a code nothing', () =>
  served({ stored, finds }, async (server) => {
    for (const name of ['Eve', undefined])
      expect(
        (await server.ask('POST', '/api/tables/friday/chat?watch=watching', { as: 'eve', body: { text: 'hello', name } })).statusCode,
      ).toBe(201)
    expect(said(server).map(([, , seat, name]) => [seat, name])).toEqual([
      [null, 'Eve'],
      [null, 'Guest'],
    ])
    await settled()
    expect(noted(server)).toEqual([])
    const refused = await server.ask('POST', '/api/tables/friday/chat', { as: 'eve', body: { text: 'hello' } })
    expect([refused.statusCode, refused.json().error, said(server).length]).toEqual([404, 'no-table', 2])
  }))

test('who passes by a game that is over says nothing', () =>
  served({ stored: [{ ...live, table: { ...live.table, status: 'finished' } }], finds }, async (server) => {
    const refused = await server.ask('POST', '/api/tables/friday/chat', { as: 'eve', body: { text: 'hello' } })
    expect([refused.statusCode, refused.json().error, said(server)]).toEqual([404, 'no-table', []])
  }))

test('what was said and is not there is a mistake of ours', () =>
  served({ stored: [{ ...live, chat: [] }], finds }, async (server) => {
    const answer = await server.ask('POST', '/api/tables/friday/chat', { as: 'bob', body: { text: 'hello' } })
    expect([answer.statusCode, answer.json().error]).toEqual([500, 'failed'])
  }))

describe('What was said before', () => {
  const many = { ...live, table: { ...live.table, event: 300 }, chat: Array.from({ length: 299 }, (_, i) => chatRow(i + 2)) }
  const ids = (body: { lines: { id: number }[]; earlier: boolean }) => [body.lines[0]?.id, body.lines.at(-1)?.id, body.earlier]

  test('is not sent with the table, but when it is asked for, a page at a time', () =>
    served({ stored: [many] }, async ({ ask }) => {
      const table = (await ask('GET', '/api/tables/friday', { as: 'ada' })).json()
      expect([table.chat.length, table.chat[0].id, table.earlierChat]).toEqual([100, 201, true])
      const page = async (before: number) => (await ask('GET', `/api/tables/friday/chat?before=${before}`, { as: 'ada' })).json()
      expect(ids(await page(201))).toEqual([101, 200, true])
      expect(ids(await page(101))).toEqual([2, 100, false])
      expect(await page(2)).toEqual({ lines: [], earlier: false })
    }))
  test('is for who may hear it', () =>
    served({ stored: [many, { ...many, table: { ...many.table, id: 'over', status: 'finished' } }] }, async ({ ask }) => {
      for (const [path, status] of [
        ['friday/chat?before=9', 404],
        ['friday/chat?before=9&watch=watching', 200],
        ['over/chat?before=9', 404],
        ['friday/chat?before=-1&watch=watching', 400],
        ['friday/chat?watch=watching', 400],
      ] as const)
        expect([path, (await ask('GET', `/api/tables/${path}`, { as: 'eve' })).statusCode]).toEqual([path, status])
    }))
})

test('who looks on is not called like somebody who sits there', () =>
  served({ stored, finds }, async (server) => {
    const refused = await server.ask('POST', '/api/tables/friday/chat?watch=watching', { as: 'eve', body: { text: 'hi', name: 'NAME 1' } })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: 'name-taken', says: 'Somebody at this table is called "name 1" already; choose another name.' },
    ])
    expect(said(server)).toEqual([])
  }))
