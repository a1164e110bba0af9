// Русский.
import { pluralsOf } from '../../../core/plural.ts'
import type { KitWords } from './kit-words.ts'

const plural = pluralsOf('ru')

export const ru: KitWords = {
  points: 'Очки',
  player: 'Игрок',
  total: 'Всего',
  you: 'вы',
  before: 'было',
  counted: 'учтено',
  toCome: 'впереди',
  next: (step) => `Дальше: ${step}`,
  done: 'Продолжить',
  skipAll: 'Пропустить всё',
  again: 'Ещё раз',
  back: 'Назад',
  pause: 'Пауза',
  goOn: 'Показывать',
  pace: 'Темп',
  paces: { calm: 'медленно', steady: 'обычно', quick: 'быстро' },
  nothing: 'Считать нечего.',
  leaves: 'Потом уйдёт с поля',
  earned: plural('# очко', '# очка', '# очков'),
  stands: (step, seats) => `${step}: ${seats.map(({ name, points, now }) => `${name} ${points}, теперь ${now}`).join('; ')}.`,
}
