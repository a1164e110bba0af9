import { describe, expect, test } from 'vitest'
import { nearest } from './arrows.ts'

describe('arrow keys', () => {
  const spread = (left: number, top: number) => ({ left, top, width: 10, height: 10 })
  test('lead to the nearest place in their direction', () => {
    const others = [spread(100, 0), spread(40, 10), spread(-50, 0), spread(0, 60)]
    expect([nearest(spread(0, 0), others, [1, 0]), nearest(spread(0, 0), others, [-1, 0]), nearest(spread(0, 0), others, [0, 1])]).toEqual([
      1, 2, 3,
    ])
    expect(nearest(spread(0, 0), others, [0, -1])).toBe(-1)
  })
})
