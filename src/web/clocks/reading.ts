// How much time is left: what the server read, and how long ago that came. Pure; the page's own date is never asked, it may be wrong.
import type { Clock, Clocks, SeatClock } from '../../wire/clocks.ts'

/** Clocks as they were read, and when that came, in milliseconds of a clock that only goes on (`performance.now`). */
export interface Reading {
  readonly clocks: Clocks
  readonly got: number
  /** Since when the server has not answered: until it does, all clocks are shown as they stood then. */
  readonly silent?: number
}

/** The later of two readings: they come by several ways, and not always in order. */
export const newest = (old: Reading | undefined, next: Reading): Reading => (old && old.clocks.at > next.clocks.at ? old : next)

/** The reading that a card or a position brings, if it brings one. */
export const readAt = (clocks: Clocks | undefined, got: number): Reading | undefined => clocks && { clocks, got }

/** Milliseconds that a seat has left at some moment of the same clock; null where it has none. */
export function leftAt({ clocks, got, silent }: Reading, seat: number, now: number): number | null {
  const clock = clocks.seats[seat]
  return clock ? leftAfter(clock, (silent ?? now) - got) : null
}

/** What is left of a clock so long after it was read. */
export const leftAfter = ({ left, runs }: SeatClock, elapsed: number): number => (runs ? Math.max(0, left - elapsed) : left)

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on a live clock shows tenths. */
export const TENTHS = 10 * SECOND

/** What everybody began with, in milliseconds: how much of it is left is the clock's bar. */
const fullOf = (clock: Clock): number => (clock.pace === 'live' ? clock.base : clock.bank) * SECOND

export const partLeft = (left: number, clock: Clock): number => Math.min(1, left / fullOf(clock))

/** How pressing it is; said by colour and by a sign. */
export type Urgency = 'calm' | 'warn' | 'stop'

export function urgencyOf(left: number, clock: Clock): Urgency {
  const full = fullOf(clock)
  if (clock.pace === 'days') {
    if (left < Math.max(full / 10, 5 * MINUTE)) return 'stop'
    return left < Math.max(full / 4, 6 * HOUR) ? 'warn' : 'calm'
  }
  // The last minute of a live game is pressing, unless a minute is much of it; the last seconds are always.
  if (left < Math.max(TENTHS, Math.min(full / 4, Math.max(full / 10, MINUTE)))) return 'stop'
  return left < full / 4 ? 'warn' : 'calm'
}

/** In how many milliseconds something else is to be shown of a clock that runs. */
export function untilNext(left: number, { pace }: Clock): number {
  const step = pace === 'live' ? (left <= TENTHS ? SECOND / 10 : SECOND) : left > DAY ? HOUR : left > MINUTE ? MINUTE : SECOND
  // Both are rounded up, so that the last of it is seen to the end.
  return left <= 0 ? Number.POSITIVE_INFINITY : left % step || step
}
