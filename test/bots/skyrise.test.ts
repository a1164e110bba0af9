import { beforeAll, describe, expect, test } from 'vitest'
import { joined } from '../joined.ts'
import { mean } from './mean.ts'

const DEALS = ['first', 'second', 'third', 'fourth', 'fifth']

type Match = typeof import('../../src/bots/match.ts')
let match: Match
beforeAll(async () => {
  match = await joined<Match>('bots/match.ts')
})

describe('Plain bots at Skyrise', () => {
  test.each([2, 3, 4])('greedy plays sensible games at %i seats: scores that random play does not reach', (seats) => {
    const scores = (bot: string) =>
      DEALS.flatMap((seed) => match.played(new Array<string>(seats).fill(bot), { game: 'skyrise', seed }).scores)
    const greedy = scores('greedy')
    expect(Math.min(...greedy.map(({ total }) => total))).toBeGreaterThan(100)
    expect(mean(greedy)).toBeGreaterThan(mean(scores('random')) + 15)
  })

  test('greedy beats random players', () => {
    expect(match.shareWon({ game: 'skyrise', seats: 2, challenger: 'greedy', champion: 'random', deals: 8 })).toBeGreaterThan(0.9)
  })
})
