// Where the facts of the games come from, in the languages that meta.ts does not speak: fetched when somebody reads about a game in one.
import type { Provenance } from '../../../core/game.ts'
import type { Language } from '../../../core/words.ts'
import type { ShelfId } from '../../words/ui-words.ts'

export type Provenances = Readonly<Record<ShelfId, Provenance>>
/** English ships with the games. */
export type Translated = Exclude<Language, 'en'>

const LOAD: Readonly<Record<Translated, () => Promise<Provenances>>> = {
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
}

export const loadProvenances = (language: Translated): Promise<Provenances> => LOAD[language]()
