import { expect, test } from 'vitest'
import { begunTable, moved, seatRow, waitingTable } from '../tables/fixture.ts'
import { cookieOf, guestOf, heldBy, served } from './fixture.ts'

const played = heldBy(moved(begunTable(), 0, { seq: 0, text: 'take dse' }))
const over = { ...played, table: { ...played.table, status: 'finished' as const } }
const recovery = 'abc'
const seats = [seatRow(0, { recovery }), seatRow(1, { kind: 'bot', recovery: 'bot' })]

test('a game is looked back on once it has begun', async () => {
  await served({ stored: [played] }, async ({ ask }) => {
    const { statusCode, body } = await ask('GET', '/api/tables/friday/history', { as: 'bob' })
    expect([statusCode, JSON.parse(body).steps]).toMatchObject([200, [{ seat: 0, notation: 'take dse' }]])
  })
  await served({ stored: [waitingTable()] }, async ({ ask }) => {
    const { statusCode, body } = await ask('GET', '/api/tables/friday/history')
    expect([statusCode, JSON.parse(body).error]).toEqual([409, 'waiting'])
  })
})

test('its record, which shows the deal, is given out when it is over', async () => {
  for (const live of [waitingTable(), played])
    await served({ stored: [live] }, async ({ ask }) => {
      const { statusCode, body } = await ask('GET', '/api/tables/friday/record')
      expect([statusCode, JSON.parse(body).error]).toEqual([403, 'not-finished'])
    })
  await served({ stored: [over] }, async ({ ask }) => {
    const { statusCode, body, headers } = await ask('GET', '/api/tables/friday/record')
    expect(statusCode).toBe(200)
    expect(body).toMatch(/take dse/)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="splendor-friday.tassel"',
      'content-type': 'text/plain; charset=utf-8',
    })
  })
})

test('a seat is taken up again by its key, in a browser that holds it from then on', () =>
  served({ stored: [{ ...played, seats }], finds: ({ sql }) => (/ from "guests"/.test(sql) ? [{ id: '' }] : undefined) }, async (at) => {
    const { statusCode, headers } = await at.ask('GET', `/api/recover/${recovery}`, { as: 'phone' })
    expect([statusCode, headers.location]).toEqual([303, '/t/friday'])
    const held = at.asked.filter(({ sql }) => /insert into "holders"/.test(sql))
    expect(held.map(({ params }) => params)).toEqual([['friday', 0, guestOf('phone')]])
    // It is read again, so that the page finds the seat as its own.
    expect(/ from "tables"/.test(at.asked[at.asked.indexOf(held[0]) + 1].sql)).toBe(true)
    expect(cookieOf('phone')).toHaveLength(43)
  }))

test('a key of no person’s seat is refused, and what cannot be a key is not even looked for', () =>
  served({ stored: [{ ...played, seats }] }, async ({ ask, asked }) => {
    const looked = () => asked.filter(({ sql }) => /"recovery" = /.test(sql)).length
    for (const key of ['nothere', 'a'.repeat(64), 'bot', 'A%20B']) {
      const before = looked()
      const { statusCode, body } = await ask('GET', `/api/recover/${key}`)
      expect([statusCode, JSON.parse(body).error]).toEqual([404, 'no-recovery'])
      const page = await ask('GET', `/api/recover/${key}`, { headers: { accept: 'text/html,*/*' } })
      expect([page.statusCode, page.headers.location]).toEqual([303, '/lost'])
      expect(looked() - before).toBe(key === 'A%20B' ? 0 : 2)
    }
    expect(asked.filter(({ sql }) => /insert/.test(sql))).toEqual([])
  }))
