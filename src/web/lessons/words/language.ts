// The words around lessons in the reader's language. They come with the first page that needs them, and stay.
import { useEffect, useState } from 'react'
import type { Language } from '../../../core/words.ts'
import { loading } from '../../board/words.ts'
import { settings } from '../../settings.ts'
import { useSpoken } from '../../words/language.tsx'
import type { LessonWords } from './lesson-words.ts'

const load = loading<LessonWords>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
})

let kept: { readonly language: Language; readonly words: LessonWords } | undefined

/** To be waited for before a page is drawn that says them. */
export async function loadLessonWords(language: Language = settings().language): Promise<void> {
  kept = { language, words: await load(language) }
}

/** Goes on in the last language while the next is on its way. */
export function useLessonWords(): LessonWords {
  const { language } = useSpoken()
  const [, setCome] = useState(0)
  useEffect(() => {
    let wanted = true
    if (kept?.language !== language)
      loadLessonWords(language).then(
        () => wanted && setCome((times) => times + 1),
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [language])
  if (!kept) throw new Error('The words of lessons are read before they have come.')
  return kept.words
}
