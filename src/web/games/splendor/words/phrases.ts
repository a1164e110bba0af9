// What a language must have for Splendor's board and questions, beyond the game's own words; a missing phrase does not compile.
import { type BoardWords as KitWords, phrasesIn } from '../../../board/words.ts'

export interface Phrases {
  /** BCP 47, for plurals and lists. */
  readonly language: string

  // The board
  readonly nobles: string
  readonly noblesWorth: string
  readonly developmentCards: string
  readonly bank: string
  left(cards: number): string
  deck(level: string, cards: number): string
  costs(gems: string): string
  /** The card's points, for labels. */
  points(count: number): string
  readonly canBuy: string
  canBuyWith(gold: string): string
  missing(gems: string): string
  emptyPlace(place: string): string
  pile(gem: string, count: number): string
  readonly one: string
  readonly oneOrTwo: string
  readonly none: string
  readonly joker: string
  wants(gems: string): string
  lacks(gems: string): string
  readonly wouldVisit: string
  readonly nobleLeft: string
  readonly chosen: string
  readonly buying: string

  // Holdings
  readonly you: string
  readonly toMove: string
  readonly bot: string
  /** The noun that follows a number of bought cards. */
  cards(count: number): string
  /** The noun that follows a number of tokens. */
  tokens(count: number): string
  outOf(limit: number): string
  bonuses(gems: string): string
  holds(tokens: string): string
  held(token: string, count: number): string
  readonly reserved: string
  reservedUnseen(level: string): string
  freePlaces(count: number): string

  // What is asked: sentences that go on after `Your turn:` and so begin small
  /** With a list of what can be done, each in the imperative. */
  askTurn(ways: string): string
  readonly takeGems: string
  readonly buyCard: string
  readonly reserveCard: string
  readonly askPass: string
  askPayment(card: string): string
  askReturn(count: number): string
  readonly askNoble: string
  readonly askNothing: string

  // Choices as buttons
  take(gems: string): string
  readonly reserve: string
  readonly reserveWithGold: string
  reserveUnseen(level: string): string
  buyFor(price: string): string
  readonly buyForNothing: string
  readonly buy: string
  pay(payment: string): string
  giveBack(token: string): string
  receive(noble: string): string
  readonly pass: string
}

export type BoardWords = KitWords<Phrases>
export const phrasesOf = phrasesIn<Phrases>()
