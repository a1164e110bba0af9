// Facts inside log lines and refusals: gems as gems, each with its words for who listens.
import type { ReactNode } from 'react'
import type { Words } from '../../../core/game.ts'
import { bonusGem, LEVEL, POINTS } from '../../../games/splendor/components.ts'
import { countOf, GEMS, GOLD } from '../../../games/splendor/gems.ts'
import { Cameo } from '../../art/cameo.tsx'
import { Gem } from '../../art/gem.tsx'
import { TOKENS } from './pieces.ts'
import '../../art/art.css'
import './fact.css'

export interface FactProps {
  readonly fact: string
  readonly value: number
  readonly words: Words
}

export function Fact({ fact, value, words }: FactProps): ReactNode {
  const said = words.name(fact, value)
  const drawing = DRAWINGS[fact]?.(value, words)
  if (!drawing) return said
  return (
    <span className="sp-fact" title={said}>
      <span className="art-said">{said}</span>
      <span aria-hidden="true">{drawing}</span>
    </span>
  )
}

type Drawing = (value: number, words: Words) => ReactNode

const counted: Drawing = (packed) =>
  packed !== 0 && GEMS.map((gem, i) => countOf(packed, i) > 0 && <Some key={gem} token={i} count={countOf(packed, i)} />)
const single: Drawing = (token) => <Gem gem={TOKENS[token]} />

const gold: Drawing = (count) => count > 0 && <Some token={GOLD} count={count} />

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  gems: counted,
  missing: counted,
  price: counted,
  gem: single,
  token: single,
  gold,
  gold_too: gold,
  card: (card, words) =>
    LEVEL[card] > 0 && (
      <span className="sp-fact-card">
        <Gem gem={GEMS[bonusGem(card)]} />
        {words.name('level', LEVEL[card])}
        {POINTS[card] > 0 && <b>{POINTS[card]}</b>}
      </span>
    ),
  noble: (noble) => <Cameo portrait={noble} />,
}

/** A few tokens are drawn one by one, more are counted. */
function Some({ token, count }: { readonly token: number; readonly count: number }): ReactNode {
  if (count > 3)
    return (
      <>
        {count}
        <Gem gem={TOKENS[token]} />
      </>
    )
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
  return Array.from({ length: count }, (_, i) => <Gem key={i} gem={TOKENS[token]} />)
}
