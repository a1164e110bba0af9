// A language's words for an edition, fetched when it is chosen: the game's sentences and the board's.
import type { Options, Words } from '../../../../core/game.ts'
import type { Language } from '../../../../core/words.ts'
import type { Edition } from '../../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { type BaseSentences, type BelleEpoqueSentences, whole } from '../../../../games/bruxelles-1893/words/belle-epoque/sentences.ts'
import { type Sentences, speak } from '../../../../games/bruxelles-1893/words/speak.ts'
import type { FaceWords } from '../../../table/face.ts'
import { type BasePhrases, type BelleEpoquePhrases, phrased } from './phrases.ts'
import { faceWords } from './speak.ts'

type ByEdition<T> = Readonly<Record<Edition, T>>

/** A language's files: they hold sentences and nothing else, so that each is small and the rules stay one module. */
interface Files {
  /** The game's sentences; English has its words ready, with those of Belle Époque. */
  readonly game: () => Promise<BaseSentences | ByEdition<Words>>
  readonly board: () => Promise<ByEdition<BasePhrases>>
  readonly belleEpoque: () => Promise<readonly [BelleEpoqueSentences | null, BelleEpoquePhrases]>
}

const FILES: Readonly<Record<Language, Files>> = {
  en: {
    game: async () => (await import('../../../../games/bruxelles-1893/words/en.ts')).en,
    board: async () => (await import('./en.ts')).en,
    belleEpoque: async () => [null, (await import('./belle-epoque/en.ts')).en],
  },
  ru: {
    game: async () => (await import('../../../../games/bruxelles-1893/words/ru.ts')).ru,
    board: async () => (await import('./ru.ts')).ru,
    belleEpoque: async () => [
      (await import('../../../../games/bruxelles-1893/words/belle-epoque/ru.ts')).ru,
      (await import('./belle-epoque/ru.ts')).ru,
    ],
  },
  uk: {
    game: async () => (await import('../../../../games/bruxelles-1893/words/uk.ts')).uk,
    board: async () => (await import('./uk.ts')).uk,
    belleEpoque: async () => [
      (await import('../../../../games/bruxelles-1893/words/belle-epoque/uk.ts')).uk,
      (await import('./belle-epoque/uk.ts')).uk,
    ],
  },
  'zh-Hant': {
    game: async () => (await import('../../../../games/bruxelles-1893/words/zh-Hant.ts')).zhHant,
    board: async () => (await import('./zh-Hant.ts')).zhHant,
    belleEpoque: async () => [
      (await import('../../../../games/bruxelles-1893/words/belle-epoque/zh-Hant.ts')).zhHant,
      (await import('./belle-epoque/zh-Hant.ts')).zhHant,
    ],
  },
}

/** Loads a language; what only Belle Époque says is left out where a table's options say that it is not in play. */
export const loader =
  (edition: Edition) =>
  async (language: Language, options?: Options): Promise<FaceWords<State>> => {
    const isPlayed = edition === 'revised' && (options === undefined || options['belle-epoque'] === 'on')
    const { game, board, belleEpoque } = FILES[language]
    const [sentences, phrases, [more, morePhrases]] = await Promise.all([game(), board(), isPlayed ? belleEpoque() : NOTHING_MORE])
    const words = isReady(sentences) ? sentences : speak(completed(sentences, more))
    return faceWords(words[edition], phrased(phrases[edition], morePhrases))
  }

const isReady = (sentences: BaseSentences | ByEdition<Words>): sentences is ByEdition<Words> => 'revised' in sentences

const NOTHING_MORE = [null, null] as const

/** Without Belle Époque nothing of it is ever told or refused, so its sentences may be missing. */
function completed(base: BaseSentences, more: BelleEpoqueSentences | null): Sentences {
  return more ? whole(base, more) : (base as Sentences)
}
