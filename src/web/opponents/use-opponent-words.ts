import { useEffect, useState } from 'react'
import type { Language } from '../../core/words.ts'
import { loading } from '../board/words.ts'
import { useSpoken } from '../words/language.tsx'
import type { OpponentWords } from './words/opponent-words.ts'

const load = loading<OpponentWords>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
})

let kept: { readonly language: Language; readonly words: OpponentWords } | undefined

/** What is said of bots in the reader's language; null until it has come. Seats are chosen without it too, by ids. */
export function useOpponentWords(): OpponentWords | null {
  const { language } = useSpoken()
  const [, setCome] = useState(0)
  useEffect(() => {
    let wanted = true
    if (kept?.language !== language)
      load(language).then(
        (words) => {
          kept = { language, words }
          if (wanted) setCome((times) => times + 1)
        },
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [language])
  return kept?.words ?? null
}
