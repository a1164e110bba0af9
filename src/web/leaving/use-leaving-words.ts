import { loading } from '../board/words.ts'
import { useLater } from '../words/later.ts'
import type { LeavingWords } from './words/leaving-words.ts'

const load = loading<LeavingWords>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
})

/** What is said of leaving and asking in the reader's language; null until the first words have come. */
export const useLeavingWords = (): LeavingWords | null => useLater(load)
