// The clock on the wall, by which the clocks of all tables go.

/** A time in which no server was there to be played with. */
export interface Gap {
  readonly since: number
  readonly until: number
}

export interface Wall {
  /** What time it is, in milliseconds. */
  now(): number
  /** When nobody was there, in order. */
  gaps(): readonly Gap[]
}

/** So much of a time lies in gaps. */
export function within(gaps: readonly Gap[], from: number, to: number): number {
  return gaps.reduce((sum, { since, until }) => sum + Math.max(0, Math.min(to, until) - Math.max(from, since)), 0)
}
