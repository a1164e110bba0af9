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
  readonly buying: string
  readonly reserving: string
  /** What Enter does on a card that is chosen already. */
  enterAgain(deed: string): string

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
  /** So many more colours, or the one that is picked once more. */
  askGems(more: number, orSame: boolean): string
  askPayment(card: string): string
  askReturn(count: number): string
  readonly askNoble: string
  readonly askNothing: string

  // Choices as buttons
  take(gems: string): string
  readonly reserve: string
  reserveUnseen(level: string): string
  buyFor(price: string): string
  readonly buyForNothing: string
  readonly buy: string
  pay(payment: string): string
  giveBack(token: string): string
  receive(noble: string): string
  readonly pass: string

  // The slip: the names of decisions, of what they take and bring, and of the button that does them
  buyCardOf(gem: string): string
  reserveCardOf(gem: string): string
  level(level: string): string
  readonly takeSome: string
  takeCount(gems: number): string
  giveBackCount(tokens: number): string
  readonly receiveNoble: string
  readonly doTake: string
  readonly doGiveBack: string
  readonly doReceive: string
  readonly youPay: string
  readonly youGet: string
  readonly youTake: string
  readonly youGiveBack: string
  readonly thenYouHave: string
  /** Beside tokens of gold, with the gems that they stand for. */
  goldFor(gems: string): string
  readonly forNothing: string
  readonly payOtherwise: string
  /** Cards of one bonus; their number follows. */
  cardsOf(gem: string): string
  readonly nobleVisits: string
  readonly noblesWish: string
  readonly noGold: string
  /** The noun that follows a number of points. */
  pointsOf(count: number): string
  readonly lastRound: string
  thenGiveBack(tokens: number): string
  reservedOf(cards: number, limit: number): string
  /** What is turned up. */
  cardOfDeck(level: string): string
  readonly toYouAlone: string
  readonly thisCard: string
  cannotBuy(short: string): string
  cannotBuyWithGold(short: string): string
  /** What reserving still does: gold that comes, and how many tokens and reserved cards there are then. */
  stillReserve(gold: number, tokens: number, reserved: number): string
}

export type BoardWords = KitWords<Phrases>
export const phrasesOf = phrasesIn<Phrases>()
