// The words of Skyrise and of its board, one file a language, fetched when somebody reads in it.
import type { Language } from '../../../../core/words.ts'
import type { State } from '../../../../games/skyrise/state.ts'
import type { FaceWords } from '../../../table/face.ts'

const LOAD: Readonly<Record<Language, () => Promise<FaceWords<State>>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
}

export const loadWords = (language: Language): Promise<FaceWords<State>> => LOAD[language]()
