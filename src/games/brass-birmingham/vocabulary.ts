// The verbs, steps, events and reasons of this game. The engine's integers come from these lists; every language must have a word for each.
import type { EventKind } from '../../core/game.ts'
import { all, becauseOf, own } from '../../core/vocabulary.ts'

export const KINDS = [
  'build',
  'network',
  'develop',
  'sell',
  'loan',
  'scout',
  'pass',
  'discard',
  'coal',
  'iron',
  'beer',
  'remove',
  'done',
] as const
export type Kind = (typeof KINDS)[number]
export const BUILD = KINDS.indexOf('build')
export const NETWORK = KINDS.indexOf('network')
export const DEVELOP = KINDS.indexOf('develop')
export const SELL = KINDS.indexOf('sell')
export const LOAN = KINDS.indexOf('loan')
export const SCOUT = KINDS.indexOf('scout')
export const PASS = KINDS.indexOf('pass')
export const DISCARD = KINDS.indexOf('discard')
export const TAKE_COAL = KINDS.indexOf('coal')
export const TAKE_IRON = KINDS.indexOf('iron')
export const TAKE_BEER = KINDS.indexOf('beer')
export const REMOVE = KINDS.indexOf('remove')
export const DONE = KINDS.indexOf('done')

/** What an action still owes, on the pending stack: decisions first, then what follows by itself; last the turn, which is never there. */
export const STEPS = [
  'discard', // so many cards
  'coal', // so many cubes, for a site
  'iron', // so many cubes
  'beer', // so many barrels, for a site, and whether a merchant's barrel was drunk
  'secondLink',
  'secondDevelop',
  'freeDevelop',
  'moreSales',
  'shortfall',
  'finishBuild', // a slot
  'finishSale', // a slot
  'takeWilds',
  'turn', // the seat's next action
] as const
export type Step = (typeof STEPS)[number]
export const stepOf = (name: Step): number => STEPS.indexOf(name)
export const OWES_DISCARD = stepOf('discard')
export const OWES_COAL = stepOf('coal')
export const OWES_IRON = stepOf('iron')
export const OWES_BEER = stepOf('beer')
export const SECOND_LINK = stepOf('secondLink')
export const SECOND_DEVELOP = stepOf('secondDevelop')
export const FREE_DEVELOP = stepOf('freeDevelop')
export const MORE_SALES = stepOf('moreSales')
export const SHORTFALL = stepOf('shortfall')
export const FINISH_BUILD = stepOf('finishBuild')
export const FINISH_SALE = stepOf('finishSale')
export const TAKE_WILDS = stepOf('takeWilds')
/** Nothing is owed but the turn. */
export const NOTHING_OWED = stepOf('turn')

export const EVENTS = {
  builds: all('tile', 'town', 'money'),
  overbuilds: all('tile', 'town', 'other'),
  lays: all('link', 'money'),
  develops: all('tile'),
  developsFree: all('tile'),
  declines: all(),
  sells: all('tile', 'town'),
  borrows: all('money', 'level'),
  scouts: all(),
  passes: all(),
  discards: all('card'),
  takesCoal: all('coal', 'town', 'other'),
  takesIron: all('iron', 'town', 'other'),
  takesBeer: all('beer', 'town', 'other'),
  buysCoal: all('coal', 'money'),
  buysIron: all('iron', 'money'),
  sellsCoal: all('coal', 'money'),
  sellsIron: all('iron', 'money'),
  drinks: all('merchant'),
  gainsPoints: all('points'),
  gainsMoney: all('money'),
  gainsIncome: all('spaces', 'level'),
  flips: all('tile', 'town', 'spaces', 'level'),
  draws: all('cards'),
  drew: own('card'),
  willBe: all('position', 'money'),
  receives: all('money'),
  pays: all('money'),
  isShort: all('money'),
  removes: all('tile', 'town', 'money'),
  losesPoints: all('points'),
  scoresLinks: all('points'),
  scoresIndustries: all('points'),
  scoresMoney: all('points'),
  scoresIncome: all('points'),
  scoresAgain: all('points'),
  railEra: all(),
  ends: all(),
} satisfies Record<string, EventKind>
export type EventName = keyof typeof EVENTS

/** Why not: each reason with the rule it stands on. */
export const REASONS = {
  gameOver: 'F5',
  notYourTurn: 'R2',
  discardFirst: 'R4',
  nothingToDiscard: 'R4',
  coalFirst: 'C3',
  noCoalToChoose: 'C3',
  ironFirst: 'I2',
  noIronToChoose: 'I2',
  beerFirst: 'A4',
  noBeerToChoose: 'A4',
  linkOrDone: 'N5',
  developOrDone: 'D2',
  freeDevelopFirst: 'V7',
  sellOrDone: 'V1',
  shortfallFirst: 'G4',
  noShortfall: 'G8',
  nothingToEnd: 'R6',
  mustDevelop: 'V8',
  cardNotHeld: 'R4',
  cardForOtherTown: 'B1',
  cardForOtherIndustry: 'B3',
  wildNotForFarm: 'B2',
  notInNetwork: 'B3',
  needsFreeSlot: 'B5',
  stackEmpty: 'B6',
  notInCanalEra: 'B7',
  notInRailEra: 'B7',
  slotShowsOther: 'B8',
  singleSlotFirst: 'B8',
  slotsAlike: 'B9',
  oneTileATown: 'B10',
  slotTaken: 'O1',
  levelNotHigher: 'O1',
  othersTile: 'O3',
  resourceLeft: 'O3',
  freeSlotFirst: 'O5',
  coalUnreachable: 'C5',
  tooExpensive: 'B11',
  lineTaken: 'N1',
  lineClosed: 'N1',
  notTouching: 'N2',
  noLinksLeft: 'N9',
  linkTooExpensive: 'N4',
  secondTooExpensive: 'N5',
  noBeerForLink: 'N7',
  stackDeveloped: 'D1',
  lightbulb: 'D3',
  ironTooExpensive: 'D1',
  nothingThere: 'V2',
  notYourTile: 'V2',
  notSold: 'V2',
  alreadyFlipped: 'V2',
  noMerchant: 'V3',
  noBeer: 'V4',
  incomeTooLow: 'L3',
  wildHeld: 'U2',
  tooFewCards: 'U3',
  noCoalThere: 'C1',
  notNearest: 'C2',
  noIronThere: 'I1',
  noBeerThere: 'A1',
  breweryNotConnected: 'A2',
  merchantNotForLinks: 'A3',
  oneMerchantBarrel: 'A5',
  merchantWithoutBarrel: 'A3',
  merchantBuysOther: 'A3',
  merchantNotConnected: 'A3',
  barrelsAlike: 'A6',
  worthNothing: 'G7',
} as const
export type Reason = keyof typeof REASONS

/** A refusal with its rule. */
export const because = becauseOf(REASONS)
