// The rules of each game, loaded when somebody first needs them.
import { BadConfig } from '../core/errors.ts'
import type { Game } from '../core/game.ts'

const LOAD: Readonly<Record<string, () => Promise<Game>>> = {
  'brass-birmingham': async () => (await import('../games/brass-birmingham/index.ts')).brassBirmingham,
  'bruxelles-1893': async () => (await import('../games/bruxelles-1893/index.ts')).bruxelles1893,
  'bruxelles-1893-revised': async () => (await import('../games/bruxelles-1893/index.ts')).bruxelles1893Revised,
  skyrise: async () => (await import('../games/skyrise/index.ts')).skyrise,
  splendor: async () => (await import('../games/splendor/index.ts')).splendor,
}

/** The game with an id; throws BadConfig when there is none. */
export async function loadGame(id: string): Promise<Game> {
  if (!Object.hasOwn(LOAD, id)) throw new BadConfig(`There is no game "${id}"; there is ${Object.keys(LOAD).join(', ')}.`)
  return LOAD[id]()
}

/** Every game, for what may be of any of them. */
export const loadGames = (): Promise<Game[]> => Promise.all(Object.keys(LOAD).map(loadGame))
