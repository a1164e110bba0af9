// Українська.
import { pluralsOf } from '../../../core/plural.ts'
import type { KitWords } from './kit-words.ts'

const earned = pluralsOf('uk')('# очко', '# очки', '# очок')

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
  earned,
  stands: (step, seats) => `${step}: ${seats.map(({ name, points, now }) => `${name} ${points}, тепер ${now}`).join('; ')}.`,
  wins: (name, points) => `${name}: перемога, ${earned(points)}`,
  youWin: (points) => `Ви перемогли: ${earned(points)}`,
  ahead: (points, name) => `Відрив від ${name === null ? 'вас' : `наступного (${name})`}: ${earned(points)}.`,
  led: (name, by, count) =>
    by === 0
      ? `До вирішального підрахунку був рівний рахунок (${name ?? 'ви'}); вирішило: ${count}.`
      : `До вирішального підрахунку попереду на ${by} ${name === null ? 'були ви' : `був гравець ${name}`}; вирішило: ${count}.`,
  ledAlways: 'Попереду від першого підрахунку до останнього.',
  tie: (name, tieBreak) =>
    `Очок стільки ж, скільки ${name === null ? 'у вас' : `в гравця ${name}`}; вирішило правило рівності: ${tieBreak}.`,
  countAgain: 'Порахувати ще раз',
  most: 'найбільше в цьому підрахунку',
}
