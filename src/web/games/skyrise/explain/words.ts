// What a language must have for the explanations of Skyrise's pieces, beyond the board's phrases.

import type { Colour, Height } from '../../../../games/skyrise/components.ts'
import type { Name } from '../../../board/words.ts'

type Entry = readonly [word: string, means: string]

export interface ExplainWords {
  district(name: string): string
  /** What is around: windmill, lake, airship. */
  readonly free: string
  takesToken(token: string): string
  readonly noToken: string
  readonly tokenMeans: Readonly<Record<'district' | 'wild' | 'award' | 'patron', string>>
  /** How much each structure in districts of the faction is worth to the viewer. */
  worthHere(faction: string): string
  buildingOf(name: Name): string
  bidOf(name: Name): string
  readonly buildingSays: string
  readonly bidSays: string
  masterpieceOf(name: Name): string
  readonly masterpiece: string
  readonly masterpieceSays: string
  readonly inHand: string
  readonly numberSays: Readonly<Record<Height, string>>
  readonly number: string
  readonly toBeat: string
  track(faction: string): string
  trackOf(name: Name): string
  readonly trackSays: string
  readonly panoramaKind: string
  readonly panoramaScores: string
  readonly you: string
  readonly control: string
  readonly controlSays: string
  readonly key: string
  readonly keySays: string
  patron(letter: string): string
  readonly patronKind: string
  readonly patronSays: string
  readonly unknown: string
  readonly objectiveKind: string
  onInnovator(name: Name): string
  readonly pass: string
  readonly passSays: string
  points(count: number): string
  readonly legend: {
    readonly faction: (colour: Colour) => string
    readonly wild: Entry
    readonly award: Entry
    readonly patron: Entry
    readonly low: Entry
    readonly masterpiece: Entry
    readonly bid: Entry
    readonly windmill: Entry
    readonly lake: Entry
    readonly airship: Entry
    readonly bridge: Entry
    readonly chain: Entry
    readonly key: Entry
    readonly gavel: Entry
  }
}
