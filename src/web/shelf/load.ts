// The rules and the board of a game by its id. One without a folder in web/games is found in the list of all games, and played through the plain face.
import type { Game } from '../../core/game.ts'
import type { GameFace } from '../table/face.ts'
import type { Loaders } from './loader.ts'

const OWN: Loaders = Object.assign(
  {},
  ...Object.values(import.meta.glob<{ loads: Loaders }>('../games/*/loads.ts', { eager: true })).map(({ loads }) => loads),
)
const allGames = () => import('../../games/index.ts')

/** Every game, for what may be of any of them. */
export const loadGames = async (): Promise<readonly Game[]> => (await allGames()).games

/** The game with an id; throws BadConfig when there is none. */
export async function loadGame(id: string): Promise<Game> {
  return Object.hasOwn(OWN, id) ? OWN[id].game() : (await allGames()).gameOf(id)
}

/** The face of a game; throws BadConfig when there is no such game. */
export async function loadFace(id: string): Promise<GameFace> {
  if (Object.hasOwn(OWN, id)) return OWN[id].face()
  const [game, { plainFace }] = await Promise.all([loadGame(id), import('../plain/index.tsx')])
  return plainFace(game)
}
