// Every game that can be played, in the order of the shelf.
import { BadConfig } from '../core/errors.ts'
import type { Game } from '../core/game.ts'
import { brassBirmingham } from './brass-birmingham/index.ts'
import { bruxelles1893, bruxelles1893Revised } from './bruxelles-1893/index.ts'
import { skyrise } from './skyrise/index.ts'
import { splendor } from './splendor/index.ts'

export const games: readonly Game[] = [splendor, brassBirmingham, skyrise, bruxelles1893, bruxelles1893Revised]

/** The game with an id; throws BadConfig with the ids there are. */
export function gameOf(id: string): Game {
  const game = games.find((g) => g.meta.id === id)
  if (!game) throw new BadConfig(`There is no game "${id}"; there is ${games.map((g) => g.meta.id).join(', ')}.`)
  return game
}
