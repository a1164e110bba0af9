// A language's words for an edition, fetched when it is chosen: the game's sentences and the board's.
import type { Options } from '../../../../core/game.ts'
import type { Language } from '../../../../core/words.ts'
import type { Edition } from '../../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { type BaseSentences, type BelleEpoqueSentences, whole } from '../../../../games/bruxelles-1893/words/belle-epoque/sentences.ts'
import { type Refusals, refusing, type Unrefused } from '../../../../games/bruxelles-1893/words/refusals/refusals.ts'
import { type Sentences, speak } from '../../../../games/bruxelles-1893/words/speak.ts'
import type { FaceWords } from '../../../table/face.ts'
import { type BasePhrases, type BelleEpoquePhrases, phrased } from './phrases.ts'
import { faceWords } from './speak.ts'

type ByEdition<T> = Readonly<Record<Edition, T>>

/** A language's files: they hold sentences and nothing else, so that each is small and the rules stay one module. English has its words ready, with those of Belle Époque. */
interface Files {
  /** The game's sentences, without refusals. */
  readonly game: () => Promise<Unrefused>
  readonly refusals: () => Promise<Refusals>
  readonly board: () => Promise<ByEdition<BasePhrases>>
  readonly belleEpoque: () => Promise<readonly [BelleEpoqueSentences, BelleEpoquePhrases]>
}

const FILES: Readonly<Record<Exclude<Language, 'en'>, Files>> = {
  ru: {
    game: async () => (await import('../../../../games/bruxelles-1893/words/ru.ts')).ru,
    refusals: async () => (await import('../../../../games/bruxelles-1893/words/refusals/ru.ts')).ru,
    board: async () => (await import('./ru.ts')).ru,
    belleEpoque: async () => [
      (await import('../../../../games/bruxelles-1893/words/belle-epoque/ru.ts')).ru,
      (await import('./belle-epoque/ru.ts')).ru,
    ],
  },
  uk: {
    game: async () => (await import('../../../../games/bruxelles-1893/words/uk.ts')).uk,
    refusals: async () => (await import('../../../../games/bruxelles-1893/words/refusals/uk.ts')).uk,
    board: async () => (await import('./uk.ts')).uk,
    belleEpoque: async () => [
      (await import('../../../../games/bruxelles-1893/words/belle-epoque/uk.ts')).uk,
      (await import('./belle-epoque/uk.ts')).uk,
    ],
  },
  'zh-Hant': {
    game: async () => (await import('../../../../games/bruxelles-1893/words/zh-Hant.ts')).zhHant,
    refusals: async () => (await import('../../../../games/bruxelles-1893/words/refusals/zh-Hant.ts')).zhHant,
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
    if (language === 'en') {
      const [game, board, more] = await Promise.all([
        import('../../../../games/bruxelles-1893/words/en.ts'),
        import('./en.ts'),
        isPlayed ? import('./belle-epoque/en.ts') : null,
      ])
      return faceWords(game.en[edition], phrased(board.en[edition], more?.en ?? null))
    }
    const { game, refusals, board, belleEpoque } = FILES[language]
    const [sentences, phrases, [more, morePhrases]] = await Promise.all([game(), board(), isPlayed ? belleEpoque() : NOTHING_MORE])
    const said = (refused: Refusals) => speak(completed(refusing(sentences, refused), more))[edition]
    // Refusals come a moment later: nobody asks why not before the board is there.
    const words = said(NO_REFUSALS)
    const refused = refusals().then((own) => Object.assign(words.why, said(own).why))
    if (options === undefined) await refused
    else refused.catch(() => {})
    return faceWords(words, phrased(phrases[edition], morePhrases))
  }

const NOTHING_MORE = [null, null] as const
const NO_REFUSALS = { why: {}, first: {} } as Refusals

/** Without Belle Époque nothing of it is ever told or refused, so its sentences may be missing. */
function completed(base: BaseSentences, more: BelleEpoqueSentences | null): Sentences {
  return more ? whole(base, more) : (base as Sentences)
}
