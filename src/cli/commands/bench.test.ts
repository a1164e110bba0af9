import { expect, test, vi } from 'vitest'
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

test('bench tells the processor’s time: where it goes a thousand times as fast as it does, everything is a thousand times as slow', async () => {
  const { cpuUsage } = process
  const fast = vi.spyOn(process, 'cpuUsage').mockImplementation(() => {
    const { user, system } = cpuUsage()
    return { user: user * 1000, system: system * 1000 }
  })
  const slow = JSON.parse((await at.run('bench splendor --here --ms 1000 --seats 2 --json')).out)[0]
  fast.mockRestore()
  const real = JSON.parse((await at.run('bench splendor --here --ms 1 --seats 2 --json')).out)[0]
  expect(real.gamesPerSecond / slow.gamesPerSecond).toBeGreaterThan(50)
})
