// What a language must have for the explanations of the pieces of Brass, beyond the board's phrases.
import type { Name } from '../../../board/words.ts'

type Entry = readonly [word: string, means: string]

export interface ExplainWords {
  tileOf(name: string, town: string): string
  /** What a tile does, by its industry; goods are sold. */
  readonly tileSays: Readonly<Record<'goods' | 'coal' | 'iron' | 'brewery', string>>
  readonly flippedSays: string
  readonly slotKind: string
  /** With the names of town and industries. */
  slotSays(town: string, industries: string): string
  farmSays: string
  readonly yourCards: string
  readonly noCard: string
  lineOf(name: Name): string
  readonly lineKind: string
  readonly lineSays: Readonly<Record<'canal' | 'rail', string>>
  readonly linkScores: string
  townCardSays(town: string): string
  readonly industryCardSays: string
  readonly wildTownSays: string
  readonly wildIndustrySays: string
  readonly anyAction: string
  readonly cardKind: string
  nextOf(name: Name): string
  readonly stackSays: string
  readonly left: string
  readonly merchantKind: string
  merchantSays(goods: string, bonus: string): string
  readonly merchantBlank: string
  readonly barrel: string
  readonly yes: string
  readonly no: string
  readonly actions: Readonly<Record<'loan' | 'scout' | 'pass', string>>
  readonly marketSays: Readonly<Record<'coal' | 'iron', string>>
  readonly nextCube: string
  readonly incomeSays: string
  readonly pointsSays: string
  readonly orderSays: string
  readonly order: string
  readonly linksSays: string

  points(count: number): string
  readonly legend: {
    readonly industries: Readonly<Record<'cotton' | 'manufacturer' | 'pottery' | 'coal' | 'iron' | 'brewery', string>>
    readonly coal: Entry
    readonly iron: Entry
    readonly beer: Entry
    readonly points: Entry
    readonly income: Entry
    readonly link: Entry
    readonly level: Entry
    readonly flipped: Entry
    readonly canal: Entry
    readonly rail: Entry
    readonly bulb: Entry
    readonly develop: Entry
    readonly cards: Entry
  }
}
