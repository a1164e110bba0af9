// Українська.
import { speak } from './speak.ts'

const FORMS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'очко', few: 'очки', many: 'очок' }
const rules = new Intl.PluralRules('uk')

export const uk = speak({
  log: {
    hasBid: 'роби[ть|те] ставку',
    bids: 'стави[ть|те] карту: {{card}}',
    shows: 'відкриває[|те] ставку: {{card}}',
    wins: 'забирає[|те] приз: {{points}}',
    ties: 'діли[ть|те] найвищу ставку: приз ({{points}}) нікому',
    turnsUp: 'відкриває[|те] приз: {{prize}}',
    ends: 'роби[ть|те] останню ставку: гру завершено',
  },
  why: {
    gameOver: 'Гру завершено.',
    alreadyBid: 'У цьому раунді ви вже зробили ставку; зачекайте на інших.',
    cardGone: 'Цю карту ({{card}}) ви поставили в одному з минулих раундів.',
  },
  parts: { prizes: 'Призи' },
  options: { ties: { says: 'Приз, якого ніхто не взяв', values: { stay: 'лишається на кону', lost: 'пропадає' } } },
  fields: {
    round: 'Раунд',
    left: 'Закритих призів',
    stake: 'На кону',
    lost: 'Пропало',
    hand: 'Рука',
    bid: 'Ставка',
    shown: 'Минула ставка',
    won: 'Узято',
  },
  ranks: { A: 'туз', J: 'валет', Q: 'дама', K: 'король' },
  points: (count) => `${count} ${FORMS[rules.select(count)]}`,
})
