// What of the game is loaded when somebody first needs it.
import { anyGame, type Loaders } from '../../shelf/loader.ts'

export const loads: Loaders = {
  splendor: anyGame({
    game: async () => (await import('../../../games/splendor/index.ts')).splendor,
    face: async () => (await import('./index.tsx')).splendorFace,
  }),
}
