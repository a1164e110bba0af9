// How both editions stand on the shelf.
import type { Covers } from '../../shelf/cover.ts'
import { BruxellesScene } from './vignette.tsx'
import { BruxellesRevisedScene } from './vignette-revised.tsx'

export const covers: Covers = {
  'bruxelles-1893': {
    minutes: 120,
    says: {
      en: 'Architects, art and the Bourse.',
      ru: 'Зодчие, искусство и биржа.',
      uk: 'Архітектори, мистецтво й біржа.',
      'zh-Hant': '建築師、藝術與證券交易所。',
    },
    edition: {
      en: 'first edition, 2013',
      ru: 'первое издание, 2013',
      uk: 'перше видання, 2013',
      'zh-Hant': '初版，2013',
    },
    Vignette: BruxellesScene,
    provenance: async () => (await import('./provenance.ts')).firstProvenance,
  },
  'bruxelles-1893-revised': {
    minutes: 120,
    says: {
      en: 'With Belle Époque and the variant.',
      ru: 'С дополнением «Прекрасная эпоха» и вариантом.',
      uk: 'З доповненням «Прекрасна епоха» та варіантом.',
      'zh-Hant': '含「美好年代」擴充與變體。',
    },
    Vignette: BruxellesRevisedScene,
    provenance: async () => (await import('./provenance.ts')).revisedProvenance,
  },
}
