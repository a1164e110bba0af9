// What is turned up, in words that come with the slip: before it nobody needs them.
import type { Language } from '../../../core/words.ts'
import type { State } from '../../../games/skyrise/state.ts'
import type { SlipProps } from '../../table/face.ts'
import { phrasesOf } from './words/phrases.ts'

interface Revealed {
  patron(letter: string): string
  readonly chosen: string
  readonly objective: string
  readonly objectives: string
}

/** A tile that one may look at, cards that all have chosen, objectives; what another looks at is his. */
export function turnedUp({ plan: { told, seat }, board: { words } }: SlipProps<State>): string | undefined {
  const { patron, chosen, objective, objectives } = REVEALED[phrasesOf(words).language]
  const events = told.map(({ event }) => event)
  if (events.includes('ends')) return objectives
  if (events.includes('chooses')) return chosen
  const own = told.filter((line) => line.seat === seat)
  if (own.some(({ event }) => event === 'revealsObjective')) return objective
  const looked = own.find(({ event }) => event === 'looks')
  return looked && patron(words.name('letter', looked.facts.letter))
}

const REVEALED: Readonly<Record<Language, Revealed>> = {
  en: {
    patron: (letter) => `patron ${letter}’s tile`,
    chosen: 'the cards chosen',
    objective: 'your objective',
    objectives: 'secret objectives',
  },
  ru: {
    patron: (letter) => `плитка мецената ${letter}`,
    chosen: 'выбранные карты',
    objective: 'ваша цель',
    objectives: 'личные цели',
  },
  uk: {
    patron: (letter) => `плитка мецената ${letter}`,
    chosen: 'обрані карти',
    objective: 'ваша ціль',
    objectives: 'особисті цілі',
  },
  'zh-Hant': {
    patron: (letter) => `贊助人 ${letter} 的板塊`,
    chosen: '選定的卡',
    objective: '你的秘密目標',
    objectives: '秘密目標',
  },
}
