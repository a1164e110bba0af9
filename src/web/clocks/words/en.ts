import { pluralsOf } from '../../../core/plural.ts'
import type { ClockWords } from './clock-words.ts'

const plural = pluralsOf('en')

export const en: ClockWords = {
  units: { d: (n) => `${n} d`, h: (n) => `${n} h`, min: (n) => `${n} min`, s: (n) => `${n} s` },
  spans: {
    d: plural('# day', '# days'),
    h: plural('# hour', '# hours'),
    min: plural('# minute', '# minutes'),
    s: plural('# second', '# seconds'),
  },
  clocks: 'Clocks',
  you: 'you',
  bot: 'bot',
  botFor: (name) => (name === null ? 'bot for you' : `bot for ${name}`),
  outOfTime: 'out of time',
  asleep: (until) => `asleep till ${until}`,
  away: (until) => `on holiday till ${until}`,
  seen: 'as last seen',
  silent: 'stands still',
  left: (time) => `${time} left`,
  low: (time) => `Your time is running out: ${time} left.`,
  leastFirst: 'least time first',
  until: (moment) => `till ${moment}`,
  live: 'live',
  said: {
    none: 'Without a clock: everybody takes the time it takes.',
    live: (base, increment) => (increment ? `${base} each, ${increment} back with every turn.` : `${base} each for the whole game.`),
    days: (bank, increment, cap) =>
      `${bank} each${increment ? `, ${increment} back with every turn` : ' for the whole game'}${cap ? `, up to ${cap}` : ''}.`,
    refill: (bank) => `${bank} for every turn.`,
    night: (from, to) => `Nights from ${from} to ${to} do not count, by everybody’s own time.`,
    holiday: plural('Everybody may stop the clock for # day of holiday.', 'Everybody may stop the clock for # days of holiday.'),
    timeout: {
      bot: 'A bot plays for whoever runs out of time, until they return.',
      resign: 'Whoever runs out of time has resigned.',
    },
  },
  choose: {
    title: 'Clock',
    change: 'Change',
    save: 'Use this clock',
    kinds: {
      none: { name: 'None', says: 'No hurry: everybody takes their time.' },
      live: { name: 'Live', says: 'Everybody is here, tonight.' },
      days: { name: 'Over days', says: 'Everybody moves when they find the time.' },
    },
    time: 'Time',
    each: (span) => `${span} a turn`,
    preset: (bank, increment) => `${bank} + ${increment}`,
    own: 'Own values',
    minutes: 'Minutes each',
    seconds: 'Seconds back a turn',
    days: 'Days each',
    hours: 'and hours',
    incrementHours: 'Hours back a turn',
    capDays: 'At most, days',
    night: 'Nights do not count',
    nightSays: (zone) => `By everybody’s own time zone; yours is ${zone}.`,
    from: 'from',
    to: 'to',
    holiday: 'Days of holiday',
    holidaySays: 'So long everybody may stop the clock in this game, in all.',
    timeout: 'When the time is over',
    timeouts: {
      bot: { name: 'A bot plays on', says: 'Until its owner comes back.' },
      resign: { name: 'It counts as resigned', says: 'A bot plays the seat to the end, in last place.' },
    },
  },
}
