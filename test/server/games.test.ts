// Every game on both databases: with as few as it allows on the one, with as many on the other.
import { describe } from 'vitest'
import { games } from '../../src/games/index.ts'
import { DATABASES } from './ground.ts'
import { anyGame } from './suite/any-game.ts'
import { useWorld } from './world.ts'

describe.each(DATABASES)('On %s', (database) => {
  const world = useWorld(database)
  describe.each(games)('$meta.id', (game) => {
    const { seats } = game.meta
    anyGame(world, game, database === 'PGlite' ? seats[0] : seats[seats.length - 1])
  })
})
