// The reader's language: one is loaded, the others stay on the server until they are asked for.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Language } from '../../core/words.ts'
import { loading } from '../board/words.ts'
import { useSettings } from '../settings.ts'
import type { UiWords } from './ui-words.ts'

const load = loading<UiWords>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
})

/** The languages by the names that their readers give them. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', uk: 'Українська', 'zh-Hant': '繁體中文' }

export interface Spoken {
  readonly language: Language
  readonly words: UiWords
}

const Speech = createContext<Spoken | null>(null)

export async function loadWords(language: Language): Promise<Spoken> {
  return { language, words: await load(language) }
}

/** Speaks the chosen language to everything below; goes on in the last one while the next is on its way. */
export function Speaking({ first, children }: { readonly first: Spoken; readonly children: ReactNode }) {
  const { language } = useSettings()
  const [spoken, setSpoken] = useState(first)
  useEffect(() => {
    let wanted = true
    if (language !== spoken.language)
      loadWords(language).then(
        (next) => wanted && setSpoken(next),
        // Without a connection the last language stays.
        () => {},
      )
    document.documentElement.lang = spoken.language
    return () => {
      wanted = false
    }
  }, [language, spoken])
  return <Speech value={spoken}>{children}</Speech>
}

/** The words of the reader's language. */
export const useWords = (): UiWords => useSpoken().words

export function useSpoken(): Spoken {
  const spoken = useContext(Speech)
  if (!spoken) throw new Error('Words are read outside of <Speaking>.')
  return spoken
}
