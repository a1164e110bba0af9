// The slip comes while the first question is read: what it needs is not needed before.
import { use } from 'react'
import type { Language } from '../../../../core/words.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import type { SlipContent, SlipProps } from '../../../table/face.ts'
import { phrasesOf } from '../words/phrases.ts'
import type { SlipWords } from './words/slip-words.ts'

const WORDS: Readonly<Record<Language, () => Promise<SlipWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
}

type Contents = (props: SlipProps<State>) => SlipContent
const loading = new Map<Language, Promise<Contents>>()

export function loadSlip(language: Language): Promise<Contents> {
  const loaded = loading.get(language) ?? load(language)
  loading.set(language, loaded)
  return loaded
}

async function load(language: Language): Promise<Contents> {
  const [{ contentOf }, words] = await Promise.all([import('./content.tsx'), WORDS[language]()])
  return (props) => contentOf(props, words)
}

export const slip = (props: SlipProps<State>): SlipContent => use(loadSlip(phrasesOf(props.board.words).language))(props)
