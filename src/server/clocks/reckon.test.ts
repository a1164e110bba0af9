import { describe, expect, test } from 'vitest'
import type { DaysClock, LiveClock } from '../../wire/clocks.ts'
import { seatRow } from '../tables/fixture.ts'
import { begunClocks, type Course, charged, credited, debited, given, isOver, nextDue, readings, returned } from './reckon.ts'

const LIVE: LiveClock = { pace: 'live', base: 300, increment: 10, timeout: 'bot' }
const DAYS: DaysClock = { pace: 'days', bank: 172_800, increment: 43_200, cap: 200_000, holiday: 3, timeout: 'bot' }
const seats = [seatRow(0), seatRow(1), seatRow(2, { kind: 'bot' })]
const course = (changes: Partial<Course> = {}): Course => ({ clock: LIVE, seats, running: 0b1, gaps: [], ...changes })
const begun = begunClocks(LIVE, seats, 1000)

describe('Time', () => {
  test('is charged to who owes a decision, and to nobody else', () => {
    expect(charged(begun, course(), 61_000).left).toEqual([240_000, 300_000, null])
    expect(charged(begun, course({ running: 0b11 }), 61_000).left).toEqual([240_000, 240_000, null])
    expect(charged(begun, course({ running: 0 }), 61_000).left).toEqual([300_000, 300_000, null])
  })
  test('in which no server was there is not charged', () => {
    const gaps = [
      { since: 0, until: 11_000 },
      { since: 31_000, until: 41_000 },
      { since: 56_000, until: 90_000 },
    ]
    expect(charged(begun, course({ gaps }), 61_000).left[0]).toBe(300_000 - 60_000 + 25_000)
  })
  test('that has not come yet, by another’s clock, is not charged back', () => {
    expect(charged(begun, course(), 500)).toBe(begun)
  })
  test('is over at nothing, and who is warned before stays warned until he has more', () => {
    const little = charged(begun, course(), 1000 + 240_000)
    expect([little.warned, isOver(little, 0)]).toEqual([1, false])
    expect(credited(little, LIVE, 0)).toMatchObject({ warned: 0 })
    const over = charged(begun, course(), 1000 + 300_000)
    expect([over.warned, isOver(over, 0), isOver(over, 1), isOver(over, 2)]).toEqual([1, true, false, false])
  })
})

describe('An increment', () => {
  test('is got by who has decided', () => {
    expect(credited(begun, LIVE, 1).left).toEqual([300_000, 310_000, null])
    expect(credited(begun, LIVE, 2).left).toEqual([300_000, 300_000, null])
  })
  test('fills a clock up to its cap, and takes nothing of what others gave', () => {
    const days = begunClocks(DAYS, seats, 0)
    expect(credited(days, DAYS, 0).left[0]).toBe(200_000_000)
    const more = given(days, DAYS, { seat: 0, seconds: 86_400 })
    expect(credited(more, DAYS, 0).left[0]).toBe(259_200_000)
  })
  test('is given back by who takes back, as far as there is something', () => {
    expect(debited(credited(begun, LIVE, 0), LIVE, 0)).toEqual(begun)
    const little = charged(begun, course(), 1000 + 296_000)
    expect(debited(little, LIVE, 0).left[0]).toBe(1000)
  })
  test('is what one returns with, and never nothing', () => {
    const over = charged(begun, course(), 1000 + 300_000)
    expect(returned(over, { ...LIVE, increment: 60 }, 0).left[0]).toBe(60_000)
    expect(returned(over, LIVE, 0).left[0]).toBe(30_000)
    expect(returned(begun, LIVE, 0).left[0]).toBe(300_000)
  })
})

describe('Something is due', () => {
  test('when one is to be warned, and then when his time is over', () => {
    expect(nextDue(begun, course())).toBe(1000 + 240_000)
    expect(nextDue(charged(begun, course(), 1000 + 240_000), course())).toBe(1000 + 300_000)
    expect(nextDue(charged(begun, course(), 1000 + 400_000), course())).toBe(1000 + 400_000)
    expect(nextDue(begun, course({ running: 0 }))).toBeNull()
    // Who begins with little is shown to be warned, and nothing is to be done before it is over.
    const little = { ...begun, left: [30_000, 30_000, null] }
    expect([nextDue(little, course()), charged(little, course(), 1001).warned]).toEqual([31_000, 1])
  })
  test('when a night begins or ends for who owes a decision, and when a holiday ends', () => {
    const clock: DaysClock = { ...DAYS, night: { from: '23:00', to: '08:00', zone: 'UTC' } }
    const noon = begunClocks(clock, seats, 12 * 3_600_000)
    const by = course({ clock })
    expect(nextDue(noon, by)).toBe(23 * 3_600_000)
    expect(nextDue(charged(noon, by, 23 * 3_600_000), by)).toBe(32 * 3_600_000)
    expect(nextDue({ ...noon, holiday: [null, 13 * 3_600_000, null] }, by)).toBe(13 * 3_600_000)
    const stead = { bot: 'search', why: 'time' as const, since: '', from: 0 }
    const gone = course({ clock, seats: [seatRow(0, { stead }), seatRow(1), seats[2]], running: 0 })
    expect(nextDue({ ...noon, holiday: [13 * 3_600_000, null, null] }, gone)).toBeNull()
  })
})

describe('A clock shows', () => {
  test('what is left, whether it runs, and when it ends', () => {
    expect(readings(charged(begun, course(), 61_000), course())).toEqual({
      at: new Date(61_000).toISOString(),
      seats: [
        { left: 240_000, runs: true, ends: new Date(301_000).toISOString(), warned: false },
        { left: 300_000, runs: false, warned: false },
        null,
      ],
    })
    expect(readings(charged(begun, course(), 500_000), course()).seats[0]).toMatchObject({ left: 0 })
  })
  test('when it ends beyond nights, and how many days of holiday are left', () => {
    const clock: DaysClock = { ...DAYS, bank: 20 * 3600, night: { from: '23:00', to: '08:00', zone: 'UTC' } }
    const state = begunClocks(clock, seats, 12 * 3_600_000)
    const [first] = readings(state, course({ clock })).seats
    expect(first).toMatchObject({ ends: new Date((24 + 17) * 3_600_000).toISOString(), holidayLeft: 3 })
  })
})
