import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.parse('2025-06-02T12:00:00Z')

test('says how long ago, in the largest unit that fits', () => {
  expect(ago('2025-06-02T11:59:40Z', 'en', now)).toBe('now')
  expect(ago('2025-06-02T11:55:00Z', 'en', now)).toBe('5 min. ago')
  expect(ago('2025-06-01T11:00:00Z', 'en', now)).toBe('yesterday')
})
