// The slip comes while the first question is read, with its words: what it needs is not needed before.
import type { Language } from '../../../../core/words.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import type { SlipContent, SlipProps } from '../../../table/face.ts'
import { type Fetched, fetched } from '../../../table/fetched.ts'
import { phrasesOf } from '../words/phrases.ts'
import type { SlipWords } from './words/slip-words.ts'

type Contents = (props: SlipProps<State>) => SlipContent

function spoken(words: () => Promise<SlipWords>): Fetched<Contents> {
  const load = async (): Promise<Contents> => {
    const [{ contentOf }, said] = await Promise.all([import('./content.tsx'), words()])
    return (props) => contentOf(props, said)
  }
  return fetched(load)
}

const SLIPS: Readonly<Record<Language, Fetched<Contents>>> = {
  en: spoken(async () => (await import('./words/en.ts')).en),
  ru: spoken(async () => (await import('./words/ru.ts')).ru),
  uk: spoken(async () => (await import('./words/uk.ts')).uk),
  'zh-Hant': spoken(async () => (await import('./words/zh-Hant.ts')).zhHant),
}

export const loadSlip = (language: Language): Promise<Contents> => SLIPS[language].fetch()

export const slip: Contents = (props) => SLIPS[phrasesOf(props.board.words).language].now()(props)
