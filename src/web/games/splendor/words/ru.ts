// Русский.

import { pluralsOf } from '../../../../core/plural.ts'
import { ru as game } from '../../../../games/splendor/words/ru.ts'
import type { Phrases } from './phrases.ts'
import { faceWords } from './speak.ts'

const plural = pluralsOf('ru')
const cards = plural('карта', 'карты', 'карт')
const tokens = plural('жетон', 'жетона', 'жетонов')

const phrases: Phrases = {
  language: 'ru',
  nobles: 'Вельможи',
  noblesWorth: 'по 3 очка',
  developmentCards: 'Карты развития',
  bank: 'Камни в центре стола',
  left: (count) => `ещё ${count}`,
  deck: (level, count) => `Колода ${level}, ${plural('осталась', 'осталось')(count)} ${count} ${cards(count)}`,
  costs: (gems) => `цена: ${gems}`,
  points: plural('# очко', '# очка', '# очков'),
  canBuy: 'вы можете её купить',
  canBuyWith: (gold) => `вы можете её купить, потратив ${gold}`,
  missing: (gems) => `не хватает: ${gems}`,
  emptyPlace: (place) => `Место ${place}, пусто`,
  pile: (gem, count) => `${gem}, осталось ${count}`,
  one: 'один',
  oneOrTwo: 'один или два',
  none: 'нет',
  joker: 'джокер',
  wants: (gems) => `нужны бонусы: ${gems}`,
  lacks: (gems) => `вам не хватает: ${gems}`,
  wouldVisit: 'ваших бонусов достаточно',
  nobleLeft: 'в гостях',
  chosen: 'Выбрано',
  buying: 'Покупка',
  you: 'вы',
  toMove: 'ход',
  bot: 'бот',
  cards,
  tokens,
  outOf: (limit) => `из ${limit}`,
  bonuses: (gems) => `бонусы: ${gems}`,
  holds: (held) => `жетоны: ${held}`,
  held: (token, count) => `Ваши жетоны, ${token}: ${count}`,
  reserved: 'Бронь',
  reservedUnseen: (level) => `забронирована вслепую из колоды ${level}`,
  freePlaces: plural('место свободно', '# места свободны', '# мест свободно'),
  askTurn: (ways) => `${ways}.`,
  takeGems: 'возьмите камни',
  buyCard: 'купите карту',
  reserveCard: 'забронируйте карту',
  askPass: 'ни одно действие невозможно: пропустите ход.',
  askPayment: (card) => `выберите, как заплатить за карту: ${card}.`,
  askReturn: (count) => `верните ${count} ${tokens(count)}: можно держать не больше десяти.`,
  askNoble: 'выберите, какой вельможа нанесёт вам визит.',
  askNothing: 'игра окончена.',
  take: (gems) => `Взять ${gems}`,
  reserve: 'Забронировать',
  reserveWithGold: 'Забронировать и взять золото',
  reserveUnseen: (level) => `Забронировать вслепую из колоды ${level}`,
  buyFor: (price) => `Купить за ${price}`,
  buyForNothing: 'Купить бесплатно',
  buy: 'Купить',
  pay: (payment) => `Заплатить ${payment}`,
  giveBack: (token) => `Вернуть ${token}`,
  receive: (noble) => `Принять визит: ${noble}`,
  pass: 'Пропустить ход',
}

export const ru = faceWords(game, phrases)
