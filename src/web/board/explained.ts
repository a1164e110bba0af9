// What a piece says of itself. A face gives it when it is asked for (`explainer`), in a chunk of its own.
import type { ReactNode } from 'react'
import type { Seat } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'

export interface Explanation {
  readonly picture?: ReactNode
  readonly name: string
  /** What sort of piece it is. */
  readonly kind?: string
  /** Whose it is. */
  readonly owner?: Seat | undefined
  /** What it does, in a sentence; *what counts most* between stars. */
  readonly says: string
  /** How it stands, and what it is worth so. */
  readonly now?: { readonly says: ReactNode; readonly worth?: string } | undefined
  /** Its number in RULES.md. */
  readonly rule?: string
}

/** An icon of the game, in the order of use. */
export interface LegendEntry {
  readonly picture: ReactNode
  readonly word: string
  readonly means: string
}

/** The explanations of a face, with the words of one language. */
export const explainerOf =
  <Words, Explainer>(load: () => Promise<{ explainerIn(words: Words): Explainer }>, words: (language: Language) => Promise<Words>) =>
  async (language: Language): Promise<Explainer> => {
    const [{ explainerIn }, said] = await Promise.all([load(), words(language)])
    return explainerIn(said)
  }
