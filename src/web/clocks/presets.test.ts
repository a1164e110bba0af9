import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { Clock } from '../../wire/clocks.ts'
import { CLOCK_KINDS, clockSaid, DAYS_TIMES, firstClock, kindOf, LIVE_TIMES, presetOf, timeName, withCap } from './presets.ts'
import { en } from './words/en.ts'
import { uk } from './words/uk.ts'

const first = (kind: (typeof CLOCK_KINDS)[number]) => firstClock(kind, 'Europe/Brussels')

describe('A clock that is chosen', () => {
  test('is one that the server takes, and knows its kind and its time', () => {
    for (const kind of CLOCK_KINDS) {
      const clock = first(kind)
      expect(kindOf(clock)).toBe(kind)
      if (!clock) continue
      for (const time of kind === 'live' ? LIVE_TIMES : DAYS_TIMES) {
        expect(Value.Check(Clock, { ...clock, ...time })).toBe(true)
        expect(presetOf({ ...clock, ...time } as Clock)).toBeGreaterThanOrEqual(0)
      }
    }
  })
  test('of one’s own values is none of those that are offered', () => {
    const clock = first('live')
    expect(clock && presetOf({ ...clock, increment: 17 })).toBe(-1)
  })
  test('has room for what one begins with', () => {
    const clock = first('days')
    expect(clock?.pace === 'days' && withCap({ ...clock, bank: 6 * 86_400 }).cap).toBe(6 * 86_400)
  })
  test('has a name', () => {
    expect(LIVE_TIMES.map((time) => timeName(time, en))[0]).toBe('10 minutes + 10 seconds')
    expect(DAYS_TIMES.map((time) => timeName(time, en))).toEqual(['1 day a turn', '3 days + 12 hours', '7 days + 1 day'])
  })
  test('says in plain words what follows from it', () => {
    expect(clockSaid(null, en)).toEqual(['Without a clock: everybody takes the time it takes.'])
    expect(clockSaid(first('days'), en)).toEqual([
      '3 days each, 12 hours back with every turn, up to 5 days.',
      'Nights from 23:00 to 08:00 do not count, by everybody’s own time.',
      'Everybody may stop the clock for 7 days of holiday.',
      'A bot plays for whoever runs out of time, until they return.',
    ])
    expect(clockSaid({ pace: 'live', base: 60, increment: 0, timeout: 'resign' }, uk)).toEqual([
      'Кожному — 1 хвилина на всю гру.',
      'У кого вийшов час, той здався.',
    ])
  })
})
