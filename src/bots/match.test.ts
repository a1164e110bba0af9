import { describe, expect, test } from 'vitest'
import { played, shareWon } from './match.ts'

const match = { game: 'splendor', seats: 2, deals: 1 }

describe('A match', () => {
  test('is won by the better player from every seat', () => {
    expect(shareWon({ ...match, challenger: 'greedy', champion: 'random' })).toBe(1)
    expect(shareWon({ ...match, challenger: 'random', champion: 'greedy' })).toBe(0)
  })
  test('between equals is shared out', () => {
    const share = shareWon({ ...match, challenger: 'random', champion: 'random', deals: 2 })
    expect([0, 0.25, 0.5, 0.75, 1]).toContain(share)
  })
  test('is the same game for the same seed', () => {
    const once = played(['greedy', 'random', 'greedy'], { game: 'splendor', seed: 'same' })
    expect(played(['greedy', 'random', 'greedy'], { game: 'splendor', seed: 'same' })).toEqual(once)
    expect(played(['greedy', 'random', 'greedy'], { game: 'splendor', seed: 'other' }).kinds).not.toEqual(once.kinds)
    expect(once.scores).toHaveLength(3)
  })
})
