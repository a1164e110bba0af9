// Every game on both databases.
import { describe } from 'vitest'
import { games } from '../../src/games/index.ts'
import { DATABASES } from './ground.ts'
import { anyGame } from './suite/any-game.ts'
import { useWorld } from './world.ts'

describe.each(DATABASES)('On %s', (database) => {
  const world = useWorld(database)
  describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (_, game) => anyGame(world, game))
})
