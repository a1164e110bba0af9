import { beforeAll, describe, expect, test } from 'vitest'
import type { Options } from '../../src/core/game.ts'
import { BUILD, KEEP, MOVE, PASS, PLACE } from '../../src/games/bruxelles-1893/vocabulary.ts'
import { joined } from '../joined.ts'
import { mean } from './mean.ts'

const FIRST = 'bruxelles-1893'
const REVISED = 'bruxelles-1893-revised'

type Match = typeof import('../../src/bots/match.ts')
let match: Match
beforeAll(async () => {
  match = await joined<Match>('bots/match.ts')
})
const all = (bot: string, seats: number) => new Array<string>(seats).fill(bot)

describe('Plain bots at Bruxelles 1893', () => {
  test.each([2, 3, 4, 5])('greedy plays a sensible game at %i seats: high scores from all kinds of actions', (seats) => {
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
