// No bot decides otherwise when something is otherwise that it may not know: over random positions of all games, and from decision to decision.
import { describe, expect, test } from 'vitest'
import { actionList } from '../core/action.ts'
import { lowestBit } from '../core/bits.ts'
import { type Block, clone, copy, equal } from '../core/block.ts'
import { configOf } from '../core/config.ts'
import type { Game } from '../core/game.ts'
import { below, type Rng } from '../core/rng.ts'
import { rngOf } from '../core/seed.ts'
import { viewOf } from '../core/view.ts'
import { games } from '../games/index.ts'
import { contestants } from './frozen/index.ts'

/** Thinking as little as shows whether it is done in the open. */
const BUDGET = { simulations: 8 }
const FIRST_DECISIONS = 40
const DECISIONS = 2

const legal = actionList()

/** Plays random decisions; returns whether the game goes on. */
function wander(game: Game, s: Block, { rng, decisions }: { rng: Rng; decisions: number }): boolean {
  for (let i = 0; i < decisions && game.actors(s) !== 0; i++) {
    const seat = lowestBit(game.actors(s))
    game.legal(s, seat, legal)
    game.apply(s, seat, legal.list[below(rng, legal.count)])
  }
  return game.actors(s) !== 0
}

/** All but the one that cannot be told to think less. */
const quick = contestants.filter(({ id }) => id !== 'search-0')

describe.each(quick)('The bot $id', (bot) => {
  test.each(games.map((game) => [game.meta.id, game] as const))('knows nothing of %s that it may not know', (id, game) => {
    const [, seats] = game.meta.seats
    const config = configOf(game, seats)
    const s = game.create(config)
    const rng = rngOf(`hidden ${id}`)
    game.setup(s, config, rng)
    const players = [bot.player(), bot.player()]
    for (let i = 0; i < DECISIONS && wander(game, s, { rng, decisions: i === 0 ? below(rng, FIRST_DECISIONS) : 3 }); i++) {
      const seat = lowestBit(game.actors(s))
      const other = clone(s)
      copy(viewOf(game, s, seat), other)
      game.guess(other, rng)
      const seed = `decision ${i}`
      const [here, there] = [s, other].map((state, which) =>
        players[which].choose({ game, view: viewOf(game, state, seat), seat, seats }, rngOf(seed), BUDGET),
      )
      expect(equal(s, other)).toBe(false)
      expect(there).toBe(here)
      game.apply(s, seat, here)
    }
  })
})
