// The words of the pages in the reader's language. They come with the first page that needs them, and stay.
import { useEffect, useState } from 'react'
import type { Language } from '../../../core/words.ts'
import { loading } from '../../board/words.ts'
import { settings } from '../../settings.ts'
import { useSpoken } from '../language.tsx'
import type { PageWords } from './page-words.ts'

export const pageWords = loading<PageWords>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
})

let kept: { readonly language: Language; readonly words: PageWords } | undefined

/** To be waited for before a page is drawn that says them. */
export async function loadPageWords(language: Language = settings().language): Promise<void> {
  kept = { language, words: await pageWords(language) }
}

/** Goes on in the last language while the next is on its way. */
export function usePageWords(): PageWords {
  const { language } = useSpoken()
  const [, setCome] = useState(0)
  useEffect(() => {
    let wanted = true
    if (kept?.language !== language)
      loadPageWords(language).then(
        () => wanted && setCome((times) => times + 1),
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [language])
  if (!kept) throw new Error('The words of the pages are read before they have come.')
  return kept.words
}
