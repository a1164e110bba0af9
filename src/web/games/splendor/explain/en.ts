// English.
import { pluralsOf } from '../../../../core/plural.ts'
import type { ExplainWords } from './words.ts'

const plural = pluralsOf('en')

export const en: ExplainWords = {
  cardKind: 'Development card',
  reservedBy: (name) => (name === null ? 'reserved by you' : `reserved by ${name}`),
  cardSays: (gem) =>
    `Once bought, it counts as *one ${gem} towards every later card* and brings its points at once. It also counts for nobles.`,
  youPay: 'You would pay',
  forNothing: 'nothing',
  canBuy: 'in reach',
  short: plural('# token short', '# tokens short'),
  deck: (level) => `Deck ${level}`,
  deckKind: 'Development cards, face down',
  deckSays: 'Reserve its top card: *you alone see it*, and 1 gold comes with it while there is any.',
  left: 'Cards left',
  blindSays: 'Reserved unseen: *only its owner knows it*, the others know its level.',
  noble: 'A noble',
  nobleSays: (bonuses) =>
    `Comes by himself at the end of your turn once your bought cards show *${bonuses}*. Tokens do not count; one noble a turn.`,
  nobleStays: 'Has come, stays, and counts *3 points*.',
  yourCards: 'Your cards',
  cardsShort: plural('# card short', '# cards short'),
  comes: 'comes to you',
  pileKind: 'Gems in the middle',
  pileSays: 'Take *three of different colours*, or *two of one colour* while at least four of it lie here.',
  goldKind: 'Joker',
  goldSays: 'Comes only with a reserved card, and *stands for any gem* when you pay.',
  tokensOf: (name) => (name === null ? 'Your tokens' : `Tokens of ${name}`),
  tokenSays: 'Pays for cards and then goes back to the middle. *Ten tokens at most* at the end of a turn.',
  bonusesOf: (name) => (name === null ? 'Cards that you bought' : `Bought cards of ${name}`),
  bonusSays: (gem) => `Each takes *one ${gem} off* the cost of every later card, and counts for nobles.`,
  points: plural('# point', '# points'),
  legend: {
    gem: 'pays for cards',
    gold: ['Gold', 'any gem; comes with a reserved card'],
    points: ['Points', 'top left of a card; 15 end the game'],
    bonus: ['Bonus', 'top right: one gem less, for ever'],
    cost: ['Cost', 'gems to pay, less your bonuses'],
    short: ['In red', 'what you lack for this card'],
    byGold: ['Small gold', 'gold would pay it'],
    noble: ['Noble', '3 points for so many cards'],
    back: ['Deck', 'its level; reserve the top unseen'],
  },
}
