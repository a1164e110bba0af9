import { loading } from '../../board/words.ts'
import type { RulesWords } from './rules-words.ts'

export const loadRulesWords = loading<RulesWords>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
})
