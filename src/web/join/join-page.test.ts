import { expect, test } from 'vitest'
import { codeOf } from './join-page.tsx'

test('finds the code in whatever was pasted', () => {
  for (const pasted of ['abc7', ' abc7 ', 'http://host:1893/join/abc7', 'https://host/join/abc7/?x=1', '/join/abc7'])
    expect(codeOf(pasted)).toBe('abc7')
})
