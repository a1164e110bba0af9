import { describe, expect, test } from 'vitest'
import { configOf } from '../core/config.ts'
import { legalActions } from '../core/decision.ts'
import { rngOf } from '../core/seed.ts'
import { openTable } from '../core/table.ts'
import { viewOf } from '../core/view.ts'
import { gameOf, games } from '../games/index.ts'
import { splendor } from '../games/splendor/fixture.ts'
import { mctsRandom } from './mcts-random.ts'

const dealt = (id: string) => openTable(gameOf(id), configOf(gameOf(id), 2), { seed: 'yardstick' })
const chosen = (id: string, simulations: number, seed = 'a') => {
  const { game, view } = dealt(id)
  return mctsRandom.player().choose({ game, view: view(0), seat: 0, seats: 2 }, rngOf(seed), { simulations })
}

/** Ruby II, 2 points, for 5 onyx. */
const RUBY_FOR_FIVE_ONYX = 60

describe('mcts-random', () => {
  test.each(games.map(({ meta }) => meta.id).filter((id) => (dealt(id).game.actors(dealt(id).at()) & 1) === 1))(
    'decides legally in %s',
    (id) => {
      const { game, at } = dealt(id)
      expect(legalActions(game, at(), 0)).toContain(chosen(id, 3))
    },
  )

  test('decides the same again from the same chance, and stops when its time is up', () => {
    expect(chosen('splendor', 60)).toBe(chosen('splendor', 60))
    const { game, view } = dealt('splendor')
    let asked = 0
    const isOver = () => ++asked === 5
    mctsRandom.player().choose({ game, view: view(0), seat: 0, seats: 2 }, rngOf('a'), { simulations: Number.POSITIVE_INFINITY, isOver })
    expect(asked).toBe(5)
  })

  test('takes the card that wins', () => {
    const { s } = splendor(2)
      .with(0, { points: 14, bonuses: 'ddddssssseeeeerrrrooooo', bought: 24 })
      .with(1, { points: 13, bonuses: 'ooooo', bought: 5 })
      .where((state) => {
        state.turn = 1
        state.table[4] = RUBY_FOR_FIVE_ONYX
      })
    const view = viewOf(gameOf('splendor'), s, 1)
    const sight = { game: gameOf('splendor'), view, seat: 1, seats: 2 }
    expect(gameOf('splendor').format(mctsRandom.player().choose(sight, rngOf('a'), { simulations: 300 }))).toBe('buy 2a')
  })
})
