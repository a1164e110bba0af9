// The games by their ids. Which there are is said in shelf.ts.
import { BadConfig } from '../core/errors.ts'
import type { Game } from '../core/game.ts'
import { games } from './games.ts'

export { games }

/** The game with an id; throws BadConfig with the ids there are. */
export function gameOf(id: string): Game {
  const game = games.find((g) => g.meta.id === id)
  if (!game) throw new BadConfig(`There is no game "${id}"; there are ${games.map((g) => g.meta.id).join(', ')}.`)
  return game
}
