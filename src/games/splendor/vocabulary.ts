// The verbs, steps, events and reasons of this game. The engine's integers come from these lists; every language must have a word for each.
import type { EventKind } from '../../core/game.ts'
import { all, becauseOf, own } from '../../core/vocabulary.ts'

export const KINDS = ['take', 'reserve', 'buy', 'pay', 'return', 'noble', 'pass'] as const
export type Kind = (typeof KINDS)[number]
export const TAKE = KINDS.indexOf('take')
export const RESERVE = KINDS.indexOf('reserve')
export const BUY = KINDS.indexOf('buy')
export const PAY = KINDS.indexOf('pay')
export const RETURN = KINDS.indexOf('return')
export const NOBLE = KINDS.indexOf('noble')
export const PASS = KINDS.indexOf('pass')

/** What can be owed: the turn's one action, and what may follow it. A step has the number of the verb that answers it, the turn the next. */
export const STEPS = ['pay', 'return', 'noble', 'turn'] as const
export type Step = (typeof STEPS)[number]
export const stepOf = (name: Step): number => (name === 'turn' ? KINDS.length : KINDS.indexOf(name))
/** Nothing is owed but the turn. */
export const NOTHING_OWED = stepOf('turn')

export const EVENTS = {
  takes: all('gems'),
  reserves: all('card'),
  reservesBlind: all('level'),
  drew: own('card'),
  takesGold: all(),
  buys: all('card'),
  pays: all('gems', 'gold'),
  paysGold: all('gold'),
  turnsUp: all('card'),
  returns: all('token'),
  receives: all('noble'),
  passes: all(),
  lastRound: all('points'),
  ends: all(),
} satisfies Record<string, EventKind>
export type EventName = keyof typeof EVENTS

/** Why not: each reason with the rule it stands on. */
export const REASONS = {
  gameOver: 'E4',
  notYourTurn: 'U1',
  payFirst: 'B4',
  nothingToPay: 'B5',
  returnFirst: 'L1',
  nothingToReturn: 'L1',
  tokenNotHeld: 'L2',
  nobleFirst: 'N4',
  noNobleToChoose: 'N4',
  nobleGone: 'N4',
  nobleWantsMore: 'N2',
  pileEmpty: 'T1',
  noSuchTaking: 'T2',
  takeThree: 'T2',
  takeAllColours: 'T3',
  pileTooSmall: 'T4',
  handFull: 'R3',
  placeEmpty: 'R5',
  deckEmpty: 'R5',
  nothingReserved: 'B1',
  tooExpensive: 'B2',
  tooMuchGold: 'B4',
  tooLittleGold: 'B4',
  mustAct: 'P1',
} as const
export type Reason = keyof typeof REASONS

/** A refusal with its rule. */
export const because = becauseOf(REASONS)
