// Words that a part of the page brings along: they come with it, and are spoken in the reader's language from then on.
import { useEffect, useState } from 'react'
import type { Language } from '../../core/words.ts'
import { thrower } from '../frame/later.tsx'
import { useSpoken } from './language.tsx'

/** The words in the reader's language; null until the first have come. */
export function useLater<T>(load: (language: Language) => Promise<T>): T | null {
  const { language } = useSpoken()
  const [words, setWords] = useState<T | null>(null)
  useEffect(() => {
    let wanted = true
    load(language).then(
      (loaded) => wanted && setWords(() => loaded),
      (error: unknown) => wanted && setWords(thrower(error)),
    )
    return () => {
      wanted = false
    }
  }, [load, language])
  return words
}
