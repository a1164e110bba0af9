// Stands in the place of src/games/index.ts in development: the games of the house, and the examples.
import { BadConfig } from '../src/core/errors.ts'
import type { Game } from '../src/core/game.ts'
import { games as house } from '../src/games/index.ts'
import { goofspiel } from './goofspiel/index.ts'

export const games: readonly Game[] = [...house, goofspiel]

/** The game with an id; throws BadConfig with the ids there are. */
export function gameOf(id: string): Game {
  const game = games.find((g) => g.meta.id === id)
  if (!game) throw new BadConfig(`There is no game "${id}"; there is ${games.map((g) => g.meta.id).join(', ')}.`)
  return game
}
