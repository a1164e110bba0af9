import { expect, test } from 'vitest'
import { taper } from './taper.ts'

test('a tapered stroke is a closed outline of its width', () => {
  const outline = taper(
    [[0, 0, 10, 0, 20, 0, 30, 0]],
    [
      [0, 2],
      [1, 2],
    ],
  )
  expect(outline).toMatch(/^M0 1C.*Z$/)
  expect(outline).toContain('L30 -1')
  expect(outline).not.toContain('NaN')
})
