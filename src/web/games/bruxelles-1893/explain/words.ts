// What a language must have for the explanations of the pieces of Bruxelles, beyond the board's phrases. Both editions share it:
// where they differ in a word, the board's phrases say it.

import type { ArtNouveauAction, BrusselsPlace, Track } from '../../../../games/bruxelles-1893/components.ts'
import type { Name } from '../../../board/words.ts'

type Entry = readonly [word: string, means: string]

export interface ExplainWords {
  readonly spaceSays: Readonly<Record<ArtNouveauAction, string>>
  readonly spaceKind: string
  readonly houseHere: string
  ofPlayer(name: Name): string
  readonly iris: string
  readonly irisSays: string
  readonly irisPawns: string
  readonly columnKind: string
  columnSays(rewards: string): string
  readonly noCard: string
  readonly placeSays: Readonly<Record<BrusselsPlace, string>>
  readonly placeKind: string
  readonly dearer: string
  readonly nobleKind: string
  nobleSays(effect: string): string
  readonly salary: string
  readonly stackKind: string
  readonly stackSays: string
  readonly brings: string
  readonly marketSays: string
  readonly compassSays: string
  readonly supplySays: string
  readonly wildSays: string
  readonly left: string
  readonly courthouseSays: string
  readonly trainSays: string
  readonly firstPassSays: string
  readonly trackSays: Readonly<Record<Track, string>>
  readonly worthNow: string
  readonly housesSays: string
  readonly rowSays: string
  readonly cardKind: string
  readonly cardSays: string
  readonly tileKind: string
  readonly tileSays: string
  readonly pavilionSays: string
  readonly shopSays: string
  readonly artSays: string
  readonly pawnsSays: string
  readonly francsSays: string
  points(count: number): string
  readonly legend: Readonly<
    Record<
      | 'wood'
      | 'iron'
      | 'stone'
      | 'glass'
      | 'wild'
      | 'francs'
      | 'points'
      | 'iris'
      | 'crown'
      | 'architect'
      | 'pawn'
      | 'freed'
      | 'manneken'
      | 'art'
      | 'noble'
      | 'house',
      Entry
    >
  > &
    Readonly<Record<'traveller' | 'artWhite' | 'tileBack' | 'pavilion', Entry>>
}
