import { describe, expect, test } from 'vitest'
import { daysSaid, daysShort, liveSaid, momentSaid, spanSaid, whenSaid } from './said.ts'
import { en } from './words/en.ts'
import { ru } from './words/ru.ts'
import { zhHant } from './words/zh-Hant.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('A live clock', () => {
  test('shows minutes and seconds, hours where there are some, and tenths under ten seconds', () => {
    expect([161_000, 600_000, 38_000, 3_905_000].map(liveSaid)).toEqual(['2:41', '10:00', '0:38', '1:05:05'])
    expect([9_999, 9_400, 50, 0].map(liveSaid)).toEqual(['10.0', '9.4', '0.1', '0.0'])
  })
  test('says a second until it is over', () => {
    expect([160_001, 160_000].map(liveSaid)).toEqual(['2:41', '2:40'])
  })
})

describe('A clock over days', () => {
  test('shows the two largest units', () => {
    const said = [2 * DAY + 4 * HOUR, DAY, 3 * HOUR + 10 * MINUTE, 6 * MINUTE, 40_000].map((left) => daysSaid(left, en.units))
    expect(said).toEqual(['2 d 4 h', '1 d', '3 h 10 min', '6 min', '40 s'])
  })
  test('leaves out the word for minutes where there is little room', () => {
    const said = [2 * DAY + 4 * HOUR, 3 * HOUR + 5 * MINUTE, 6 * MINUTE].map((left) => daysShort(left, en.units))
    expect(said).toEqual(['2 d 4 h', '3 h 05', '6 min'])
  })
  test('rounds up into the next unit', () => {
    expect(daysSaid(HOUR - 30_000, en.units)).toBe('1 h')
    expect(daysSaid(2 * DAY - MINUTE, en.units)).toBe('2 d')
  })
  test('speaks the reader’s language', () => {
    expect(daysSaid(3 * HOUR + 10 * MINUTE, ru.units)).toBe('3 ч 10 мин')
    expect(daysSaid(2 * DAY + 4 * HOUR, zhHant.units)).toBe('2 天 4 小時')
  })
})

test('A span is said in whole words that agree', () => {
  expect([600, 43_200, 129_600, 1].map((seconds) => spanSaid(seconds, en))).toEqual([
    '10 minutes',
    '12 hours',
    '1 day 12 hours',
    '1 second',
  ])
  expect([86_400, 3 * 86_400, 5 * 86_400].map((seconds) => spanSaid(seconds, ru))).toEqual(['1 день', '3 дня', '5 дней'])
})

describe('When something ends', () => {
  const now = new Date(2026, 10, 18, 12, 0).getTime()
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 0).toISOString()
  test('is a time today, a weekday within the week, a date after that', () => {
    expect([at(18, 23), at(20, 8), at(30, 8)].map((then) => whenSaid(then, 'en', now))).toEqual(['23:00', 'Fri 08:00', 'Nov 30'])
  })
  test('is said in full in a sentence', () => {
    expect([at(18, 23), at(19, 9), at(21, 9)].map((then) => momentSaid(then, 'en', now))).toEqual([
      'today, 23:00',
      'tomorrow, 09:00',
      'Saturday, November 21, 09:00',
    ])
    expect(momentSaid(at(18, 23), 'zh-Hant', now)).toBe('今天，23:00')
  })
})
