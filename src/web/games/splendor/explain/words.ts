// What a language must have for the explanations of Splendor's pieces.
import type { Name } from '../../../board/words.ts'
export interface ExplainWords {
  readonly cardKind: string
  reservedBy(name: Name): string
  /** With the gem of its bonus. */
  cardSays(gem: string): string
  youPay: string
  readonly forNothing: string
  readonly canBuy: string
  short(tokens: number): string
  deck(level: string): string
  readonly deckKind: string
  readonly deckSays: string
  readonly left: string
  readonly blindSays: string
  readonly noble: string
  nobleSays(bonuses: string): string
  readonly nobleStays: string
  readonly yourCards: string
  cardsShort(cards: number): string
  readonly comes: string
  readonly pileKind: string
  readonly pileSays: string
  readonly goldKind: string
  readonly goldSays: string
  tokensOf(name: Name): string
  readonly tokenSays: string
  bonusesOf(name: Name): string
  bonusSays(gem: string): string
  points(count: number): string
  // The legend
  readonly legend: {
    readonly gem: string
    readonly gold: readonly [string, string]
    readonly points: readonly [string, string]
    readonly bonus: readonly [string, string]
    readonly cost: readonly [string, string]
    readonly short: readonly [string, string]
    readonly byGold: readonly [string, string]
    readonly noble: readonly [string, string]
    readonly back: readonly [string, string]
  }
}
