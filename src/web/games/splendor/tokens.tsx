// Tokens on a slip: a few one by one, many counted, with their words for who listens.
import type { ReactNode } from 'react'
import type { Words } from '../../../core/game.ts'
import { countOf, GEMS, GOLD, type Packed } from '../../../games/splendor/gems.ts'
import { Gem } from '../../art/gem.tsx'
import { TOKENS } from './pieces.ts'
import type { Payment } from './reach.ts'
import { paymentSaid } from './words/speak.ts'

interface TokensProps extends Payment {
  readonly words: Words
}

/** All of them in a row. */
export function Tokens({ gems, gold, words }: TokensProps): ReactNode {
  return (
    <span className="sp-tokens">
      <span className="art-said">{paymentSaid({ gems, gold }, words)}</span>
      {GEMS.map((gem, i) => (
        <Some key={gem} token={i} count={countOf(gems, i)} />
      ))}
      <Some token={GOLD} count={gold} />
    </span>
  )
}

/** Gems of one colour also in words, which all can see; of several colours the drawings must do. */
export function Gems({ gems, words }: { readonly gems: Packed; readonly words: Words }): ReactNode {
  const kinds = GEMS.filter((_, i) => countOf(gems, i) > 0).length
  return (
    <>
      <Tokens gems={gems} gold={0} words={words} />
      {kinds === 1 && <em aria-hidden="true">{words.name('gems', gems)}</em>}
    </>
  )
}

function Some({ token, count }: { readonly token: number; readonly count: number }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
  return Array.from({ length: count }, (_, i) => <Gem key={i} gem={TOKENS[token]} />)
}
