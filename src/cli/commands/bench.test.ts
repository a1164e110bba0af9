import { expect, test } from 'vitest'
import { desk } from '../fixture.ts'

const at = desk()
const KEYS = ['game', 'seats', 'options', 'gamesPerSecond', 'nsPerDecision', 'copiesPerSecond', 'stateBytes', 'allocatedPerDecision']

test('bench --json has exactly the promised keys', async () => {
  const { status, out } = await at.run('bench splendor --here --ms 1 --json')
  expect(status).toBe(0)
  const rows: Record<string, unknown>[] = JSON.parse(out)
  expect(rows.map((row) => row.seats)).toEqual([2, 3, 4])
  for (const row of rows) expect(Object.keys(row)).toEqual(KEYS)
  expect(rows[0].stateBytes).toBeLessThanOrEqual(512)
})

test('bench says the same to people', async () => {
  const { out } = await at.run('bench splendor --here --ms 1 --seats 4')
  expect(out).toMatch(/^splendor, 4 seats: [\d,]+ games\/s, [\d.]+ ns\/decision, [\d,]+ copies\/s, \d+ bytes\/state, heap not read\n$/)
})
