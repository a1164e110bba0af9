import { expect, test } from 'vitest'
import { msFor, timeFor } from './budget.ts'

/** After how many milliseconds of a clock time is up, when so many were gone before. */
function lasting(gone?: number): number {
  let clock = 1000
  const { isOver } = timeFor(2, () => clock, gone)
  while (!isOver?.()) clock++
  return clock - 1000
}

test('what is gone before thinking counts, but half of the time is left', () => {
  expect(lasting()).toBe(msFor(2))
  expect(lasting(100)).toBe(msFor(2) - 100)
  expect(lasting(10_000)).toBe(msFor(2) / 2)
})
