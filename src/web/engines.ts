// The rules of each game, loaded when somebody first needs them.
import { BadConfig } from '../core/errors.ts'
import type { Game } from '../core/game.ts'
import { metas } from '../games/metas.ts'

const LOAD: Readonly<Record<string, () => Promise<Game>>> = {
  'brass-birmingham': async () => (await import('../games/brass-birmingham/index.ts')).brassBirmingham,
  splendor: async () => (await import('../games/splendor/index.ts')).splendor,
}

/** The game with an id; throws BadConfig when there is none. */
export async function loadGame(id: string): Promise<Game> {
  if (!Object.hasOwn(LOAD, id)) throw new BadConfig(`There is no game "${id}"; there is ${Object.keys(LOAD).join(', ')}.`)
  return LOAD[id]()
}

/** Every game, for what may be of any of them. */
export const loadGames = (): Promise<Game[]> => Promise.all(metas.map(({ id }) => loadGame(id)))
