import { beforeAll, describe, expect, test } from 'vitest'
import { BUILD, LOAN, NETWORK, PASS, SELL } from '../../src/games/brass-birmingham/vocabulary.ts'
import { joined } from '../joined.ts'
import { mean } from './mean.ts'

type Match = typeof import('../../src/bots/match.ts')
let match: Match
beforeAll(async () => {
  match = await joined<Match>('bots/match.ts')
})
const play = (bot: string, seats: number) =>
  match.played(new Array<string>(seats).fill(bot), { game: 'brass-birmingham', seed: 'sensible' })

describe('Greedy at Brass', () => {
  test.each([2, 3, 4])('plays a sensible game at %i seats: high scores, hardly a pass', (seats) => {
    const { scores, kinds } = play('greedy', seats)
    const count = (kind: number) => kinds.filter((k) => k === kind).length
    expect(mean(scores)).toBeGreaterThan(mean(play('random', seats).scores) + 60)
    const actions = kinds.filter((kind) => kind <= PASS).length
    expect(count(PASS) / actions).toBeLessThan(0.05)
    for (const kind of [BUILD, NETWORK, SELL, LOAN]) expect(count(kind)).toBeGreaterThanOrEqual(seats)
  })
})
