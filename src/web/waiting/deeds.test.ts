import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../core/words.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { mayClose, missing, moved, nextDeed, sitting, spokenCode } from './deeds.ts'
import { loadWaitingWords } from './use-waiting-words.ts'

const SPLENDOR = [2, 3, 4]
const table = (...kinds: SeatInfo['kind'][]) => ({ seats: kinds.map((kind, seat) => ({ seat, kind, name: '', online: false })) })
const fork = { fork: { of: 'abc', at: 8 } }

describe('A table that waits', () => {
  test('counts who sits and who is missing; closed seats are none', () => {
    const four = table('person', 'bot', 'open', 'closed')
    expect([sitting(four), missing(four)]).toEqual([{ count: 2, of: 3 }, 1])
  })
  test('is begun when everybody sits, with those who sit, or filled with bots', () => {
    expect(nextDeed(table('person', 'bot', 'closed'), SPLENDOR)).toBe('begin')
    expect(nextDeed(table('person', 'person', 'person', 'open'), SPLENDOR)).toBe('start')
    expect(nextDeed(table('person', 'open', 'open'), SPLENDOR)).toBe('fill')
  })
  test('closes no seat that the game needs', () => {
    expect(mayClose(table('person', 'open', 'open'), SPLENDOR)).toBe(true)
    expect(mayClose(table('person', 'open', 'closed'), SPLENDOR)).toBe(false)
  })
  test('needs everybody where a game goes on', () => {
    const three = { ...table('person', 'person', 'open'), ...fork }
    expect([nextDeed(three, SPLENDOR), mayClose(three, SPLENDOR)]).toEqual(['fill', false])
  })
  test('has one of its seats put elsewhere, up or down', () => {
    expect([moved([0, 1, 2, 3], 3, 1), moved([0, 1, 2, 3], 0, 2), moved([0, 1, 2], 1, 1)]).toEqual([
      [0, 3, 1, 2],
      [1, 2, 0, 3],
      [0, 1, 2],
    ])
  })
  test('reads out its code in fours', () => {
    expect(spokenCode('/join/k7qm2fxa')).toBe('K7QM 2FXA')
  })
})

describe.each(LANGUAGES)('What is said of it in %s', (language) => {
  /** Every sentence, functions called with something plausible. */
  const sentences = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return [0, 1, 2, 5].map((count) => String(value(count, count + 1)))
    return Object.values(value ?? {}).flatMap(sentences)
  }
  test('leaves no gap open', async () => {
    for (const text of sentences(await loadWaitingWords(language))) expect(text).toMatch(/^(?!.*(undefined|\[object|#)).*\S/)
  })
  test('is not English by oversight', async () => {
    if (language === 'en') return
    const english = new Set(sentences(await loadWaitingWords('en')))
    expect(sentences(await loadWaitingWords(language)).filter((text) => english.has(text) && /[a-z]{4}/i.test(text))).toEqual([])
  })
})
