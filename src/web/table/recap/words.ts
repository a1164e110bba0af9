// The words of what happened. They come with it, after the table stands.
import { zh } from '../../../core/chinese.ts'
import type { Language } from '../../../core/words.ts'
import type { Pace } from '../../settings.ts'
import { useSpoken } from '../../words/language.tsx'

interface RecapWords {
  /** Where one has not acted yet. */
  readonly soFar: string
  readonly again: string
  of(step: number, steps: number): string
  readonly you: string
  readonly pace: string
  readonly paces: Readonly<Record<Pace, string>>
  readonly back: string
  readonly on: string
  readonly pause: string
  readonly goOn: string
  readonly toMyTurn: string
  /** Where it is not one's turn. */
  readonly close: string
  readonly tellAgain: string
  readonly tellThis: string
  readonly parts: string
  lastAction(name: string): string
  readonly lastActions: string
}

const WORDS: Readonly<Record<Language, RecapWords>> = {
  en: {
    soFar: 'So far',
    again: 'Told again',
    of: (step, steps) => `${step} of ${steps}`,
    you: 'you',
    pace: 'What the others did is told',
    paces: { calm: 'calm', steady: 'steady', quick: 'quick', off: 'not at all' },
    back: 'Back',
    on: 'On',
    pause: 'Pause',
    goOn: 'Go on',
    toMyTurn: 'To my turn',
    close: 'Close',
    tellAgain: 'tell again',
    tellThis: 'Tell it again',
    parts: 'All of it',
    lastAction: (name) => `What ${name} did last`,
    lastActions: 'What the others did last',
  },
  ru: {
    soFar: 'До сих пор',
    again: 'Ещё раз',
    of: (step, steps) => `${step} из ${steps}`,
    you: 'вы',
    pace: 'Рассказ о ходах соперников',
    paces: { calm: 'спокойно', steady: 'ровно', quick: 'быстро', off: 'не нужен' },
    back: 'Назад',
    on: 'Вперёд',
    pause: 'Пауза',
    goOn: 'Дальше',
    toMyTurn: 'К моему ходу',
    close: 'Закрыть',
    tellAgain: 'ещё раз',
    tellThis: 'Рассказать ещё раз',
    parts: 'Подробно',
    lastAction: (name) => `Последнее действие: ${name}`,
    lastActions: 'Последние действия соперников',
  },
  uk: {
    soFar: 'Досі',
    again: 'Ще раз',
    of: (step, steps) => `${step} з ${steps}`,
    you: 'ви',
    pace: 'Розповідь про ходи суперників',
    paces: { calm: 'спокійно', steady: 'рівно', quick: 'швидко', off: 'не потрібна' },
    back: 'Назад',
    on: 'Вперед',
    pause: 'Пауза',
    goOn: 'Далі',
    toMyTurn: 'До мого ходу',
    close: 'Закрити',
    tellAgain: 'ще раз',
    tellThis: 'Розповісти ще раз',
    parts: 'Докладно',
    lastAction: (name) => `Остання дія: ${name}`,
    lastActions: 'Останні дії суперників',
  },
  'zh-Hant': {
    soFar: '到目前為止',
    again: '再看一次',
    of: (step, steps) => `${step}／${steps}`,
    you: '你',
    pace: '重述其他玩家的行動',
    paces: { calm: '從容', steady: '平穩', quick: '快速', off: '不重述' },
    back: '上一步',
    on: '下一步',
    pause: '暫停',
    goOn: '繼續',
    toMyTurn: '輪到我了',
    close: '關閉',
    tellAgain: '再說一次',
    tellThis: '再說一次',
    parts: '全部細節',
    lastAction: (name) => zh`${name}的上一個行動`,
    lastActions: '其他玩家的上一個行動',
  },
}

export const useRecapWords = (): RecapWords => WORDS[useSpoken().language]
