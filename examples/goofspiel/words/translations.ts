// The other languages, each loaded when somebody reads in it.
import type { Game } from '../../../src/core/game.ts'
import type { Language } from '../../../src/core/words.ts'

export const translations = {
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
} satisfies Game['translations'] & Record<Exclude<Language, 'en'>, unknown>
