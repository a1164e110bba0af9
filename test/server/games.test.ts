// Every game with as many as it allows on PostgreSQL; on the embedded database the one in which several decide at once, with as few.
import { describe } from 'vitest'
import { games } from '../../src/games/index.ts'
import { skyrise } from '../../src/games/skyrise/index.ts'
import { DATABASES } from './ground.ts'
import { anyGame } from './suite/any-game.ts'
import { useWorld } from './world.ts'

describe.each(DATABASES)('On %s', (database) => {
  const world = useWorld(database)
  const isEmbedded = database === 'PGlite'
  describe.each(isEmbedded ? [skyrise] : games)('$meta.id', (game) => {
    const { seats } = game.meta
    anyGame(world, game, isEmbedded ? seats[0] : seats[seats.length - 1])
  })
})
