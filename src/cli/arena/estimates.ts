// Means with 95 % intervals, over blocks.

/** What was measured, and between what it lies with 95 %. Infinite where one block says nothing of the next. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/**
 * The share won, from the share of each block. The interval is Student's over the blocks and two more, one won and one lost: without them a side that
 * has won everything so far would be certain to win for ever.
 */
export function shareEstimate(blocks: readonly number[]): Estimate {
  const { low, high } = meanEstimate([...blocks, 0, 1])
  return { mean: mean(blocks), low: Math.max(0, low), high: Math.min(1, high) }
}

/** The mean of one value a block. */
export function meanEstimate(blocks: readonly number[]): Estimate {
  const centre = mean(blocks)
  if (blocks.length < 2) return { mean: centre, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const variance = blocks.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (blocks.length - 1)
  const reach = studentQuantile(blocks.length - 1) * Math.sqrt(variance / blocks.length)
  return { mean: centre, low: centre - reach, high: centre + reach }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The first ones, where the expansion is too rough. */
const FIRST_QUANTILES = [12.7062, 4.3027, 3.1824]

/** Student's 97.5 % quantile, by its expansion around the normal one. */
export function studentQuantile(freedom: number): number {
  if (freedom <= FIRST_QUANTILES.length) return FIRST_QUANTILES[freedom - 1]
  const z = 1.959964
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9]
  return (
    z +
    (z3 + z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * freedom ** 4)
  )
}
