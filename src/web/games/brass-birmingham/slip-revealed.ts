// What is turned up, in words that come with the slip: before it nobody needs them.
import type { Language } from '../../../core/words.ts'

interface Revealed {
  toYou(cards: string): string
  readonly newHands: string
}

export const REVEALED: Readonly<Record<Language, Revealed>> = {
  en: { toYou: (cards) => `${cards}, to you alone`, newHands: 'new hands for all' },
  ru: { toYou: (cards) => `${cards}, только вам`, newHands: 'новые карты всем' },
  uk: { toYou: (cards) => `${cards}, лише вам`, newHands: 'нові карти всім' },
  'zh-Hant': { toYou: (cards) => `${cards}，只給你看`, newHands: '所有人的新手牌' },
}
