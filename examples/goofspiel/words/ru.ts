// Русский.
import { speak } from './speak.ts'

const FORMS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'очко', few: 'очка', many: 'очков' }
const rules = new Intl.PluralRules('ru')

export const ru = speak({
  log: {
    hasBid: 'делает[|е] ставку',
    bids: 'ставит[|е] карту: {{card}}',
    shows: 'открывает[|е] ставку: {{card}}',
    wins: 'забирает[|е] приз: {{points}}',
    ties: 'делит[|е] высшую ставку: приз ({{points}}) никому',
    turnsUp: 'открывает[|е] приз: {{prize}}',
    ends: 'делает[|е] последнюю ставку: игра окончена',
  },
  why: {
    gameOver: 'Игра окончена.',
    alreadyBid: 'В этом раунде вы уже сделали ставку; подождите остальных.',
    cardGone: 'Эту карту ({{card}}) вы поставили в одном из прошлых раундов.',
  },
  parts: { prizes: 'Призы' },
  options: { ties: { says: 'Приз, который никто не взял', values: { stay: 'остаётся на кону', lost: 'пропадает' } } },
  fields: {
    round: 'Раунд',
    left: 'Закрытых призов',
    stake: 'На кону',
    lost: 'Пропало',
    hand: 'Рука',
    bid: 'Ставка',
    shown: 'Прошлая ставка',
    won: 'Взято',
  },
  ranks: { A: 'туз', J: 'валет', Q: 'дама', K: 'король' },
  points: (count) => `${count} ${FORMS[rules.select(count)]}`,
})
