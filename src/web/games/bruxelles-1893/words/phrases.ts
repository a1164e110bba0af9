// What a language must have for this board and its questions, beyond the game's own words; a missing phrase does not compile.
import type { Language } from '../../../../core/words.ts'
import type { ArtNouveauAction, Board, BrusselsPlace, Cube, Noble, Row, Track } from '../../../../games/bruxelles-1893/components.ts'
import type { Kind, Step } from '../../../../games/bruxelles-1893/vocabulary.ts'
import { type BoardWords as KitWords, type Name, phrasesIn } from '../../../board/words.ts'

/** Questions of the base game: steps that somebody is asked about, a free turn, and the end. */
export type BaseQuestion =
  | Exclude<Step, 'freeAction' | 'afterAction' | 'endTurn' | BelleEpoqueQuestion>
  | 'turn'
  | 'turnInTown'
  | 'turnOnBoard'
  | 'park'
  | 'draw'
  | 'freeNoble'
  | 'over'
export type BelleEpoqueQuestion =
  | 'cards'
  | 'openTile'
  | 'travellers'
  | 'soldAs'
  | 'whiteArt'
  | 'returnArt'
  | 'removeNobles'
  | 'recallFrom'
  | 'recallFrancs'
  | 'giveForArt'
  | 'takeCubes'
  | 'flipArt'
  | 'dismissNoble'
  | 'standOnCard'
  | 'otherColumn'
  | 'doublePawn'
  | 'strategyRow'
export type Question = BaseQuestion | BelleEpoqueQuestion

/** Buttons, by their verb; the words of some depend on the question. */
export type BelleEpoqueAnswer =
  | 'noCard'
  | 'noTile'
  | 'removed'
  | 'pavilion'
  | 'card'
  | 'tile'
  | 'travellers'
  | 'as'
  | 'return'
  | 'remove'
  | 'recall'
  | 'francs'
  | 'give'
  | 'flip'
  | 'dismiss'
  | 'stand'
  | 'column'
  | 'double'
  | 'row'
export type BaseAnswer = Exclude<Kind, BelleEpoqueAnswer> | 'doneUsing' | 'turnBack'
export type Answer = BaseAnswer | BelleEpoqueAnswer

/** What only tables with Belle Époque say: loaded for them alone. */
export interface BelleEpoquePhrases {
  /** Cards: when, and what. */
  readonly cards: readonly (readonly [when: string, what: string])[]
  /** Tiles; two have points of their own, by the number of seats. */
  readonly tiles: readonly ((points: number | string) => string)[]
  readonly asks: Readonly<Record<BelleEpoqueQuestion, string>>
  readonly labels: Readonly<Record<BelleEpoqueAnswer, string>>
}

/** What a language's file holds. */
export interface BasePhrases {
  readonly language: Language

  // Names short enough for their places
  readonly actions: Readonly<Record<ArtNouveauAction, string>>
  readonly places: Readonly<Record<BrusselsPlace, string>>
  /** Long ones with a soft hyphen. */
  readonly nobles: Readonly<Record<Noble, string>>
  readonly cubes: Readonly<Record<Cube, string>>
  readonly tracks: Readonly<Record<Track, string>>
  readonly boards: Readonly<Record<Board, string>>
  readonly effects: Readonly<Record<Noble, string>>
  readonly abilities: Readonly<Record<Board, string>>
  readonly trackSays: Readonly<Record<Track, string>>
  readonly rows: Readonly<Record<Row, string>>
  /** A step on a track, or a pawn; then all of a card. */
  readonly rewards: readonly [string, string, string, string, string]

  // The Art Nouveau board
  readonly artNouveau: string
  /** The same as a tab, at most twelve letters. */
  readonly artNouveauTab: string
  readonly notActive: string
  readonly tileHere: string
  houseOf(name: Name): string
  readonly neutralHere: string
  readonly neutral: string
  pawnOf(name: Name, bid: number): string
  iris(id: string, pawns: readonly string[]): string
  spaces(count: number): string
  column(name: string): string
  readonly cardGone: string
  readonly or: string
  readonly and: string
  symbols(points: number, manneken: number): string
  readonly closed: string
  readonly noBid: string
  readonly tie: string
  readonly you: string
  readonly full: string
  tiedAt(names: readonly string[], francs: number): string
  leads(bidder: string): string

  // Brussels
  readonly brussels: string
  stockCard(francs: number, irises: readonly string[]): string
  readonly placeDoes: Readonly<Record<BrusselsPlace, (amount: number) => string>>
  readonly costs: string
  costsPawns(count: number): string
  pawnsOf(name: string, count: number): string
  travellers(count: number): string
  readonly supply: string
  left(count: number): string
  readonly theatre: string
  readonly theatreKey: string
  readonly noNoble: string
  price(francs: number): string
  salary(francs: number): string
  readonly revealed: string
  readonly artMarket: string
  readonly artMarketKey: string
  /** What stands in a cell that can be chosen. */
  readonly cellKey: string
  cell(id: string, francs: number, points: number): string
  brings(art: string, francs: number, points: number): string
  readonly compass: string
  readonly buildWith: string
  hand(number: number): string
  readonly onDisplay: string
  readonly displayed: string
  readonly nothing: string
  francs(count: number): string
  points(count: number): string
  readonly courthouse: string
  readonly train: string
  /** The exhibition tile of a round, by its year. */
  exhibition(year: number): string
  readonly firstPass: string
  readonly firstPassSays: string
  firstPassed(name: Name): string

  // Architects
  readonly bot: string
  readonly startPlayer: string
  readonly nextStart: string
  readonly passed: string
  readonly pointsUnit: string
  ifItEnded(points: number): string
  francsUnit(count: number): string
  pawnsInHand(count: number): string
  pawnsInHandCount(count: number): string
  travellersInHand(count: number): string
  exhibitions(count: number): string
  exhibitionCount(count: number): string
  firstPasses(count: number): string
  firstPassCount(count: number): string
  readonly houses: string
  built(count: number): string
  units(count: number): string
  readonly topHouse: string
  readonly next: string
  level(level: number, number: number): string
  readonly strategy: string
  readonly strategySays: string
  times(worth: number): string
  pointsSoFar(points: number): string
  artOf(art: string, count: number): string
  coloursBring(count: number): string
  readonly ready: string
  readonly used: string

  // Belle Époque
  readonly belleEpoque: string
  pavilion(number: number): string
  glassFor(count: number): string
  visitBrings(points: number): string
  readonly openTiles: string
  readonly free: string

  // Before a choice is made
  ownerGains(name: string, gain: string): string
  readonly freeActions: Readonly<Record<ArtNouveauAction, (count: number) => string>>
  upTo(francs: number, points: number): string
  passHint(francs: number, isFirst: boolean): string
  fromTo(from: string, to: string): string
  readonly aPawn: string
  readonly aTraveller: string

  // Questions and buttons, with {{facts}}
  readonly asks: Readonly<Record<BaseQuestion, string>>
  readonly labels: Readonly<Record<BaseAnswer, string>>
}

/** What the board speaks with: without Belle Époque nothing of it is asked. */
export interface Phrases extends Omit<BasePhrases, 'asks' | 'labels'>, Pick<BelleEpoquePhrases, 'cards' | 'tiles'> {
  readonly asks: Readonly<Partial<Record<Question, string>>>
  readonly labels: Readonly<Partial<Record<Answer, string>>>
}

export function phrased(base: BasePhrases, belleEpoque: BelleEpoquePhrases | null): Phrases {
  if (!belleEpoque) return { ...base, cards: [], tiles: [] }
  const { cards, tiles, asks, labels } = belleEpoque
  return { ...base, cards, tiles, asks: { ...base.asks, ...asks }, labels: { ...base.labels, ...labels } }
}

export type BoardWords = KitWords<Phrases>
export const phrasesOf = phrasesIn<Phrases>()
