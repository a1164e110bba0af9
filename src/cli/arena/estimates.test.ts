import { describe, expect, test } from 'vitest'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { meanEstimate, shareEstimate, studentQuantile } from './estimates.ts'

describe('Intervals', () => {
  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [10, 2.228],
    [30, 2.042],
    [1e6, 1.96],
  ])('Student’s quantile of %i degrees of freedom is %f, as in every table', (freedom, quantile) => {
    expect(Math.abs(studentQuantile(freedom) - quantile)).toBeLessThan(0.002)
  })

  test('a mean of 1 to 5 is 3 ± 1.96: the deviation 1.58 over the root of 5, times 2.776', () => {
    const { mean, low, high } = meanEstimate([1, 2, 3, 4, 5])
    expect(mean).toBe(3)
    expect(high - mean).toBeCloseTo(1.963, 2)
    expect(mean - low).toBeCloseTo(1.963, 2)
  })

  test('one block says nothing of the next', () => {
    expect(meanEstimate([7])).toEqual({ mean: 7, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })

  test('who has won all of a hundred blocks wins at least 97 %, by the rule of three', () => {
    const { mean, low, high } = shareEstimate(Array(100).fill(1))
    expect(mean).toBe(1)
    expect(high).toBe(1)
    expect(low).toBeCloseTo(0.97, 2)
  })

  test('blocks count, not games: halves that always cancel out are surer than coins', () => {
    const width = (blocks: readonly number[]) => shareEstimate(blocks).high - shareEstimate(blocks).low
    const cancelled = Array<number>(100).fill(0.5)
    const coins = cancelled.map((_, i) => i % 2)
    expect(width(cancelled)).toBeLessThan(width(coins) / 3)
    expect(width(coins)).toBeCloseTo(2 * 1.98 * Math.sqrt(0.25 / 101), 2)
  })

  // Rather too wide than too narrow: at 90 % the two added blocks weigh most.
  test.each([0.25, 0.5, 0.9])('of many runs with a true share of %f nearly all intervals hold it', (share) => {
    const rng = rngOf('coverage')
    let held = 0
    for (let run = 0; run < 2000; run++) {
      const blocks = Array.from({ length: 40 }, () => Array.from({ length: 2 }, () => (below(rng, 1000) < share * 1000 ? 0.5 : 0)))
      const { low, high } = shareEstimate(blocks.map(([a, b]) => a + b))
      if (low <= share && share <= high) held++
    }
    expect(held / 2000).toBeGreaterThan(0.935)
    expect(held / 2000).toBeLessThan(0.992)
  })
})
