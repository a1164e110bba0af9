// Plain bots play every game sensibly: scores that random play does not reach, from all kinds of actions.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Options, Score } from '../../src/core/game.ts'
import * as brass from '../../src/games/brass-birmingham/vocabulary.ts'
import * as bruxelles from '../../src/games/bruxelles-1893/vocabulary.ts'
import { joined } from '../joined.ts'

type Match = typeof import('../../src/bots/match.ts')
let match: Match
beforeAll(async () => {
  match = await joined<Match>('bots/match.ts')
})

const all = (bot: string, seats: number): string[] => new Array<string>(seats).fill(bot)
const mean = (scores: readonly Score[]): number => scores.reduce((sum, { total }) => sum + total, 0) / scores.length

describe('Splendor', () => {
  test('greedy beats random players', () => {
    expect(match.shareWon({ game: 'splendor', seats: 2, challenger: 'greedy', champion: 'random', deals: 8 })).toBeGreaterThan(0.8)
  })

  // In these deals two who held ten tokens each once took and gave back for hundreds of decisions.
  test.each(['swap 213', 'swap 451', 'swap 546'])('two greedy players who wait for the same gems do not wait for ever: %s', (seed) => {
    expect(match.played(['greedy-0', 'greedy-0'], { game: 'splendor', seed }).kinds.length).toBeGreaterThan(300)
    expect(match.played(['greedy', 'greedy'], { game: 'splendor', seed }).kinds.length).toBeLessThan(100)
  })

  test('search plays a whole game, and wins it', () => {
    const { scores } = match.played(['search', 'greedy'], { game: 'splendor', seed: 'search' })
    expect(scores[0].total).toBeGreaterThanOrEqual(15)
    expect(scores[0].rank).toBe(1)
  })
})

describe('Brass', () => {
  const { BUILD, LOAN, NETWORK, PASS, SELL } = brass
  const play = (bot: string, seats: number) => match.played(all(bot, seats), { game: 'brass-birmingham', seed: 'sensible' })

  test.each([2, 3, 4])('greedy plays a sensible game at %i seats: high scores, hardly a pass', (seats) => {
    const { scores, kinds } = play('greedy', seats)
    const count = (kind: number) => kinds.filter((k) => k === kind).length
    expect(mean(scores)).toBeGreaterThan(mean(play('random', seats).scores) + 60)
    const actions = kinds.filter((kind) => kind <= PASS).length
    expect(count(PASS) / actions).toBeLessThan(0.05)
    for (const kind of [BUILD, NETWORK, SELL, LOAN]) expect(count(kind)).toBeGreaterThanOrEqual(seats)
  })
})

describe('Brass, borrowing', () => {
  test('greedy takes fewer loans than it once did', () => {
    const loans = (bot: string) =>
      ['a', 'b', 'c'].reduce((sum, seed) => {
        const { kinds } = match.played(all(bot, 4), { game: 'brass-birmingham', seed })
        return sum + kinds.filter((kind) => kind === brass.LOAN).length
      }, 0)
    expect(loans('greedy')).toBeLessThan(loans('greedy-0'))
  })
})

describe('Skyrise', () => {
  const DEALS = ['first', 'second']

  test.each([2, 3, 4])('greedy plays sensible games at %i seats: scores that random play does not reach', (seats) => {
    const scores = (bot: string) => DEALS.flatMap((seed) => match.played(all(bot, seats), { game: 'skyrise', seed }).scores)
    const greedy = scores('greedy')
    expect(Math.min(...greedy.map(({ total }) => total))).toBeGreaterThan(100)
    expect(mean(greedy)).toBeGreaterThan(mean(scores('random')) + 15)
  })

  test('greedy beats random players', () => {
    expect(match.shareWon({ game: 'skyrise', seats: 2, challenger: 'greedy', champion: 'random', deals: 4 })).toBeGreaterThan(0.8)
  })
})

describe('Bruxelles 1893', () => {
  const { BUILD, KEEP, MOVE, PASS, PLACE } = bruxelles
  const FIRST = 'bruxelles-1893'
  const REVISED = 'bruxelles-1893-revised'

  test.each([2, 5])('greedy plays a sensible game at %i seats: high scores from all kinds of actions', (seats) => {
    const { scores, kinds } = match.played(all('greedy', seats), { game: REVISED, seed: 'sensible' })
    const count = (kind: number) => kinds.filter((k) => k === kind).length / seats
    expect(mean(scores)).toBeGreaterThan(110)
    expect(count(PLACE)).toBeGreaterThan(10)
    for (const kind of [BUILD, MOVE]) expect(count(kind)).toBeGreaterThan(2)
    expect(count(KEEP)).toBeGreaterThan(1)
    expect(count(PASS)).toBeLessThan(4)
  })

  test.each<[string, Options]>([
    [FIRST, {}],
    [FIRST, { strips: 'expert' }],
    [REVISED, { 'belle-epoque': 'on' }],
    [REVISED, { variant: 'on' }],
    [REVISED, { 'belle-epoque': 'on', variant: 'on' }],
  ])('greedy plays a sensible game of %s with %o', (game, options) => {
    expect(mean(match.played(all('greedy', 3), { game, seed: 'options', options }).scores)).toBeGreaterThan(100)
  })

  test.each([FIRST, REVISED])('greedy beats random players of %s', (game) => {
    expect(match.shareWon({ game, seats: 2, challenger: 'greedy', champion: 'random', deals: 3 })).toBe(1)
  })
})
