import { describe, expect, test } from 'vitest'
import { mergedLines } from './told.ts'

describe('Lines', () => {
  const line = (decision: number, event = 'takes') => ({ decision, begun: decision, seat: 0, event, facts: {} })
  test('of an undone decision are dropped', () => {
    expect(mergedLines([line(0), line(1)], [], 1)).toEqual([line(0)])
  })
  test('told again take the place of the old ones', () => {
    expect(mergedLines([line(0), line(1)], [line(1, 'buys')], 1)).toEqual([line(0), line(1, 'buys')])
  })
})
