// How the game stands on the shelf.
import type { Covers } from '../../shelf/cover.ts'
import { BrassBirminghamScene } from './vignette.tsx'

export const covers: Covers = {
  'brass-birmingham': {
    minutes: 120,
    says: {
      en: 'Canals, then rails; coal, iron and beer.',
      ru: 'Сначала каналы, потом рельсы; уголь, железо и пиво.',
      uk: 'Спершу канали, тоді колії; вугілля, залізо й пиво.',
      'zh-Hant': '先運河，後鐵路；煤、鐵與啤酒。',
    },
    Vignette: BrassBirminghamScene,
    provenance: async () => (await import('./provenance.ts')).provenance,
  },
}
