// What of both editions is loaded when somebody first needs it.
import { anyGame, type Loaders } from '../../shelf/loader.ts'

export const loads: Loaders = {
  'bruxelles-1893': anyGame({
    game: async () => (await import('../../../games/bruxelles-1893/index.ts')).bruxelles1893,
    face: async () => (await import('./index.tsx')).bruxelles1893Face,
  }),
  'bruxelles-1893-revised': anyGame({
    game: async () => (await import('../../../games/bruxelles-1893/index.ts')).bruxelles1893Revised,
    face: async () => (await import('./index.tsx')).bruxelles1893RevisedFace,
  }),
}
