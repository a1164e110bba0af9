import { expect, test } from 'vitest'
import { cleanText } from './text.ts'

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
])('%s is refused', (_, text, refusal) => {
  expect(() => cleanText('Your name', text)).toThrow(expect.objectContaining({ status: 400, ...refusal }))
})
