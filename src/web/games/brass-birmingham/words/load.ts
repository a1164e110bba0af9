// A language's words, fetched when it is chosen.
import type { Language } from '../../../../core/words.ts'
import type { State } from '../../../../games/brass-birmingham/state.ts'
import type { FaceWords } from '../../../table/face.ts'

const LOADERS: Readonly<Record<Language, () => Promise<FaceWords<State>>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
}

export function loadWords(language: Language): Promise<FaceWords<State>> {
  return LOADERS[language]()
}
