import { describe, expect, test } from 'vitest'
import type { Clock } from '../../../wire/clocks.ts'
import type { SeatRow } from '../../store/schema.ts'
import { begunTable, seatRow, WALL } from '../fixture.ts'
import { type Live, liveOf } from '../live.ts'
import { isAbsent, mayStandIn } from './absence.ts'

const MINUTE_MS = 60_000
const NOW = 1000 * 24 * 60 * MINUTE_MS
const LIVE: Clock = { pace: 'live', base: 300, increment: 0, timeout: 'bot' }
const DAYS: Clock = { pace: 'days', bank: 86_400, increment: 0, cap: 86_400, holiday: 9, timeout: 'bot' }
const stead = { bot: 'search', why: 'left' as const, since: '', from: 0 }

/** A table whose people were seen so many minutes ago. */
function seen(minutes: number, { clock = null, seats = {} }: { clock?: Clock | null; seats?: Partial<SeatRow> } = {}): Live {
  const seenUntil = new Date(NOW - minutes * MINUTE_MS)
  const live = begunTable({ clock })
  return liveOf({ ...live, seats: [seatRow(0, { seenUntil, ...seats }), seatRow(1, { seenUntil })], wall: { ...WALL, now: () => NOW } })
}
const isGone = (live: Live) => isAbsent(live, live.seats[0])

describe('Somebody is absent', () => {
  test.each([
    ['two minutes, live', LIVE, 2],
    ['an hour, without a clock', null, 60],
    ['two days, over days', DAYS, 48 * 60],
  ])('after %s', (_, clock, minutes) => {
    expect([isGone(seen(minutes, { clock })), isGone(seen(minutes + 1, { clock }))]).toEqual([false, true])
  })
  test('who was never seen, since the table was laid', () => {
    const live = seen(0, { seats: { seenUntil: null } })
    expect(isGone(live)).toBe(true)
    expect(isGone({ ...live, table: { ...live.table, createdAt: new Date(NOW) } })).toBe(false)
  })
  test('and no bot ever is, nor anybody on holiday or at a game that is over', () => {
    expect(isGone(seen(1e5, { seats: { kind: 'bot' } }))).toBe(false)
    const live = seen(1e5, { clock: DAYS })
    const clocks = { at: 0, left: [1, 1], holiday: [NOW + 1, null], holidayLeft: [0, 0], warned: 0 }
    expect(isGone({ ...live, table: { ...live.table, clocks } })).toBe(false)
    expect(isGone({ ...live, table: { ...live.table, clocks: { ...clocks, holiday: [NOW, null] } } })).toBe(true)
    expect(isGone({ ...live, table: { ...live.table, status: 'finished' } })).toBe(false)
  })
})

describe('A bot is put in', () => {
  const may = (live: Live) => ['ada', 'bob', 'eve', null].map((guest) => mayStandIn(live, guest))
  test('by the host, and by who sits only where the host is not there', () => {
    expect(may(seen(0))).toEqual([true, false, false, false])
    expect(may(seen(61))).toEqual([true, true, false, false])
    expect(may(seen(0, { seats: { stead } }))).toEqual([true, true, false, false])
    const unseated = seen(0)
    expect(may({ ...unseated, table: { ...unseated.table, host: 'cy' } })).toEqual([true, true, false, false])
  })
})
