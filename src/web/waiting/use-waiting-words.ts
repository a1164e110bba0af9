import { useEffect, useState } from 'react'
import { loading } from '../board/words.ts'
import { thrower } from '../frame/later.tsx'
import { useSpoken } from '../words/language.tsx'
import type { WaitingWords } from './words/waiting-words.ts'

export const loadWaitingWords = loading<WaitingWords>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
})

/** These pages' words in the reader's language; null until the first have come. */
export function useWaitingWords(): WaitingWords | null {
  const { language } = useSpoken()
  const [words, setWords] = useState<WaitingWords | null>(null)
  useEffect(() => {
    let wanted = true
    loadWaitingWords(language).then(
      (loaded) => wanted && setWords(loaded),
      (error: unknown) => wanted && setWords(thrower(error)),
    )
    return () => {
      wanted = false
    }
  }, [language])
  return words
}
