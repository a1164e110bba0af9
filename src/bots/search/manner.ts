// How a search thinks and chooses: as far as it may, or less, as the levels do.

export interface Manner {
  /** Positions it looks into at most for a decision; none: it decides by what is likely at sight. */
  readonly simulations: number
  /** How evenly it chooses among what it has looked into. 0: always what was looked into most; 1: each as often as it was; above, still more evenly. */
  readonly temperature: number
  /** Whether it judges by a net where there is one. */
  readonly asksNets: boolean
}

/** All that the budget lets it, and the best of it. */
export const AT_ITS_BEST: Manner = { simulations: Number.POSITIVE_INFINITY, temperature: 0, asksNets: true }
