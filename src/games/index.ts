// Every game that can be played, in the order of the shelf.
import { BadConfig } from '../core/errors.ts'
import type { Game } from '../core/game.ts'
import { brassBirmingham } from './brass-birmingham/index.ts'
import { splendor } from './splendor/index.ts'

export const games: readonly Game[] = [splendor, brassBirmingham]

/** The game with an id; throws BadConfig with the ids there are. */
export function gameOf(id: string): Game {
  const game = games.find((g) => g.meta.id === id)
  if (!game) throw new BadConfig(`There is no game "${id}"; there is ${games.map((g) => g.meta.id).join(', ')}.`)
  return game
}
