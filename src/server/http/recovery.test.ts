import { describe, expect, test } from 'vitest'
import { begunTable, seatRow } from '../tables/fixture.ts'
import { heldBy, type Served, served } from './fixture.ts'

const seats = [seatRow(0, { recovery: 'keyofada' }), seatRow(1, { recovery: 'keyofbob', name: 'Bob' })]
const stored = [heldBy({ ...begunTable({ listed: false }), seats })]

/** Who was given which seat. */
const held = ({ asked }: Served) => asked.flatMap(({ sql, params }) => (/insert into "holders"/.test(sql) ? [params.slice(0, 3)] : []))

describe('A recovery link', () => {
  test('that is opened is a question, and nothing is switched, however often', () =>
    served({ stored }, async (server) => {
      for (const as of ['eve', undefined]) {
        const answer = await server.ask('GET', '/api/recoveries/keyofbob', as ? { as } : {})
        expect(answer.json()).toEqual({ id: 'friday', game: 'splendor', table: 'Friday', seat: 1, name: 'Bob', you: null })
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
      expect((await server.ask('GET', '/api/recoveries/keyofbob', { as: 'ada' })).json()).toMatchObject({ seat: 1, you: 0 })
      const old = await server.ask('GET', '/api/recover/keyofbob', { headers: { accept: 'text/html' } })
      expect([old.statusCode, old.headers.location, old.headers['set-cookie']]).toEqual([303, '/recover/keyofbob', undefined])
      expect(held(server)).toEqual([])
    }))
  test('gives the seat when that is asked for, to a browser that is given a cookie', () =>
    served({ stored }, async (server) => {
      const taken = await server.ask('POST', '/api/recoveries/keyofbob', { body: {} })
      expect([taken.statusCode, taken.json()]).toEqual([200, { id: 'friday' }])
      expect(taken.headers['set-cookie']).toMatch(/^tassel=/)
      expect(held(server)).toEqual([['friday', 1, expect.stringMatching(/^[0-9a-f]{64}$/)]])
      // It is read again, so that the page finds the seat as its own.
      const after = server.asked.slice(server.asked.findIndex(({ sql }) => /insert into "holders"/.test(sql)) + 1)
      expect(after[0].sql).toMatch(/ from "tables"/)
    }))
  test('that is none, or a bot’s, gives nothing, and what cannot be a key is not even looked for', () =>
    served({ stored: [{ ...stored[0], seats: [seats[0], seatRow(1, { kind: 'bot', recovery: 'bot' })] }] }, async (server) => {
      const looked = () => server.asked.filter(({ sql }) => /"recovery" = /.test(sql)).length
      for (const [key, looks] of [
        ['none', 2],
        ['bot', 2],
        ['A%20B', 0],
      ] as const) {
        const before = looked()
        for (const answer of [
          await server.ask('GET', `/api/recoveries/${key}`),
          await server.ask('POST', `/api/recoveries/${key}`, { body: {} }),
        ])
          expect([answer.statusCode, answer.json().error]).toEqual([404, 'no-recovery'])
        expect(looked() - before).toBe(looks)
      }
      expect(held(server)).toEqual([])
    }))
  test('is shown to who sits there as the page that asks', () =>
    served({ stored }, async ({ ask }) => {
      expect((await ask('GET', '/api/tables/friday', { as: 'bob' })).json()).toMatchObject({ recovery: '/recover/keyofbob' })
    }))
})

test.each([
  ['who does not sit there', 'eve', true, 403, 'no-seat'],
  ['nobody', undefined, true, 403, 'no-seat'],
  ['who may not even look', 'eve', false, 404, 'no-table'],
] as const)('The link of a seat is not renewed by %s', (...[, as, listed, status, error]) =>
  served({ stored: [heldBy(begunTable({ listed }))] }, async (server) => {
    const answer = await server.ask('POST', '/api/tables/friday/recovery', { ...(as ? { as } : {}), body: { alone: true } })
    expect([answer.statusCode, answer.json().error]).toEqual([status, error])
    expect(server.asked.some(({ sql }) => /update|delete/.test(sql))).toBe(false)
  }),
)
