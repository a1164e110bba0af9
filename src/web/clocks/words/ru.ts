import { pluralsOf } from '../../../core/plural.ts'
import type { ClockWords } from './clock-words.ts'

const plural = pluralsOf('ru')

export const ru: ClockWords = {
  units: { d: (n) => `${n} д`, h: (n) => `${n} ч`, min: (n) => `${n} мин`, s: (n) => `${n} с` },
  spans: {
    d: plural('# день', '# дня', '# дней'),
    h: plural('# час', '# часа', '# часов'),
    min: plural('# минута', '# минуты', '# минут'),
    s: plural('# секунда', '# секунды', '# секунд'),
  },
  clocks: 'Часы',
  you: 'вы',
  bot: 'бот',
  botFor: (name) => (name === null ? 'бот за вас' : `бот за ${name}`),
  outOfTime: 'время вышло',
  asleep: (until) => `ночь до ${until}`,
  away: (until) => `отпуск до ${until}`,
  seen: 'как было',
  silent: 'часы стоят',
  left: (time) => `осталось ${time}`,
  low: (time) => `Ваше время на исходе: осталось ${time}.`,
  leastFirst: 'сначала те, где меньше времени',
  until: (moment) => `до ${moment}`,
  live: 'сейчас',
  said: {
    none: 'Без часов: каждый думает, сколько нужно.',
    live: (base, increment) => (increment ? `Каждому — ${base}, за каждый ход — ещё ${increment}.` : `Каждому — ${base} на всю игру.`),
    days: (bank, increment, cap) =>
      `Каждому — ${bank}${increment ? `, за каждый ход — ещё ${increment}` : ' на всю игру'}${cap ? `, предел — ${cap}` : ''}.`,
    refill: (bank) => `На каждый ход — ${bank}.`,
    night: (from, to) => `Ночь с ${from} до ${to} не считается, у каждого по его времени.`,
    holiday: plural(
      'Каждый может остановить часы на # день отпуска.',
      'Каждый может остановить часы на # дня отпуска.',
      'Каждый может остановить часы на # дней отпуска.',
    ),
    timeout: {
      bot: 'За того, у кого вышло время, играет бот, пока тот не вернётся.',
      resign: 'У кого вышло время, тот сдался.',
    },
  },
  choose: {
    title: 'Часы',
    change: 'Изменить',
    save: 'Играть с этими часами',
    kinds: {
      none: { name: 'Без часов', says: 'Никто никуда не спешит.' },
      live: { name: 'Сейчас', says: 'Все здесь, сегодня вечером.' },
      days: { name: 'На дни', says: 'Каждый ходит, когда найдёт время.' },
    },
    time: 'Время',
    each: (span) => `${span} на ход`,
    preset: (bank, increment) => `${bank} + ${increment}`,
    own: 'Свои значения',
    minutes: 'Минут каждому',
    seconds: 'Секунд за ход',
    days: 'Дней каждому',
    hours: 'и часов',
    incrementHours: 'Часов за ход',
    capDays: 'Предел, дней',
    night: 'Ночь не считается',
    nightSays: (zone) => `У каждого по его часовому поясу; ваш — ${zone}.`,
    from: 'с',
    to: 'до',
    holiday: 'Дней отпуска',
    holidaySays: 'На столько дней каждый может остановить часы в этой игре, в сумме.',
    timeout: 'Когда время вышло',
    timeouts: {
      bot: { name: 'Дальше играет бот', says: 'Пока игрок не вернётся.' },
      resign: { name: 'Игрок сдался', says: 'Бот доиграет за него, место будет последним.' },
    },
  },
}
