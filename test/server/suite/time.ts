// A time of our own, that passes when it is told to.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export interface Time {
  readonly now: () => number
  /** Lets time pass. */
  pass(span: { days?: number; hours?: number; minutes?: number; ms?: number }): void
  /** Lets time pass until a moment. */
  passTo(moment: number): void
}

/** Begins at ten in the morning, UTC, of a Monday of winter that has not come yet: what was written before is older. */
export function ownTime(): Time {
  const winter = Date.UTC(new Date().getUTCFullYear() + 1, 11, 1, 10)
  let now = winter + ((8 - new Date(winter).getUTCDay()) % 7) * DAY_MS
  return {
    now: () => now,
    pass({ days = 0, hours = 0, minutes = 0, ms = 0 }) {
      now += days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + ms
    },
    passTo(moment) {
      now = Math.max(now, moment)
    },
  }
}
