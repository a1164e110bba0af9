import { expect, test } from 'vitest'
import { byTimeLeft, type Listed } from './use-tables.ts'

const listed = (id: string, left: number | null, changed = '2026-11-18T10:00:00Z'): Listed => ({
  id,
  game: 'splendor',
  name: id,
  options: {},
  status: 'playing',
  seats: [],
  you: 1,
  actors: 2,
  decisions: 0,
  changed,
  local: false,
  yourTurn: true,
  ...(left !== null && {
    reading: { clocks: { at: changed, seats: [null, { left, runs: true, warned: false }] }, got: 5 },
  }),
})

test('What waits for you is in the order of the time that is left; without a clock who has waited longest', () => {
  const tables = [listed('late', null), listed('hour', 3_600_000), listed('early', null, '2026-11-17T10:00:00Z'), listed('minute', 60_000)]
  expect(tables.sort(byTimeLeft).map(({ id }) => id)).toEqual(['minute', 'hour', 'early', 'late'])
})
