// How the game stands on the shelf.
import type { Covers } from '../../shelf/cover.ts'
import { SplendorScene } from './vignette.tsx'

export const covers: Covers = {
  splendor: {
    minutes: 30,
    says: {
      en: 'Gems buy cards, cards win nobles.',
      ru: 'За камни — карты, за карты — вельможи.',
      uk: 'За камені — карти, за карти — вельможі.',
      'zh-Hant': '以寶石購卡，以卡迎貴族。',
    },
    Vignette: SplendorScene,
    provenance: async () => (await import('./provenance.ts')).provenance,
  },
}
