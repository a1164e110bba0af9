import { describe, expect, test } from 'vitest'
import type { SeatClock } from '../../wire/clocks.ts'
import type { Stead } from '../../wire/leaving.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { absentOffered, asksOffered, holidayOffered, mayClose, mayGo, warningOf } from './offered.ts'

const seat = (number: number, some: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  online: true,
  ...some,
})
const stead = (why: Stead['why']): Stead => ({ bot: 'greedy', why, since: '2026-11-18T10:00:00Z', from: 0 })
const days = { pace: 'days', bank: 86_400, increment: 3600, cap: 86_400, holiday: 5, timeout: 'bot' } as const
const timed = (clock: Partial<SeatClock>) => ({
  clock: days,
  reading: { clocks: { at: '2026-11-18T10:00:00Z', seats: [{ left: 1000, runs: true, warned: false, ...clock }, null, null] }, got: 0 },
})
const table = {
  you: 0,
  seats: [seat(0), seat(1), seat(2)],
  status: 'playing' as const,
  shared: true,
  lines: [],
  isHost: false,
  host: 1,
}
const line = (of: number) => ({ decision: 0, begun: 0, event: 'takes', seat: of, facts: {} })

describe('What is offered at a table', () => {
  test('to who plays: going, and asking for the end; taking back once one has acted, more time where there is a clock', () => {
    expect(mayGo(table)).toBe(true)
    expect(asksOffered(table)).toEqual(['end'])
    expect(asksOffered({ ...table, lines: [line(0)] })).toEqual(['end', 'take-back'])
    expect(asksOffered({ ...table, lines: [line(1)], ...timed({}) })).toEqual(['end', 'time'])
  })
  test('nothing of it to who looks on, for whom a bot plays, on one device, or when it is over', () => {
    const away = [seat(0, { stead: stead('left') }), seat(1)]
    for (const other of [{ you: null }, { seats: away }, { shared: false }, { status: 'finished' as const }]) {
      expect(mayGo({ ...table, ...other })).toBe(false)
      expect(asksOffered({ ...table, ...other })).toEqual([])
    }
  })
  test('a holiday while days are left, and the end of one that is taken', () => {
    expect(holidayOffered(table)).toBeNull()
    expect(holidayOffered({ ...table, ...timed({ holidayLeft: 0 }) })).toBeNull()
    expect(holidayOffered({ ...table, ...timed({ holidayLeft: 3 }) })).toEqual({ left: 3, isOn: false })
    expect(holidayOffered({ ...table, ...timed({ holidayLeft: 0, holds: 'holiday' }) })).toEqual({ left: 0, isOn: true })
  })
  test('to the host: a bot for the absent or their removal, and closing', () => {
    const seats = [seat(0), seat(1, { absent: true }), seat(2, { absent: true, stead: stead('time') })]
    expect(absentOffered({ ...table, seats, isHost: true, host: 0 })).toEqual({ standIn: [1], remove: [1, 2] })
    expect(mayClose({ ...table, isHost: true })).toBe(true)
    expect(mayClose(table)).toBe(false)
  })
  test('to anybody who sits: a bot for the absent while the host is absent too', () => {
    const seats = [seat(0), seat(1, { absent: true }), seat(2, { absent: true })]
    expect(absentOffered({ ...table, seats: [seat(0), seat(1), seats[2]] })).toEqual({ standIn: [], remove: [] })
    expect(absentOffered({ ...table, seats })).toEqual({ standIn: [1, 2], remove: [] })
    expect(absentOffered({ ...table, seats, you: null })).toEqual({ standIn: [], remove: [] })
  })
})

describe('The warning', () => {
  const ends = '2026-11-18T12:00:00Z'
  test('comes over days, to who was told that little is left', () => {
    expect(warningOf({ ...table, ...timed({ ends }) })).toBeNull()
    expect(warningOf({ ...table, ...timed({ ends, warned: true }) })).toBe(ends)
  })
  test('does not come in a live game, nor while a bot plays', () => {
    const clock = { pace: 'live', base: 60, increment: 0, timeout: 'bot' } as const
    expect(warningOf({ ...table, ...timed({ ends, warned: true }), clock })).toBeNull()
    expect(warningOf({ ...table, ...timed({ ends, warned: true }), seats: [seat(0, { stead: stead('time') })] })).toBeNull()
  })
})
