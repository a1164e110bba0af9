// A seat's bonuses and tokens, colour under colour.

import { memo, type ReactNode } from 'react'
import type { Seat, Words } from '../../../core/game.ts'
import { bonusGem, CARDS, TOKEN_LIMIT } from '../../../games/splendor/components.ts'
import { countOf, GEMS } from '../../../games/splendor/gems.ts'
import { type State, tokens } from '../../../games/splendor/state.ts'
import { Gem } from '../../art/gem.tsx'
import { parts } from '../../board/words.ts'
import { cardPiece, TOKENS, tokenCount, tokenPieces } from './pieces.ts'
import { phrasesOf } from './words/phrases.ts'
import { paymentSaid } from './words/speak.ts'

interface MatrixProps {
  readonly s: State
  readonly seat: Seat
  readonly words: Words
  /** Whether the tokens lie here; otherwise the row of ten shows them and this only counts. */
  readonly pieces: boolean
}

export const Matrix = memo(function Matrix({ s, seat, words, pieces }: MatrixProps): ReactNode {
  const phrases = phrasesOf(words)
  const bought = s.bought[seat]
  const held = tokens(s, seat)
  return (
    <div className="sp-matrix">
      <span className="art-said">
        {parts(
          '; ',
          `${bought} ${phrases.cards(bought)}`,
          phrases.bonuses(words.name('gems', s.bonuses[seat])),
          phrases.holds(paymentSaid({ gems: s.gems[seat], gold: s.gold[seat] }, words)),
        )}
      </span>
      <span className="sp-lab" aria-hidden="true">
        <b>{bought}</b> <span>{phrases.cards(bought)}</span>
      </span>
      {GEMS.map((gem, i) => (
        <span
          key={gem}
          className="sp-bonuses"
          data-about={`bonus:${i}:${seat}`}
          data-glass={gem}
          data-none={countOf(s.bonuses[seat], i) === 0}
          aria-hidden="true"
        >
          {ownCards(s, seat, i).map((card) => (
            <i key={card} className="sp-slip" data-piece={cardPiece(card)} />
          ))}
          <Gem gem={gem} />
          <b>{countOf(s.bonuses[seat], i)}</b>
        </span>
      ))}
      <span className="sp-bonuses sp-gold-head" aria-hidden="true">
        <Gem gem="gold" />
      </span>
      <span className="sp-lab" aria-hidden="true">
        <b data-over={held > TOKEN_LIMIT}>{held}</b>
        {pieces && `/${TOKEN_LIMIT}`} <span>{phrases.tokens(pieces ? TOKEN_LIMIT : held)}</span>
      </span>
      {TOKENS.map((gem, token) => (
        <Held key={gem} s={s} seat={seat} token={token} pieces={pieces} />
      ))}
    </div>
  )
})

/** Tokens of one kind, one on the other, with their number on top. */
function Held({
  s,
  seat,
  token,
  pieces,
}: {
  readonly s: State
  readonly seat: Seat
  readonly token: number
  readonly pieces: boolean
}): ReactNode {
  const count = tokenCount(s, token, seat)
  return (
    <span
      className="sp-held"
      data-about={`token:${TOKENS[token]}:${seat}`}
      data-glass={TOKENS[token]}
      data-none={count === 0}
      aria-hidden="true"
    >
      {pieces && tokenPieces(s, token, seat).map((piece) => <i key={piece} className="sp-slip" data-piece={piece} />)}
      <b>{count === 0 ? '·' : count}</b>
    </span>
  )
}

/** The cards a seat bought with a bonus of one gem. */
function ownCards(s: State, seat: Seat, gem: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < CARDS; card++) if (s.owner[card] === seat && bonusGem(card) === gem) cards.push(card)
  return cards
}
