// What a language must say of scenes: a game's own, and the page's.

/** A game's scenes in one language. */
export interface SceneWords {
  /** A scene by its name, with the number of its round where it has one. */
  readonly titles: Readonly<Record<string, (number: number) => string>>
  /** A step by its name: how it is called, where no part of the score is called so, and what it counts. */
  readonly steps: Readonly<Record<string, { readonly name?: string; readonly says: string }>>
  /** What leaves the board: so many that are marked, and so many more. */
  readonly leaves?: (marked: number, more: number) => string
  /** What breaks a tie of points, where something does. */
  readonly tieBreak?: string
}
