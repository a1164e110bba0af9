import { expect, test } from 'vitest'
import { begunTable, moved, waitingTable } from '../tables/fixture.ts'
import { heldBy, served } from './fixture.ts'

const played = heldBy(moved(begunTable(), 0, { seq: 0, text: 'take dse' }))
const over = { ...played, table: { ...played.table, status: 'finished' as const } }

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
