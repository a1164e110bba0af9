import { describe, expect, test } from 'vitest'
import { BadRecord, IllegalAction } from '../../core/errors.ts'
import { LANGUAGES, type Language } from '../../core/words.ts'
import { REFUSALS, type Refusal } from '../../wire/refusals.ts'
import { Refused, Unreachable } from '../source/http.ts'
import { loadWords } from '../words/language.tsx'
import { troubleSaid } from './trouble.ts'

const said = async (error: unknown, language: Language) => troubleSaid(error, await loadWords(language))
const refused = (some: Partial<Refusal>) => new Refused(409, { error: 'stale', says: 'The table has moved on to number 7.', ...some })

describe('What the server refuses', () => {
  test.each(LANGUAGES.filter((language) => language !== 'en'))('is said in %s, all of it', async (language) => {
    for (const error of REFUSALS) expect(await said(refused({ error }), language), error).not.toMatch(/[a-z]/i)
  })
  test('names no number that only programs know', async () => {
    expect(await said(refused({}), 'en')).toBe('The table has moved on since. Look at the board and decide again.')
  })
  test('by a rule names it; what cannot be taken back has a sentence of its own', async () => {
    expect(await said(refused({ error: 'illegal', rule: 'T4' }), 'ru')).toBe('Правила сейчас этого не позволяют (T4).')
    expect(await said(refused({ error: 'illegal', rule: 'undo' }), 'ru')).toMatch(/^Вернуть или повторить/)
    expect(await said(new IllegalAction('T4', 'No.'), 'uk')).toMatch(/T4/)
  })
  test('for a reason that this page does not know yet is said as the server says it', async () => {
    const newer: Refusal = JSON.parse('{ "error": "moon", "says": "Not while the moon is full." }')
    expect(await said(new Refused(409, newer), 'ru')).toBe('Not while the moon is full.')
  })
})

test('a record that cannot be read is said with its line', async () => {
  expect(await said(new BadRecord(5, 'there are only 2 diamonds.'), 'zh-Hant')).toBe('紀錄第 5 行：there are only 2 diamonds.')
})

test('a server that is away, and what failed, are said without what programs say', async () => {
  expect(await said(new Unreachable('TypeError: fetch'), 'en')).toBe('The server does not answer.')
  expect(await said(new TypeError('x is undefined'), 'en')).toBe('That did not work.')
})
