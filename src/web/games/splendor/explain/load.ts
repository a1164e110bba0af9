// The explanations of Splendor's pieces, fetched after the board.
import { explainerOf } from '../../../board/explained.ts'
import { loading } from '../../../board/words.ts'
import type { ExplainWords } from './words.ts'

const words = loading<ExplainWords>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
})

export const explainer = explainerOf(() => import('./explain.tsx'), words)
