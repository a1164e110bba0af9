import type { Name } from '../../board/words.ts'
/** What the page says around every scene, in one language. */
export interface KitWords {
  readonly points: string
  readonly player: string
  readonly total: string
  readonly you: string
  readonly before: string
  readonly counted: string
  readonly toCome: string
  readonly next: (step: string) => string
  readonly done: string
  readonly skipAll: string
  readonly again: string
  readonly back: string
  readonly pause: string
  readonly goOn: string
  readonly pace: string
  readonly paces: Readonly<Record<'calm' | 'steady' | 'quick', string>>
  readonly nothing: string
  readonly leaves: string
  readonly earned: (points: number) => string
  /** Read aloud: one sentence a player and step. */
  readonly stands: (step: string, seats: readonly { readonly name: string; readonly points: number; readonly now: number }[]) => string
  /** The end: the winner with his points. */
  readonly wins: (name: string, points: number) => string
  readonly youWin: (points: number) => string
  readonly ahead: (points: number, name: Name) => string
  /** Who was in front before a count, and by how much. */
  readonly led: (name: Name, by: number, count: string) => string
  readonly ledAlways: string
  /** On equal points with another, by the game's tie-break. */
  readonly tie: (name: Name, tieBreak: string) => string
  readonly countAgain: string
  readonly most: string
}
