// Times as people read them: on a clock, as a span, and when something ends. Pure functions, in any language.
import { punctuated } from '../board/words.ts'
import { TENTHS } from './reading.ts'
import type { ClockWords } from './words/clock-words.ts'

const DAY = 86_400
const HOUR = 3600
const MINUTE = 60
const two = (number: number): string => String(number).padStart(2, '0')

/** `2:41`, `1:05:00`, and under ten seconds `9.4`. Rounded up, so that zero is zero. */
export function liveSaid(left: number): string {
  if (left < TENTHS) return (Math.ceil(left / 100) / 10).toFixed(1)
  const seconds = Math.ceil(left / 1000)
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** `2 d 4 h`, `3 h 10 min`, and in the last minute `40 s`: the two largest units. */
export function daysSaid(left: number, units: ClockWords['units']): string {
  const seconds = Math.ceil(left / 1000)
  if (seconds <= MINUTE) return units.s(seconds)
  // What is rounded away would make a unit too many: 59 min 30 s is one hour, not 60 min.
  const whole = seconds > DAY ? Math.ceil(seconds / HOUR) * HOUR : Math.ceil(seconds / MINUTE) * MINUTE
  return inTwo(whole, units)
}

/** The same where there is little room: after hours, minutes need no word. */
export function daysShort(left: number, units: ClockWords['units']): string {
  const short = { ...units, min: (count: number) => (left > HOUR * 1000 ? two(count) : units.min(count)) }
  return daysSaid(left, short)
}

/** A span as it is chosen, in whole words: `3 days`, `1 hour 30 minutes`. */
export const spanSaid = (seconds: number, { spans }: Pick<ClockWords, 'spans'>): string => inTwo(seconds, spans)

function inTwo(seconds: number, say: ClockWords['units']): string {
  const said = [
    [say.d, Math.floor(seconds / DAY)],
    [say.h, Math.floor(seconds / HOUR) % 24],
    [say.min, Math.floor(seconds / MINUTE) % 60],
    [say.s, seconds % 60],
  ] as const
  const first = said.findIndex(([, count]) => count > 0)
  if (first < 0) return say.s(0)
  return said
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => unit(count))
    .join(' ')
}

/** `23:00` today, `Tue 23:00` within the week, otherwise the day: as short as it can be understood. */
export function whenSaid(at: string, language: string, now = Date.now()): string {
  const then = new Date(at)
  const days = daysBetween(new Date(now), then)
  if (days === 0) return format(language, { hour: 'numeric', minute: '2-digit' }, then)
  if (days > 0 && days < 7) return format(language, { weekday: 'short', hour: 'numeric', minute: '2-digit' }, then)
  return format(language, { day: 'numeric', month: 'short' }, then)
}

/** `today, 23:00`, `tomorrow, 9:00`, `Friday, 20 November, 9:00`: in full, by the reader's own wall. */
export function momentSaid(at: string, language: string, now = Date.now()): string {
  const then = new Date(at)
  const days = daysBetween(new Date(now), then)
  const time = format(language, { hour: 'numeric', minute: '2-digit' }, then)
  const day =
    Math.abs(days) < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
      : format(language, { weekday: 'long', day: 'numeric', month: 'long' }, then)
  return punctuated(`${day}, ${time}`)
}

/** Midnights between two moments. */
function daysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (DAY * 1000)
  return day(to) - day(from)
}

const format = (language: string, options: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat(language, { hourCycle: 'h23', ...options }).format(date)
