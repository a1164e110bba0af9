// What the plain face says by itself.
import type { Language } from '../../core/words.ts'

interface Phrases {
  /** Goes on after `Your turn:`. */
  ask(choices: number): string
  readonly none: string
  readonly hidden: string
  readonly you: string
  readonly bot: string
  readonly toMove: string
  /** What narrows a long list of choices. */
  readonly narrow: string
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    ask: (choices) => (choices === 1 ? 'there is one thing to do.' : `choose one of ${choices}.`),
    none: 'none',
    hidden: 'hidden',
    you: 'you',
    bot: 'bot',
    toMove: 'to move',
    narrow: 'Only what touches',
  },
  ru: {
    ask: (choices) => (choices === 1 ? 'есть одно действие.' : `выберите действие (вариантов: ${choices}).`),
    none: 'ничего',
    hidden: 'скрыто',
    you: 'вы',
    bot: 'бот',
    toMove: 'ходит',
    narrow: 'Только то, что связано с',
  },
  uk: {
    ask: (choices) => (choices === 1 ? 'є одна дія.' : `оберіть дію (варіантів: ${choices}).`),
    none: 'нічого',
    hidden: 'приховано',
    you: 'ви',
    bot: 'бот',
    toMove: 'ходить',
    narrow: 'Лише те, що стосується',
  },
  'zh-Hant': {
    ask: (choices) => (choices === 1 ? '只有一個選擇。' : `請從 ${choices} 個選項中選擇。`),
    none: '無',
    hidden: '隱藏',
    you: '你',
    bot: '電腦',
    toMove: '行動中',
    narrow: '只顯示涉及',
  },
}
