// The language in which rules are read: the page's, until another is chosen for them alone.
import { useSyncExternalStore } from 'react'
import type { Language } from '../../core/words.ts'
import { watched } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'

const chosen = watched<Language | null>(null)

export function useRulesLanguage(): [Language, (language: Language) => void] {
  const { language } = useSpoken()
  const own = useSyncExternalStore(chosen.subscribe, chosen.value)
  return [own ?? language, chosen.replace]
}
