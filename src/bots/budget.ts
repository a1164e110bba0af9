// What thinking may cost.

/** What a bot may spend on one decision: whichever ends first. */
export interface Budget {
  /** Positions it may look into at most. */
  readonly simulations: number
  /** Asked now and then: whether time is up. Absent where only simulations count, as in tests: then the same seed gives the same decision. */
  readonly isOver?: () => boolean
}

/** The more rivals answer a decision, the more there is to look into. */
const SIMULATIONS_A_SEAT = 400
const MS_A_SEAT = 250

/** What a bot spends that is told nothing. */
export const budgetFor = (seats: number): Budget => ({ simulations: SIMULATIONS_A_SEAT * seats })

/** The milliseconds that a player takes for a decision at a table of so many. */
export const msFor = (seats: number): number => MS_A_SEAT * seats

/** As much as fits into that time. The clock tells milliseconds. What is gone of it already counts, but half is left for thinking whatever came before. */
export const timeFor = (seats: number, now: () => number, gone = 0): Budget => until(now, msFor(seats) - Math.min(gone, msFor(seats) / 2))

/** As much as fits into so many milliseconds. */
function until(now: () => number, ms: number): Budget {
  const end = now() + ms
  return { simulations: Number.POSITIVE_INFINITY, isOver: () => now() >= end }
}
