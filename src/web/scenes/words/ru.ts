// Русский.
import { pluralsOf } from '../../../core/plural.ts'
import type { KitWords } from './kit-words.ts'

const earned = pluralsOf('ru')('# очко', '# очка', '# очков')

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
  earned,
  stands: (step, seats) => `${step}: ${seats.map(({ name, points, now }) => `${name} ${points}, теперь ${now}`).join('; ')}.`,
  wins: (name, points) => `${name}: победа, ${earned(points)}`,
  youWin: (points) => `Вы победили: ${earned(points)}`,
  ahead: (points, name) => `Отрыв ${name === null ? 'от вас' : `от следующего (${name})`}: ${earned(points)}.`,
  led: (name, by, count) =>
    by === 0
      ? `До решающего подсчёта был равный счёт (${name ?? 'вы'}); решило: ${count}.`
      : `До решающего подсчёта впереди на ${by} ${name === null ? 'были вы' : `был игрок ${name}`}; решило: ${count}.`,
  ledAlways: 'Впереди с первого подсчёта до последнего.',
  tie: (name, tieBreak) =>
    `Очков столько же, сколько у ${name === null ? 'вас' : `игрока ${name}`}; решило правило равенства: ${tieBreak}.`,
  countAgain: 'Посчитать ещё раз',
  most: 'больше всех в этом подсчёте',
}
