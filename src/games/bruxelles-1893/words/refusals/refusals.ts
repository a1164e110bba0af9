// Why something is refused, apart from all other sentences: nobody asks before the first move, so a table fetches them while it is thought of.
import type { BaseSentences } from '../belle-epoque/sentences.ts'
import type { Sentences } from '../speak.ts'

export interface Refusals {
  readonly why: BaseSentences['why']
  /** What the first edition calls otherwise. */
  readonly first: Sentences['first']['why']
}

/** All of a language but these. */
export type Unrefused = Omit<BaseSentences, 'why' | 'first'> & { readonly first: Omit<BaseSentences['first'], 'why'> }

export const refusing = (sentences: Unrefused, { why, first }: Refusals): BaseSentences => ({
  ...sentences,
  why,
  first: { ...sentences.first, why: first },
})
