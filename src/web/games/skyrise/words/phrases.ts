// What a language must have for the board of Skyrise and its questions, beyond the game's own words; a missing phrase does not compile.
import type { Language } from '../../../../core/words.ts'
import type { Colour, Height, Innovator, Masterpiece, Panorama, SetName } from '../../../../games/skyrise/components.ts'
import type { Tables } from '../../../../games/skyrise/tables.ts'
import { type BoardWords as KitWords, type Name, phrasesIn } from '../../../board/words.ts'

/** The values that a card's text names. */
export type CardValues = Tables['masterpieces']
export interface PanoramaValues {
  readonly points: number
  /** Own structures needed around; 1 where the card asks for none. */
  readonly around: number
  /** Whether a bridge needs own structures at both ends. */
  readonly bothEnds: boolean
}

export interface Phrases {
  readonly language: Language
  // The phone's tabs, beside those of the page
  readonly numbersTab: string
  readonly cityTab: string

  // The city
  readonly map: string
  readonly arrows: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeMap: string
  /** On a platform's plaque, with its letter: at most twelve letters. */
  platform(letter: string): string
  readonly centre: string
  /** On a plaque and under the last bid: at most eight letters. */
  readonly leads: string
  readonly tied: string
  readonly free: string
  readonly building: Readonly<Record<Height | 'masterpiece', string>>
  built(what: string, owner: Name): string
  bid(what: string, owner: Name): string
  lastBid(what: string, owner: Name): string
  readonly windmill: string
  readonly lake: string
  readonly airship: string
  readonly banned: string
  gain(points: number): string
  /** The people of a colour's districts. */
  readonly factions: Readonly<Record<Colour, string>>

  // The strip above the city
  era(era: number): string
  structures(built: number, of: number): string
  auction(number: number): string
  readonly passed: string
  readonly opens: string
  readonly decides: string
  readonly choosing: string
  readonly over: string

  // Below the city: what one bids with
  readonly numbers: string
  readonly heights: Readonly<Record<Height, string>>
  readonly beats: string
  readonly tooLow: string
  readonly pass: string
  readonly passSays: string
  readonly masterpiece: string
  worth(least: number, most: number): string
  readonly cards: string
  readonly chosen: string
  readonly tracks: string
  /** What a wild token does there: so much for each structure before and after. */
  raises(before: number, after: number): string
  /** Of a track. */
  readonly full: string
  readonly innovator: string
  /** Before the first auction, where innovators are chosen. */
  readonly innovators: string
  readonly taken: string
  /** Who an innovator was, in a sentence. */
  readonly lives: Readonly<Record<Innovator, string>>
  innovatorSays(points: number): string
  effect(card: Masterpiece, values: CardValues): string

  // What all share
  readonly city: string
  readonly panoramas: string
  panorama(card: Panorama, values: PanoramaValues): string
  readonly control: string
  controlSays(points: number): string
  onPlatform(tall: number, medium: number, low: number): string
  readonly controls: string
  readonly keysAndPatrons: string
  readonly bigKey: string
  readonly smallKey: string
  patron(letter: string, value: number | null): string
  points(points: number): string

  // Holdings
  readonly you: string
  readonly bot: string
  readonly materials: Readonly<Record<SetName, string>>
  readonly toOpen: string
  readonly toBid: string
  readonly toDecide: string
  leadsWith(what: string): string
  readonly in: string
  readonly hasChosen: string
  readonly chooses: string
  done(place: string): string
  /** What a number is doing, where it is not in hand. */
  readonly uses: Readonly<Record<'bid' | 'built' | 'later', string>>
  toBeat(number: number): string
  readonly worthOfEach: string
  readonly mine: string
  track(faction: string, tokens: number, worth: number): string
  each(worth: number, structures: number): string
  readonly onInnovator: string
  readonly nothingYet: string
  readonly objective: string
  objectiveSays(structures: number, faction: string, points: number): string
  progress(now: number, of: number): string
  readonly cardNumber: (number: number) => string
  builtIn(district: string): string

  // What is asked: sentences that go on after `Your turn:` and so begin small
  readonly askOpen: string
  /** With nothing else left. */
  readonly askOpenMasterpiece: string
  /** A number or a masterpiece is picked, and its district is asked for. */
  askWhere(what: string): string
  /** The other way round. */
  askWith(district: string): string
  askOutbid(number: number): string
  askOutbidOrMasterpiece(number: number): string
  askMasterpiece(number: number): string
  askGavel(card: string): string
  readonly askWild: string
  askTake(platform: string): string
  readonly askCard: string
  readonly askInnovator: string
  askCards(number: number): string
  readonly askNothing: string

  // Choices as buttons
  bidIn(what: string, district: string): string
  choose(card: string): string
  wildTo(faction: string): string
  readonly wildToInnovator: string
  take(token: string, district: string): string
  readonly decline: string

  // The slip: the names of decisions, of what they take and bring, and of the button that does them
  openWithIn(what: string, district: string): string
  bidWithIn(what: string, district: string): string
  bidWith(what: string): string
  bidAt(district: string): string
  chooseCards(count: number): string
  readonly doOpen: string
  readonly doBid: string
  readonly doChoose: string
  readonly doPut: string
  readonly doTake: string
  readonly youGet: string
  readonly ifItWins: string
  readonly noToken: string
  readonly anyTrack: string
  /** Of a patron whose tile one does not know yet. */
  readonly tileSeen: string
  patronEach(points: number): string
  readonly canAnswer: string
  readonly youBuild: string
  builds(name: string): string
  readonly leftToBid: string
  highest(number: number): string
  readonly yourBids: string
  /** How many of one's bids come back, when the auction is over. */
  comeBack(bids: number): string
  noPoints(card: string): string
  readonly stillBuilt: string
}

export type BoardWords = KitWords<Phrases>
export const phrasesOf = phrasesIn<Phrases>()
