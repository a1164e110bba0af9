import { loading } from '../board/words.ts'
import { useLater } from '../words/later.ts'
import type { WaitingWords } from './words/waiting-words.ts'

export const loadWaitingWords = loading<WaitingWords>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
})

/** These pages' words in the reader's language; null until the first have come. */
export const useWaitingWords = (): WaitingWords | null => useLater(loadWaitingWords)
