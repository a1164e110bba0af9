// English.

import { pluralsOf } from '../../../../core/plural.ts'
import { en as game } from '../../../../games/splendor/words/en.ts'
import type { Phrases } from './phrases.ts'
import { faceWords } from './speak.ts'

const plural = pluralsOf('en')
const cards = plural('card', 'cards')
const tokens = plural('token', 'tokens')

const phrases: Phrases = {
  language: 'en',
  nobles: 'Nobles',
  noblesWorth: '3 points each',
  developmentCards: 'Development cards',
  bank: 'Gems in the middle',
  left: (count) => `${count} left`,
  deck: (level, count) => `Deck ${level}, ${count} ${cards(count)} left`,
  costs: (gems) => `costs ${gems}`,
  points: plural('# point', '# points'),
  canBuy: 'you can buy it',
  canBuyWith: (gold) => `you can buy it with ${gold}`,
  missing: (gems) => `missing ${gems}`,
  emptyPlace: (place) => `Place ${place}, empty`,
  pile: (gem, count) => `${gem}, ${count} left`,
  one: 'one',
  oneOrTwo: 'one or two',
  none: 'none',
  joker: 'joker',
  wants: (gems) => `for bonuses ${gems}`,
  lacks: (gems) => `you lack ${gems}`,
  wouldVisit: 'your bonuses suffice',
  nobleLeft: 'visited',
  chosen: 'Chosen',
  buying: 'Buying',
  you: 'you',
  toMove: 'to move',
  bot: 'bot',
  cards,
  tokens,
  outOf: (limit) => `of ${limit}`,
  bonuses: (gems) => `bonuses: ${gems}`,
  holds: (held) => `tokens: ${held}`,
  held: (token, count) => `Your ${token}: ${count}`,
  reserved: 'Reserved',
  reservedUnseen: (level) => `reserved unseen from deck ${level}`,
  freePlaces: plural('one place free', '# places free'),
  askTurn: (ways) => `${ways}.`,
  takeGems: 'take gems',
  buyCard: 'buy a card',
  reserveCard: 'reserve a card',
  askPass: 'nothing can be done: pass.',
  askPayment: (card) => `choose how to pay for ${card}.`,
  askReturn: (count) => `return ${count} ${tokens(count)}: ten are the limit.`,
  askNoble: 'choose the noble who visits you.',
  askNothing: 'the game is over.',
  take: (gems) => `Take ${gems}`,
  reserve: 'Reserve',
  reserveWithGold: 'Reserve, take 1 gold',
  reserveUnseen: (level) => `Reserve unseen from deck ${level}`,
  buyFor: (price) => `Buy for ${price}`,
  buyForNothing: 'Buy for nothing',
  buy: 'Buy',
  pay: (payment) => `Pay ${payment}`,
  giveBack: (token) => `Return ${token}`,
  receive: (noble) => `Receive ${noble}`,
  pass: 'Pass',
}

export const en = faceWords(game, phrases)
