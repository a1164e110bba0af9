import { expect, test } from 'vitest'
import { cleanText, freeName } from './text.ts'

test('a text is taken as it is, without blanks around it, in one way of writing', () => {
  expect(cleanText('Your name', '  Ada <b>\u3000')).toBe('Ada <b>')
  expect(cleanText('Your name', 'e\u0301')).toBe('\u00e9')
})

test.each([
  ['nothing', ' \t ', { error: 'empty', says: 'Your name must not be empty.' }],
  ['a bell', 'a\u0007', { error: 'bad-text' }],
  ['half a letter', 'a\ud800b', { error: 'bad-text' }],
  ['a mark that turns the writing', 'a\u202eb', { error: 'bad-text' }],
  ['a space that is not seen', 'a\u200bb', { error: 'bad-text' }],
  ['a hyphen that is not seen', 'a\u00adb', { error: 'bad-text' }],
  ['a joiner between letters that are not joined', 'a\u200db', { error: 'bad-text' }],
  ['a non-joiner', 'a\u200cb', { error: 'bad-text' }],
  ['a filler', '\u3164', { error: 'bad-text' }],
  ['an old filler', 'Ada\u115f', { error: 'bad-text' }],
  ['a sign without dots', '\u2800', { error: 'bad-text' }],
  ['a selector of nothing', 'Ada1\ufe0f', { error: 'bad-text' }],
  ['a selector without a picture', 'Ada\ufe0f', { error: 'bad-text' }],
  ['letters of a flag alone', 'Ada\u{e0061}', { error: 'bad-text' }],
  ['a grapheme joiner', 'A\u034fda', { error: 'bad-text' }],
  ['what is nobody\u2019s', 'a\ue000', { error: 'bad-text' }],
  ['a separator of paragraphs', 'a\u2029b', { error: 'bad-text' }],
])('%s is refused', (_, text, refusal) => {
  expect(() => cleanText('Your name', text)).toThrow(expect.objectContaining({ status: 400, ...refusal }))
})

test.each([
  'Zoë',
  'Łukasz',
  'Ольга-Марія',
  'O’Neill',
  '王小明',
  'محمد',
  'نمی\u200cدانم',
  'क्\u200dष',
  '❤\ufe0f',
  '👩🏽\u200d🚀',
  '1\ufe0f\u20e3',
  '🇺🇦',
])('%s is a name like any other', (name) => {
  expect(cleanText('Your name', name)).toBe(name.normalize('NFC'))
})

const sitting = [
  { kind: 'person', name: 'Ada B' },
  { kind: 'bot', name: 'greedy' },
  { kind: 'open', name: '' },
] as const

test.each(['Ada B', 'ada b', 'ADA\u3000\u3000B', 'Ａｄａ b', 'Greedy'])('%s sits there already', (name) => {
  expect(() => freeName(name, sitting)).toThrow(
    expect.objectContaining({
      status: 409,
      error: 'name-taken',
      says: expect.stringMatching(/^Somebody at this table is called "\w+( B)?" already; choose another name\.$/),
    }),
  )
})

test('any other is free', () => {
  expect(freeName('Bob', sitting)).toBe('Bob')
})
