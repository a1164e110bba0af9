// English. Another language is another object of this shape; a missing sentence does not compile.
import type { Words } from '../../core/game.ts'
import { bonusGem, LEVEL, POINTS } from './components.ts'
import { countOf, GEMS, type Packed } from './gems.ts'
import { openPlace } from './notation.ts'
import type { EventName, Reason } from './vocabulary.ts'

const log: Record<EventName, string> = {
  takes: 'takes {{gems}}',
  reserves: 'reserves {{card}}',
  reservesBlind: 'reserves a card from deck {{level}}',
  drew: 'drew {{card}}',
  takesGold: 'takes a gold',
  buys: 'buys {{card}}',
  pays: 'pays {{gems}} and {{gold}} gold',
  turnsUp: 'turns up {{card}}',
  returns: 'returns {{token}}',
  receives: 'receives a visit of {{noble}}',
  passes: 'passes: nothing can be done',
  lastRound: 'has {{points}} points: this round is the last',
  ends: 'has made the last turn: the game is over',
}

const why: Record<Reason, string> = {
  gameOver: 'The game is over.',
  notYourTurn: 'It is the turn of seat {{other}}.',
  payFirst: 'Say first how the card is paid for.',
  nothingToPay: 'There is nothing to pay now: a payment is chosen after a purchase, when gold leaves a choice.',
  returnFirst: 'You hold more than ten tokens: return one first.',
  nothingToReturn: 'Tokens are returned only at the end of a turn, and only those beyond ten.',
  tokenNotHeld: 'You hold no {{token}} to return.',
  nobleFirst: 'Several nobles would visit you: choose one first.',
  noNobleToChoose: 'A noble is chosen only when several would visit at the end of your turn.',
  nobleGone: 'No noble is at place {{noblePlace}}.',
  nobleWantsMore: '{{noble}} wants more bonuses: {{missing}} missing.',
  pileEmpty: 'No {{gem}} is left in the middle.',
  takeThree: 'Three colours are left, so you take three different gems, or two of one colour.',
  takeAllColours: 'With {{colours}} left to choose from, you take one of each colour that is left.',
  pileTooSmall: 'Two of one colour need a pile of {{needed}}; {{left}} {{gem}} are left.',
  handFull: 'You hold {{limit}} reserved cards already; buy one of them first.',
  placeEmpty: 'No card lies at {{place}}.',
  deckEmpty: 'Deck {{level}} is empty.',
  nothingReserved: 'You have no reserved card there.',
  tooExpensive: 'For {{card}} you lack {{missing}}; you hold {{gold}} gold.',
  tooMuchGold: 'That is more gold than you hold ({{gold}}) or than the price of {{price}} takes.',
  tooLittleGold: 'With so little gold you would still lack {{missing}}.',
  mustAct: 'You pass only when nothing else can be done; {{ways}} other actions are open to you.',
}

export const en: Words = {
  log,
  why,
  parts: { cards: 'Development cards', nobles: 'Nobles' },
  name(fact, value) {
    switch (fact) {
      case 'gem':
        return GEMS[value]
      case 'token':
        return GEMS[value] ?? 'gold'
      case 'gems':
      case 'missing':
      case 'price':
        return counted(value)
      case 'card':
        return cardName(value)
      case 'noble':
        return `noble ${value + 1}`
      case 'noblePlace':
        return String(value + 1)
      case 'place':
        return openPlace(value) ?? String(value)
      case 'level':
        return 'I'.repeat(value)
      default:
        return String(value)
    }
  },
}

/** `2 diamonds, 1 ruby`. */
function counted(gems: Packed): string {
  const parts = GEMS.map((gem, i) => [countOf(gems, i), gem] as const).filter(([count]) => count > 0)
  return parts.map(([count, gem]) => `${count} ${gem}`).join(', ') || 'nothing'
}

/** `sapphire III, 4 points`. */
function cardName(card: number): string {
  if (LEVEL[card] === 0) return 'an unknown card'
  const points = POINTS[card] === 0 ? '' : `, ${POINTS[card]} point${POINTS[card] === 1 ? '' : 's'}`
  return `${GEMS[bonusGem(card)]} ${'I'.repeat(LEVEL[card])}${points}`
}
