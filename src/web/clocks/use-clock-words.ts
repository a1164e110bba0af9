import { loading } from '../board/words.ts'
import { useLater } from '../words/later.ts'
import type { ClockWords } from './words/clock-words.ts'

const load = loading<ClockWords>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
})

/** What is said of clocks in the reader's language; null until the first words have come. */
export const useClockWords = (): ClockWords | null => useLater(load)
