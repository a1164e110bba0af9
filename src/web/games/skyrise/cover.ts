// How the game stands on the shelf.
import type { Covers } from '../../shelf/cover.ts'
import { SkyriseScene } from './vignette.tsx'

export const covers: Covers = {
  skyrise: {
    minutes: 75,
    says: {
      en: 'Bid a tower, raise a city.',
      ru: 'Ставка на башню, город до небес.',
      uk: 'Ставка на вежу, місто до неба.',
      'zh-Hant': '競標一座塔，築起一座城。',
    },
    Vignette: SkyriseScene,
    provenance: async () => (await import('./provenance.ts')).provenance,
  },
}
