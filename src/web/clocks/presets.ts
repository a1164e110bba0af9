// Clocks to choose from, and what a clock comes to in words. Pure, so that it can be tested alone.
import type { Clock, DaysClock, LiveClock } from '../../wire/clocks.ts'
import { spanSaid } from './said.ts'
import type { ClockWords } from './words/clock-words.ts'

export const HOUR = 3600
export const DAY = 24 * HOUR

export const CLOCK_KINDS = ['none', 'live', 'days'] as const
export type ClockKind = (typeof CLOCK_KINDS)[number]

export const kindOf = (clock: Clock | null): ClockKind => clock?.pace ?? 'none'

/** Ten, twenty and forty-five minutes: an evening's short, middle and long game. */
export const LIVE_TIMES: readonly Pick<LiveClock, 'base' | 'increment'>[] = [
  { base: 600, increment: 10 },
  { base: 1200, increment: 15 },
  { base: 2700, increment: 30 },
]

/** A day for every turn; three days and a week with something back. */
export const DAYS_TIMES: readonly Pick<DaysClock, 'bank' | 'increment' | 'cap'>[] = [
  { bank: DAY, increment: DAY, cap: DAY },
  { bank: 3 * DAY, increment: 12 * HOUR, cap: 5 * DAY },
  { bank: 7 * DAY, increment: DAY, cap: 10 * DAY },
]

/** The clock to begin with, of each kind; nights are those of whoever lays the table where somebody has no time zone. */
export function firstClock(kind: ClockKind, zone: string): Clock | null {
  if (kind === 'none') return null
  if (kind === 'live') return { pace: 'live', ...LIVE_TIMES[1], timeout: 'bot' }
  return { pace: 'days', ...DAYS_TIMES[1], night: { from: '23:00', to: '08:00', zone }, holiday: 7, timeout: 'bot' }
}

/** Which of the times a clock has; −1 for values of its own. */
export function presetOf(clock: Clock): number {
  if (clock.pace === 'live') return LIVE_TIMES.findIndex(({ base, increment }) => base === clock.base && increment === clock.increment)
  return DAYS_TIMES.findIndex(({ bank, increment, cap }) => bank === clock.bank && increment === clock.increment && cap === clock.cap)
}

/** Increments fill a clock at most up to its cap, which is not less than what one begins with. */
export const withCap = (clock: DaysClock): DaysClock => ({ ...clock, cap: Math.max(clock.cap, clock.bank) })

/** Whether every turn begins with the whole bank. */
const isRefilled = ({ bank, increment, cap }: Pick<DaysClock, 'bank' | 'increment' | 'cap'>): boolean => increment >= bank && cap === bank

/** The name of a time: `20 minutes + 15 seconds`, `1 day a turn`. */
export function timeName(time: (typeof LIVE_TIMES)[number] | (typeof DAYS_TIMES)[number], words: ClockWords): string {
  if ('base' in time) return words.choose.preset(spanSaid(time.base, words), spanSaid(time.increment, words))
  if (isRefilled(time)) return words.choose.each(spanSaid(time.bank, words))
  return words.choose.preset(spanSaid(time.bank, words), spanSaid(time.increment, words))
}

/** What a clock means, sentence by sentence: the first says the time, the others what follows from it. */
export function clockSaid(clock: Clock | null | undefined, words: ClockWords): string[] {
  const { said } = words
  if (!clock) return [said.none]
  const increment = clock.increment > 0 ? spanSaid(clock.increment, words) : null
  if (clock.pace === 'live') return [said.live(spanSaid(clock.base, words), increment), said.timeout[clock.timeout]]
  const { bank, cap, night, holiday } = clock
  return [
    isRefilled(clock) ? said.refill(spanSaid(bank, words)) : said.days(spanSaid(bank, words), increment, increment && spanSaid(cap, words)),
    ...(night ? [said.night(night.from, night.to)] : []),
    ...(holiday > 0 ? [said.holiday(holiday)] : []),
    said.timeout[clock.timeout],
  ]
}
