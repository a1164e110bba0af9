import { pluralsOf } from '../../../core/plural.ts'
import type { ClockWords } from './clock-words.ts'

const plural = pluralsOf('uk')

export const uk: ClockWords = {
  units: { d: (n) => `${n} д`, h: (n) => `${n} год`, min: (n) => `${n} хв`, s: (n) => `${n} с` },
  spans: {
    d: plural('# день', '# дні', '# днів'),
    h: plural('# година', '# години', '# годин'),
    min: plural('# хвилина', '# хвилини', '# хвилин'),
    s: plural('# секунда', '# секунди', '# секунд'),
  },
  clocks: 'Годинники',
  you: 'ви',
  bot: 'бот',
  botFor: (name) => (name === null ? 'бот за вас' : `бот за ${name}`),
  outOfTime: 'час вийшов',
  asleep: (until) => `ніч до ${until}`,
  away: (until) => `відпустка до ${until}`,
  seen: 'як було',
  silent: 'годинник стоїть',
  left: (time) => `лишилося ${time}`,
  low: (time) => `Ваш час спливає: лишилося ${time}.`,
  leastFirst: 'спершу ті, де менше часу',
  until: (moment) => `до ${moment}`,
  live: 'наживо',
  said: {
    none: 'Без годинника: кожен думає, скільки треба.',
    live: (base, increment) => (increment ? `Кожному — ${base}, за кожен хід — ще ${increment}.` : `Кожному — ${base} на всю гру.`),
    days: (bank, increment, cap) =>
      `Кожному — ${bank}${increment ? `, за кожен хід — ще ${increment}` : ' на всю гру'}${cap ? `, межа — ${cap}` : ''}.`,
    refill: (bank) => `На кожен хід — ${bank}.`,
    night: (from, to) => `Ніч з ${from} до ${to} не рахується, у кожного за його часом.`,
    holiday: plural(
      'Кожен може зупинити годинник на # день відпустки.',
      'Кожен може зупинити годинник на # дні відпустки.',
      'Кожен може зупинити годинник на # днів відпустки.',
    ),
    timeout: {
      bot: 'За того, у кого вийшов час, грає бот, доки той не повернеться.',
      resign: 'У кого вийшов час, той здався.',
    },
  },
  choose: {
    title: 'Годинник',
    change: 'Змінити',
    save: 'Грати з цим годинником',
    kinds: {
      none: { name: 'Без годинника', says: 'Ніхто нікуди не поспішає.' },
      live: { name: 'Наживо', says: 'Усі тут, сьогодні ввечері.' },
      days: { name: 'На дні', says: 'Кожен ходить, коли має час.' },
    },
    time: 'Час',
    each: (span) => `${span} на хід`,
    preset: (bank, increment) => `${bank} + ${increment}`,
    own: 'Власні значення',
    minutes: 'Хвилин кожному',
    seconds: 'Секунд за хід',
    days: 'Днів кожному',
    hours: 'і годин',
    incrementHours: 'Годин за хід',
    capDays: 'Межа, днів',
    night: 'Ніч не рахується',
    nightSays: (zone) => `У кожного за його часовим поясом; ваш — ${zone}.`,
    from: 'з',
    to: 'до',
    holiday: 'Днів відпустки',
    holidaySays: 'На стільки днів кожен може зупинити годинник у цій грі, загалом.',
    timeout: 'Коли час вийшов',
    timeouts: {
      bot: { name: 'Далі грає бот', says: 'Доки гравець не повернеться.' },
      resign: { name: 'Гравець здався', says: 'Бот дограє за нього, місце буде останнім.' },
    },
  },
}
