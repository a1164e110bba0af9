// The verbs, steps, events and reasons of this game. The engine's integers come from these lists; every language must have a word for each.
import type { EventKind } from '../../core/game.ts'
import { all, becauseOf, own } from '../../core/vocabulary.ts'

/** `bid 24 a5`, `bid gavel a5`, `pass`, `choose gavel`, `wild yellow`, `take a5`, `decline`, `innovator lang`. */
export const KINDS = ['bid', 'pass', 'choose', 'wild', 'take', 'decline', 'innovator'] as const
export type Kind = (typeof KINDS)[number]
export const BID = KINDS.indexOf('bid')
export const PASS = KINDS.indexOf('pass')
export const CHOOSE = KINDS.indexOf('choose')
export const PLACE_WILD = KINDS.indexOf('wild')
export const TAKE = KINDS.indexOf('take')
export const DECLINE = KINDS.indexOf('decline')
export const CHOOSE_INNOVATOR = KINDS.indexOf('innovator')

/** What is owed: on the pending stack what the end of an auction leaves, then what is never there. */
export const STEPS = [
  'wild', // where a wild token goes
  'take', // which token the Vault takes, from the platform of a district, if any
  'card', // the masterpiece built in a district takes effect
  'turn', // a bid or a pass
  'choose', // masterpiece cards, of several seats at once
  'innovator', // whose board a seat plays, before the first auction
] as const
export type Step = (typeof STEPS)[number]
export const stepOf = (name: Step): number => STEPS.indexOf(name)
export const OWES_WILD = stepOf('wild')
export const OWES_TAKE = stepOf('take')
export const CARD_EFFECT = stepOf('card')
/** Nothing is owed but the turn: the auction goes on. */
export const NOTHING_OWED = stepOf('turn')
export const OWES_CHOICE = stepOf('choose')
export const OWES_INNOVATOR = stepOf('innovator')

/** Facts: `number` of a bid, `district`, `card` (masterpiece), `token`, `colour`, `letter`, `platform`, `points`, `innovator`, `other` (a seat). */
export const EVENTS = {
  takesInnovator: all('innovator'),
  opens: all('number', 'district'),
  opensWith: all('card', 'district'),
  bids: all('number', 'district'),
  bidsWith: all('card', 'district'),
  passes: all(),
  cannotBid: all(),
  builds: all('number', 'district'),
  buildsMasterpiece: all('card', 'district'),
  takes: all('token', 'district'),
  declines: all(),
  putsOnTrack: all('token', 'colour', 'points'),
  putsOnInnovator: all('token'),
  looks: own('letter', 'points'),
  scoresCard: all('card', 'points'),
  revealsObjective: all('colour'),
  endsEra: all(),
  controls: all('platform', 'points'),
  scoresPanorama: all('panorama', 'points'),
  chooses: all(),
  chose: own('card'),
  reveals: all('card'),
  lowestCard: all(),
  takesBigKey: all(),
  takesSmallKey: all(),
  finishes: all('place'),
  scoresObjective: all('colour', 'points'),
  scoresPatrons: all('points'),
  scoresInnovator: all('points'),
  scoresKeys: all('points'),
  scoresAwards: all('points'),
  scoresStructures: all('colour', 'points'),
  ends: all(),
} satisfies Record<string, EventKind>
export type EventName = keyof typeof EVENTS

/** Why not: each reason with the rule it stands on. */
export const REASONS = {
  gameOver: 'F9',
  innovatorFirst: 'S12',
  noInnovatorNow: 'S12',
  setTaken: 'S12',
  notYourTurn: 'A2',
  youPassed: 'B4',
  youAreDone: 'E8',
  chooseFirst: 'C1',
  alreadyChose: 'C2',
  nothingToChoose: 'C1',
  cardNotDealt: 'C1',
  cardChosenAlready: 'C1',
  wildFirst: 'N5',
  noWildToPlace: 'N5',
  trackFull: 'N4',
  noTrackFull: 'N6',
  takeFirst: 'M18',
  nothingToTake: 'M18',
  otherPlatform: 'M18',
  notFreeToTake: 'M18',
  noTokenThere: 'M18',
  notDistrictToken: 'M18',
  openerMustBid: 'O1',
  platformNotInPlay: 'S1',
  districtBuilt: 'T4',
  districtBid: 'T4',
  notYourNumber: 'T6',
  numberBuilt: 'T6',
  numberBid: 'T6',
  secondEraNumber: 'T6',
  masterpieceNotYet: 'T6',
  notYourMasterpiece: 'T6',
  masterpieceBuilt: 'T6',
  masterpieceBid: 'T6',
  notAnOpening: 'O2',
  masterpieceCannotOpen: 'O3',
  notAdjacent: 'B1',
  numberTooLow: 'B1',
  onlyGavelAnswers: 'X1',
  gavelForbids: 'X4',
} as const
export type Reason = keyof typeof REASONS

/** A refusal with its rule. */
export const because = becauseOf(REASONS)
