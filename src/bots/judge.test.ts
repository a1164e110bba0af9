import { describe, expect, test } from 'vitest'
import { actionList } from '../core/action.ts'
import { lowestBit } from '../core/bits.ts'
import { configOf } from '../core/config.ts'
import { rngOf } from '../core/seed.ts'
import { games } from '../games/index.ts'
import { softmax } from './judge.ts'
import { judgeOf } from './judges.ts'

describe('A judge', () => {
  test.each(games.flatMap((game) => game.meta.seats.map((seats) => [game.meta.id, seats, game] as const)))(
    'of %s at %i seats shares out all of the victory, and all of what is likely',
    (_, seats, game) => {
      const config = configOf(game, seats)
      const s = game.create(config)
      game.setup(s, config, rngOf('judged'))
      const seat = lowestBit(game.actors(s))
      const legal = actionList()
      game.legal(s, seat, legal)
      const priors = new Float32Array(legal.count + 2).fill(7)
      const shares = new Float32Array(seats)
      judgeOf(game, seats).judge({ s, seat, legal }, priors, 1, shares)
      expect([priors[0], priors[legal.count + 1]]).toEqual([7, 7])
      expect(priors.subarray(1, legal.count + 1).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
      expect(Math.min(...shares)).toBeGreaterThan(0)
    },
  )

  test('one that is higher by the scale has e times the share', () => {
    const values = Float32Array.of(9, 1, 3, 9)
    softmax(values, 1, 2, 2)
    expect(values[2] / values[1]).toBeCloseTo(Math.E)
    expect([values[0], values[3]]).toEqual([9, 9])
  })
})
