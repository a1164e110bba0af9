// A language's words, fetched when it is chosen.
import type { State } from '../../../../games/skyrise/state.ts'
import { loading } from '../../../board/words.ts'
import type { FaceWords } from '../../../table/face.ts'

export const loadWords = loading<FaceWords<State>>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
})
