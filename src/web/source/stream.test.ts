import { describe, expect, test } from 'vitest'
import { pauseBefore, waitBefore } from './stream.ts'

describe('Waiting', () => {
  test('doubles up to a limit, and never falls together', () => {
    expect([0, 1, 2, 20].map((attempt) => waitBefore(attempt, 0.5))).toEqual([500, 1000, 2000, 15_000])
    expect(waitBefore(1, 0)).toBeLessThan(waitBefore(1, 1))
  })
  test('for a server that does not answer grows from two seconds to a minute', () => {
    expect([1, 2, 3, 6, 30].map((attempt) => pauseBefore(attempt, 0))).toEqual([2000, 4000, 8000, 60_000, 60_000])
  })
})
