// Українська.

import { pluralsOf } from '../../../../core/plural.ts'
import { uk as game } from '../../../../games/splendor/words/uk.ts'
import type { Phrases } from './phrases.ts'
import { faceWords } from './speak.ts'

const plural = pluralsOf('uk')
const cards = plural('карта', 'карти', 'карт')
const tokens = plural('жетон', 'жетони', 'жетонів')

const phrases: Phrases = {
  language: 'uk',
  nobles: 'Вельможі',
  noblesWorth: 'по 3 очки',
  developmentCards: 'Карти розвитку',
  bank: 'Камені в центрі столу',
  left: (count) => `ще ${count}`,
  deck: (level, count) => `Колода ${level}, ${plural('лишилася', 'лишилося')(count)} ${count} ${cards(count)}`,
  costs: (gems) => `ціна: ${gems}`,
  points: plural('# очко', '# очки', '# очок'),
  canBuy: 'ви можете її купити',
  canBuyWith: (gold) => `ви можете її купити, витративши ${gold}`,
  missing: (gems) => `бракує: ${gems}`,
  emptyPlace: (place) => `Місце ${place}, порожньо`,
  pile: (gem, count) => `${gem}, лишилося ${count}`,
  one: 'один',
  oneOrTwo: 'один або два',
  none: 'немає',
  joker: 'джокер',
  wants: (gems) => `потрібні бонуси: ${gems}`,
  lacks: (gems) => `вам бракує: ${gems}`,
  wouldVisit: 'ваших бонусів достатньо',
  nobleLeft: 'у гостях',
  chosen: 'Обрано',
  buying: 'Купівля',
  you: 'ви',
  toMove: 'хід',
  bot: 'бот',
  cards,
  tokens,
  outOf: (limit) => `з ${limit}`,
  bonuses: (gems) => `бонуси: ${gems}`,
  holds: (held) => `жетони: ${held}`,
  held: (token, count) => `Ваші жетони, ${token}: ${count}`,
  reserved: 'Резерв',
  reservedUnseen: (level) => `зарезервована наосліп з колоди ${level}`,
  freePlaces: plural('місце вільне', '# місця вільні', '# місць вільно'),
  askTurn: (ways) => `${ways}.`,
  takeGems: 'візьміть камені',
  buyCard: 'купіть карту',
  reserveCard: 'зарезервуйте карту',
  askPass: 'жодна дія неможлива: пропустіть хід.',
  askPayment: (card) => `оберіть, як заплатити за карту: ${card}.`,
  askReturn: (count) => `поверніть ${count} ${tokens(count)}: можна тримати щонайбільше десять.`,
  askNoble: 'оберіть, який вельможа завітає до вас.',
  askNothing: 'гру завершено.',
  take: (gems) => `Взяти ${gems}`,
  reserve: 'Зарезервувати',
  reserveWithGold: 'Зарезервувати і взяти золото',
  reserveUnseen: (level) => `Зарезервувати наосліп з колоди ${level}`,
  buyFor: (price) => `Купити за ${price}`,
  buyForNothing: 'Купити безкоштовно',
  buy: 'Купити',
  pay: (payment) => `Заплатити ${payment}`,
  giveBack: (token) => `Повернути ${token}`,
  receive: (noble) => `Прийняти візит: ${noble}`,
  pass: 'Пропустити хід',
}

export const uk = faceWords(game, phrases)
