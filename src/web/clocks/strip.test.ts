import { describe, expect, test } from 'vitest'
import type { SeatClock } from '../../wire/clocks.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { Reading } from './reading.ts'
import { heldSaid, wordOf } from './strip.tsx'
import { en as words } from './words/en.ts'

const clock = { pace: 'live', base: 300, increment: 10, timeout: 'bot' } as const
const until = new Date(new Date().setHours(23, 30, 0, 0)).toISOString()
const reading = (some: Partial<SeatClock> | null, silent?: number): Reading => ({
  clocks: { at: '2026-11-18T10:00:00Z', seats: [some && { left: 1000, runs: false, warned: false, ...some }] },
  got: 0,
  ...(silent !== undefined && { silent }),
})
const ines: SeatInfo = { seat: 0, kind: 'person', name: 'Ines', online: true }
const stead = { bot: 'greedy', why: 'time', since: '2026-11-18T10:00:00Z', from: 3 } as const
const word = (read: Reading, some: { sitting?: SeatInfo; isYou?: boolean } = {}) =>
  wordOf({ sitting: ines, isYou: false, language: 'en', reading: read, clock, seat: 0, words, ...some })

describe('Under a clock stands', () => {
  test('who it is', () => {
    expect(word(reading({}))).toBe('Ines')
    expect(word(reading({}), { isYou: true })).toBe('you')
    expect(word(reading(null))).toBe('Ines')
  })
  test('that a bot plays, or that the time is over', () => {
    expect(word(reading({}), { sitting: { ...ines, stead } })).toBe('bot for Ines')
    expect(word(reading({}), { sitting: { ...ines, stead }, isYou: true })).toBe('bot for you')
    expect(word(reading({ left: 0 }))).toBe('out of time')
  })
  test('until when it stands; why is a sign to see and words to hear', () => {
    expect(word(reading({ holds: 'night', until }))).toBe('till 23:30')
    const says = (read: Reading) => heldSaid({ reading: read, seat: 0, words }, 'en')
    expect(says(reading({ holds: 'night', until }))).toBe('asleep till 23:30')
    expect(says(reading({ holds: 'holiday', until }))).toBe('on holiday till 23:30')
    expect(says(reading({ holds: 'server' }))).toBe('stands still')
    expect(says(reading({}))).toBeNull()
  })
  test('that it is as it was last seen while the server is silent', () => {
    expect(word(reading({ holds: 'night', until }, 5))).toBe('as last seen')
  })
})
