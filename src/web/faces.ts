// The games that have a face, each loaded when its first table is opened.
import type { Block } from '../core/block.ts'
import type { GameFace } from './table/face.ts'

const LOAD: Readonly<Record<string, () => Promise<GameFace>>> = {
  'brass-birmingham': async () => anyGame((await import('./games/brass-birmingham/index.tsx')).brassBirminghamFace),
  'bruxelles-1893': async () => anyGame((await import('./games/bruxelles-1893/index.tsx')).bruxelles1893Face),
  'bruxelles-1893-revised': async () => anyGame((await import('./games/bruxelles-1893/index.tsx')).bruxelles1893RevisedFace),
  skyrise: async () => anyGame((await import('./games/skyrise/index.tsx')).skyriseFace),
  splendor: async () => anyGame((await import('./games/splendor/index.tsx')).splendorFace),
}

export const hasFace = (game: string): boolean => Object.hasOwn(LOAD, game)

/** The face of a game; throws when there is none. */
export function loadFace(game: string): Promise<GameFace> {
  const load = hasFace(game) ? LOAD[game] : undefined
  if (!load) throw new Error(`There is no board for "${game}".`)
  return load()
}

/** Forgets which game a face draws: the table page hands it only states that its own game made. */
function anyGame<S extends Block>(face: GameFace<S>): GameFace {
  return face as unknown as GameFace
}
