// What people are told about the bots they may choose: loaded where an opponent is chosen or named, and not with a table.
import type { Level } from '../../../bots/levels/roster.ts'

/** The levels, and the bots that older tables name. */
export type Named = Level | 'random' | 'greedy' | 'search'

export interface OpponentWords {
  readonly who: Readonly<Record<Named, { readonly name: string; readonly says: string }>>
  readonly rated: (points: number) => string
  readonly unrated: string
  /** What a rating means. */
  readonly ratingSays: string
}
