// What of the game is loaded when somebody first needs it.
import { anyGame, type Loaders } from '../../shelf/loader.ts'

export const loads: Loaders = {
  'brass-birmingham': anyGame({
    game: async () => (await import('../../../games/brass-birmingham/index.ts')).brassBirmingham,
    face: async () => (await import('./index.tsx')).brassBirminghamFace,
  }),
}
