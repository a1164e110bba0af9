import { beforeAll, describe, expect, test } from 'vitest'
import { joined } from '../joined.ts'

type Match = typeof import('../../src/bots/match.ts')
let match: Match
beforeAll(async () => {
  match = await joined<Match>('bots/match.ts')
})

describe('Plain bots at Splendor', () => {
  test('greedy beats random players', () => {
    expect(match.shareWon({ game: 'splendor', seats: 2, challenger: 'greedy', champion: 'random', deals: 20 })).toBeGreaterThan(0.8)
  })
  test('search plays a whole game, and wins it', () => {
    const { scores } = match.played(['search', 'greedy'], { game: 'splendor', seed: 'search' })
    expect(scores[0].total).toBeGreaterThanOrEqual(15)
    expect(scores[0].rank).toBe(1)
  })
})
