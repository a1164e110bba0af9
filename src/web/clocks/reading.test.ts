import { describe, expect, test } from 'vitest'
import type { Clock, SeatClock } from '../../wire/clocks.ts'
import { leftAfter, leftAt, newest, partLeft, untilNext, urgencyOf } from './reading.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const running: SeatClock = { left: 90_000, runs: true, warned: false }
const live: Clock = { pace: 'live', base: 300, increment: 10, timeout: 'bot' }
const days: Clock = { pace: 'days', bank: 3 * 86_400, increment: 43_200, cap: 5 * 86_400, holiday: 0, timeout: 'bot' }
const read = (at: string, got: number) => ({ clocks: { at, seats: [running, { ...running, runs: false }, null] }, got })

describe('What is left of a clock', () => {
  test('is counted on from when the reading came, down to nothing', () => {
    expect(leftAfter(running, 30_500)).toBe(59_500)
    expect(leftAfter(running, 90_001)).toBe(0)
  })
  test('stays where it was while the clock does not run, and is nobody’s where a bot sits', () => {
    const reading = read('2026-11-18T10:00:00Z', 1000)
    expect([0, 1, 2].map((seat) => leftAt(reading, seat, 31_000))).toEqual([60_000, 90_000, null])
  })
  test('stands while the server does not answer', () => {
    expect(leftAt({ ...read('2026-11-18T10:00:00Z', 1000), silent: 11_000 }, 0, 500_000)).toBe(80_000)
  })
  test('is taken from the latest reading, whichever way it came', () => {
    const [earlier, later] = [read('2026-11-18T10:00:00Z', 900), read('2026-11-18T10:00:05Z', 800)]
    expect(newest(undefined, earlier)).toBe(earlier)
    expect(newest(earlier, later)).toBe(later)
    expect(newest(later, earlier)).toBe(later)
  })
  test('is a part of what everybody began with; whoever saved more has it whole', () => {
    expect([150_000, 300_000, 360_000].map((left) => partLeft(left, live))).toEqual([0.5, 1, 1])
  })
})

describe('How pressing it is', () => {
  test('over days: red under a tenth or five minutes, amber under a quarter or six hours', () => {
    expect([71, 18, 17, 8, 7, 1].map((hours) => urgencyOf(hours * HOUR, days))).toEqual(['calm', 'calm', 'warn', 'warn', 'stop', 'stop'])
    const short: Clock = { ...days, bank: 3600 }
    expect([59, 7, 4].map((minutes) => urgencyOf(minutes * MINUTE, short))).toEqual(['warn', 'warn', 'stop'])
  })
  test('live: the last minute, unless a minute is much of it', () => {
    expect([76, 74, 59].map((seconds) => urgencyOf(seconds * 1000, live))).toEqual(['calm', 'warn', 'stop'])
    expect([16, 14].map((seconds) => urgencyOf(seconds * 1000, { ...live, base: 60 }))).toEqual(['calm', 'stop'])
    expect([11, 9].map((seconds) => urgencyOf(seconds * 1000, { ...live, base: 20 }))).toEqual(['calm', 'stop'])
    expect([5, 4].map((minutes) => urgencyOf(minutes * MINUTE, { ...live, base: 45 * 60 }))).toEqual(['warn', 'stop'])
  })
})

test('A clock is drawn anew when its figure changes: each second, each tenth at the end, each minute or hour over days', () => {
  expect([90_250, 90_000, 9_940].map((left) => untilNext(left, live))).toEqual([250, 1000, 40])
  expect(untilNext(0, live)).toBe(Number.POSITIVE_INFINITY)
  expect([52 * HOUR + 5, 3 * HOUR + 700, 40_300].map((left) => untilNext(left, days))).toEqual([5, 700, 300])
})
