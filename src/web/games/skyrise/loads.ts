// What of the game is loaded when somebody first needs it.
import { anyGame, type Loaders } from '../../shelf/loader.ts'

export const loads: Loaders = {
  skyrise: anyGame({
    game: async () => (await import('../../../games/skyrise/index.ts')).skyrise,
    face: async () => (await import('./index.tsx')).skyriseFace,
  }),
}
