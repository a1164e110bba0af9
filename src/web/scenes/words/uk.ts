// Українська.
import { pluralsOf } from '../../../core/plural.ts'
import type { KitWords } from './kit-words.ts'

const plural = pluralsOf('uk')

export const uk: KitWords = {
  points: 'Очки',
  player: 'Гравець',
  total: 'Разом',
  you: 'ви',
  before: 'було',
  counted: 'враховано',
  toCome: 'попереду',
  next: (step) => `Далі: ${step}`,
  done: 'Продовжити',
  skipAll: 'Пропустити все',
  again: 'Ще раз',
  back: 'Назад',
  pause: 'Пауза',
  goOn: 'Показувати',
  pace: 'Темп',
  paces: { calm: 'повільно', steady: 'звичайно', quick: 'швидко' },
  nothing: 'Рахувати нічого.',
  leaves: 'Потім піде з поля',
  earned: plural('# очко', '# очки', '# очок'),
  stands: (step, seats) => `${step}: ${seats.map(({ name, points, now }) => `${name} ${points}, тепер ${now}`).join('; ')}.`,
}
