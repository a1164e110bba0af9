// How a game stands on the shelf: what is shown of it before its rules or its board are loaded. A game says it in `covers` of web/games/<id>/cover.ts.
import type { ComponentType } from 'react'
import type { Provenance } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'

/** English is the games' own. */
export type Translated = Exclude<Language, 'en'>
/** Where a game's facts come from, in the other languages. */
export type Translations = Readonly<Record<Translated, Provenance>>

export interface Cover {
  /** How long a game takes. */
  readonly minutes: number
  /** What it is about, in one line. */
  readonly says: Readonly<Record<Language, string>>
  /** Which edition it is, where its year does not tell. */
  readonly edition?: Readonly<Record<Language, string>>
  /** A picture of leaded glass, 240 by 160. */
  readonly Vignette: ComponentType
  provenance(): Promise<Translations>
}

/** By the game's id. */
export type Covers = Readonly<Record<string, Cover>>
