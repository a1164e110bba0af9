// What a language must have for the board of Brass and its questions, beyond the game's own words; a missing phrase does not compile.
import type { Language } from '../../../../core/words.ts'
import { CANAL } from '../../../../games/brass-birmingham/components.ts'
import { type BoardWords as KitWords, phrasesIn } from '../../../board/words.ts'
import type { BareAction } from '../places.ts'

export interface Phrases {
  /** BCP 47, for plurals and lists. */
  readonly language: Language

  // The map
  readonly map: string
  readonly arrows: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeMap: string
  slot(town: string, number: number): string
  free(industries: string): string
  readonly flipped: string
  buildFor(price: string): string
  readonly farm: string
  readonly lineFree: string
  readonly canalOnly: string
  readonly railOnly: string
  merchant(town: string, number: number): string
  buys(goods: string): string
  readonly buysNothing: string
  readonly spaceClosed: string
  readonly barrelHere: string
  readonly barrelGone: string
  readonly inNetwork: string
  /** Under the number of a merchant's bonus: at most five letters. */
  readonly pointsUnit: string
  readonly incomeUnit: string
  bonus(what: string): string
  readonly developBonus: string

  // The key of the map, each at most eighteen letters
  readonly keyWorking: string
  readonly keyFlipped: string
  readonly keyOpen: string
  readonly keyOver: string
  readonly keyNetwork: string
  readonly keyLine: string
  readonly keyClosed: string

  // Above the map
  readonly canalEra: string
  readonly railEra: string
  round(number: number, of: number): string
  readonly turnOrder: string
  place(name: string, place: number, next: number, spent: string): string
  readonly coalMarket: string
  readonly ironMarket: string
  market(cubes: string, price: string): string

  // Below the map
  readonly incomeTrack: string
  readonly pointsTrack: string
  readonly hand: string
  readonly town: string
  readonly industry: string
  readonly wild: string
  readonly anyTown: string
  readonly anyIndustry: string
  readonly drawPile: string
  /** A number follows: of the cards that all have played in this era. */
  readonly played: string
  readonly cardsPlayed: string
  readonly nonePlayed: string
  readonly actions: string
  readonly bare: Readonly<Record<BareAction, string>>
  readonly bareHint: Readonly<Record<Exclude<BareAction, 'done'>, string>>

  // The slip
  readonly youPay: string
  readonly youGet: string
  readonly others: string
  readonly thenYouHave: string
  /** Names of deeds, and a deed with what is done: `Build an iron works III`. */
  readonly deeds: Readonly<Record<'build' | 'network' | 'develop' | 'sell' | 'remove', string>>
  deed(verb: string, thing: string): string
  readonly lines: Readonly<Record<'canal' | 'rail' | 'rails', string>>
  inTown(town: string): string
  over(tile: string): string
  readonly more: Readonly<Record<'link' | 'develop' | 'sale', string>>
  readonly andCard: string
  readonly chooseCard: string
  chooseCards(count: number): string
  links(count: number): string
  readonly soldAtOnce: string
  readonly onTile: string
  readonly onceEmpty: string
  readonly onceSold: string
  flipsNow(tile: string): string
  flipMany(count: number): string
  linkPoints(count: number): string
  linkWorth(points: string): string
  readonly linkWorthless: string
  reaches(towns: string): string
  thenNext(tile: string): string
  readonly bothWilds: string
  readonly turnOrderPlace: string
  readonly stillShort: string
  readonly buildsNothing: string
  readonly nothingDone: string
  readonly cardGone: string
  readonly spent: string
  readonly income: string
  readonly points: string
  readonly fromMarket: string

  // Holdings
  readonly you: string
  readonly bot: string
  readonly toMove: string
  readonly money: string
  readonly cards: string
  readonly canals: string
  readonly rails: string
  readonly wilds: string
  incomeAt(level: string, space: number): string
  eraNow(industries: number, links: number): string
  readonly mat: string
  matOf(name: string): string
  readonly gives: string
  readonly soldFor: string
  readonly noBeer: string
  readonly stackEmpty: string
  left(count: number): string
  readonly waitsForRail: string
  readonly pastCanal: string
  readonly bulb: string
  worth(points: number, spaces: number, links: number): string

  // What is asked: sentences that go on after `Your turn:` and so begin small
  askAction(ways: string, number: number, of: number): string
  readonly ways: Readonly<Record<'build' | 'network' | 'develop' | 'sell' | 'loan' | 'scout' | 'pass', string>>
  /** With a card picked that builds something, or nothing; with a slot picked. */
  askWhere(card: string): string
  askGoesFor(card: string): string
  askCard(town: string): string
  readonly askDiscard: string
  askDiscards(count: number): string
  askCoal(count: number): string
  askIron(count: number): string
  askBeer(count: number): string
  readonly askSecondLink: string
  readonly askSecondDevelop: string
  readonly askFreeDevelop: string
  readonly askMoreSales: string
  askShortfall(debt: string): string
  readonly askNothing: string

  // Choices as buttons
  build(tile: string, town: string, card: string): string
  network(link: string): string
  develop(tile: string): string
  sell(tile: string, town: string): string
  discard(card: string): string
  take(ware: string, place: string): string
  remove(tile: string, town: string, worth: string): string
  readonly done: Readonly<Record<'secondLink' | 'secondDevelop' | 'freeDevelop' | 'moreSales', string>>
}

export type BoardWords = KitWords<Phrases>
export const phrasesOf = phrasesIn<Phrases>()

export const eraName = (era: number, { canalEra, railEra }: Phrases): string => (era === CANAL ? canalEra : railEra)
