// A sequential test: it looks after every block, and stops as soon as the blocks say which of two shares is the truer one. The generalised likelihood
// ratio over the blocks' own distribution, as chess programs are tested with on pairs of games; a block of more seats is only a longer pair.

/** Between what the test decides: expected shares of the first side, and how often it may be wrong. */
export interface Hypotheses {
  readonly low: number
  readonly high: number
  /** How often it may say "high" though "low" is true. */
  readonly alpha: number
  /** How often it may say "low" though "high" is true. */
  readonly beta: number
}

export type Verdict = 'low' | 'high'

/** Shares that no block has had yet are counted as this much of one: nothing is impossible. */
const UNSEEN = 1e-3
const STEPS = 80

/** The verdict of a likelihood ratio, or null while it is open. */
export function verdictOf(ratio: number, { alpha, beta }: Hypotheses): Verdict | null {
  if (ratio >= Math.log((1 - beta) / alpha)) return 'high'
  if (ratio <= Math.log(beta / (1 - alpha))) return 'low'
  return null
}

/** How much likelier the blocks are when the expected share is the high one than when it is the low one, as a logarithm. */
export function likelihoodRatio(blocks: readonly number[], { low, high }: Pick<Hypotheses, 'low' | 'high'>): number {
  const counts = new Map([
    [0, UNSEEN],
    [1, UNSEEN],
  ])
  for (const share of blocks) {
    // Shares are sums of fractions: equal ones must be counted together.
    const rounded = Math.round(share * 1e6) / 1e6
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1)
  }
  const shares = [...counts.keys()]
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const tiltFor = (expected: number): number => tiltOf(shares, (share) => (counts.get(share) ?? 0) / total, expected)
  const [tiltLow, tiltHigh] = [tiltFor(low), tiltFor(high)]
  return shares.reduce((sum, share) => {
    const ratio = (1 + tiltLow * (share - low)) / (1 + tiltHigh * (share - high))
    return sum + (counts.get(share) ?? 0) * Math.log(ratio)
  }, 0)
}

/**
 * The likeliest distribution with an expected share is the seen one, each share's probability divided by 1 + tilt · (share − expected). The tilt is
 * where that has the expectation; between its poles the equation falls, so halving finds it.
 */
function tiltOf(shares: readonly number[], probability: (share: number) => number, expected: number): number {
  let [least, most] = [-1 / (1 - expected), 1 / expected]
  for (let step = 0; step < STEPS; step++) {
    const tilt = (least + most) / 2
    const excess = shares.reduce((sum, share) => sum + (probability(share) * (share - expected)) / (1 + tilt * (share - expected)), 0)
    if (excess > 0) least = tilt
    else most = tilt
  }
  return (least + most) / 2
}
