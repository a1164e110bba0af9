import { describe, expect, test } from 'vitest'
import { type Held, heldFrom, holdAt, isZone, stretches } from './nights.ts'

const HOUR_MS = 3_600_000
const at = (text: string): number => Date.parse(text)
const said = (ms: number): string => new Date(ms).toISOString().replace(':00.000Z', 'Z')

const held = (changes: Partial<Held> = {}): Held => ({
  night: { from: '23:00', to: '08:00', zone: 'UTC' },
  zone: 'UTC',
  holiday: null,
  ...changes,
})
const hours = (who: Held, from: string, to: string): number =>
  [...stretches(who, at(from), at(to))].reduce((sum, [begins, ends]) => sum + (ends - begins) / HOUR_MS, 0)

describe('A night', () => {
  test.each([
    ['2026-01-05T22:59Z', null],
    ['2026-01-05T23:00Z', '2026-01-06T08:00Z'],
    ['2026-01-06T00:00Z', '2026-01-06T08:00Z'],
    ['2026-01-06T07:59Z', '2026-01-06T08:00Z'],
    ['2026-01-06T08:00Z', null],
  ])('at %s lasts until %s', (now, until) => {
    const hold = holdAt(held(), at(now))
    expect(hold && [hold.why, said(hold.until)]).toEqual(until && ['night', until])
  })
  test('may lie within one day', () => {
    const siesta = held({ night: { from: '13:00', to: '15:00', zone: 'UTC' } })
    expect(holdAt(siesta, at('2026-01-05T14:00Z'))).toMatchObject({ until: at('2026-01-05T15:00Z') })
    expect(holdAt(siesta, at('2026-01-05T23:30Z'))).toBeNull()
    expect(said(heldFrom(siesta, at('2026-01-05T15:00Z')))).toBe('2026-01-06T13:00Z')
  })
  test('is one by the time zone of who sleeps', () => {
    expect(holdAt(held({ zone: 'Asia/Taipei' }), at('2026-01-05T15:00Z'))).toMatchObject({ until: at('2026-01-06T00:00Z') })
    expect(holdAt(held({ zone: 'Asia/Kolkata' }), at('2026-01-05T17:30Z'))).toMatchObject({ until: at('2026-01-06T02:30Z') })
    expect(holdAt(held({ zone: 'America/New_York' }), at('2026-01-05T23:00Z'))).toBeNull()
  })
  test('is an hour shorter or longer where clocks are changed', () => {
    const brussels = held({ zone: 'Europe/Brussels' })
    expect(holdAt(brussels, at('2026-03-28T22:00Z'))).toMatchObject({ until: at('2026-03-29T06:00Z') })
    expect(holdAt(brussels, at('2026-10-24T21:00Z'))).toMatchObject({ until: at('2026-10-25T07:00Z') })
    expect(said(heldFrom(brussels, at('2026-03-28T08:00Z')))).toBe('2026-03-28T22:00Z')
  })
  test('is never missed on a long way: every day has its fifteen hours', () => {
    expect(hours(held({ zone: 'Europe/Kyiv' }), '2026-01-01T06:00Z', '2026-12-27T06:00Z')).toBe(360 * 15)
  })
})

describe('A holiday', () => {
  test('holds until it ends, and by night until the morning', () => {
    const away = held({ holiday: at('2026-01-07T03:00Z') })
    expect(holdAt(away, at('2026-01-05T12:00Z'))).toEqual({ why: 'holiday', until: at('2026-01-07T03:00Z') })
    expect(hours(away, '2026-01-05T12:00Z', '2026-01-07T10:00Z')).toBe(2)
  })
})

test('A clock without nights is never held', () => {
  const always = held({ night: undefined })
  expect(holdAt(always, at('2026-01-05T23:30Z'))).toBeNull()
  expect(hours(always, '2026-01-01T00:00Z', '2026-01-03T00:00Z')).toBe(48)
})

test('A time zone has a name, or several', () => {
  expect(['Europe/Brussels', 'Europe/Kyiv', 'Europe/Kiev', 'UTC'].every(isZone)).toBe(true)
  expect(['Europe/Atlantis', '', 'constructor'].some(isZone)).toBe(false)
})
