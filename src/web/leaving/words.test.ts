import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../core/words.ts'
import { ASKS, NOTES, STEADS } from '../../wire/leaving.ts'
import { noteSaid } from './note-line.tsx'
import { en } from './words/en.ts'
import { ru } from './words/ru.ts'
import { uk } from './words/uk.ts'
import { zhHant } from './words/zh-Hant.ts'

const WORDS = { en, ru, uk, 'zh-Hant': zhHant }
const seats = ['Ines', 'Octave'].map((name, seat) => ({ seat, kind: 'person' as const, name, online: true }))
const note = (kind: (typeof NOTES)[number]) => ({
  id: 1,
  kind,
  seat: 0,
  by: 1,
  ask: 'take-back' as const,
  until: '2026-11-20T08:00:00Z',
  decisions: 3,
  at: '2026-11-18T10:00:00Z',
})

describe.each(LANGUAGES)('In %s', (language) => {
  const words = WORDS[language]
  test('every note is a sentence, told to its reader and of another, and names nobody who is not meant', () => {
    for (const kind of NOTES)
      for (const you of [0, 1, null]) {
        const says = noteSaid(note(kind), { seats, you, language }, words)
        expect(says, kind).toMatch(/\S[.。]$/)
        expect(says, kind).not.toMatch(/undefined|null/)
        if (you === 0) expect(says, kind).not.toContain('Ines')
        if (you === 1) expect(says, kind).not.toContain('Octave')
      }
  })
  test('every question and every reason is one', () => {
    for (const kind of ASKS) expect([words.ask.says(kind, null), words.ask.says(kind, 'Ines')].join()).not.toMatch(/undefined|null/)
    for (const why of STEADS) expect(words.stead.why[why]('today, 23:00')).toContain('today, 23:00')
  })
})

test('A note says who did what', () => {
  expect(noteSaid(note('stood-in'), { seats, you: null, language: 'en' }, en)).toBe('Octave put a bot in for Ines.')
  expect(noteSaid(note('returned'), { seats, you: 0, language: 'ru' }, ru)).toBe('Вы снова за столом.')
  expect(noteSaid({ ...note('closed'), seat: null }, { seats, you: 0, language: 'uk' }, uk)).toBe('Господар столу закрив його.')
})
