// The tray with six piles of tokens.
import type { ReactNode } from 'react'
import { GOLD } from '../../../games/splendor/gems.ts'
import type { State } from '../../../games/splendor/state.ts'
import { Token } from '../../art/token.tsx'
import { Place, PlaceMark } from '../../board/place.tsx'
import { timesPicked } from '../../board/places.tsx'
import { parts } from '../../board/words.ts'
import type { BoardProps } from '../../table/face.ts'
import { TOKENS, tokenCount, tokenPieces } from './pieces.ts'
import { mayTakeTwo } from './reach.ts'
import { phrasesOf } from './words/phrases.ts'

export function Bank({ table }: { readonly table: BoardProps<State> }): ReactNode {
  return (
    <section className="sp-bank" aria-label={phrasesOf(table.words).bank}>
      {TOKENS.map((gem, token) => (
        <Pile key={gem} table={table} token={token} />
      ))}
    </section>
  )
}

function Pile({ table, token }: { readonly table: BoardProps<State>; readonly token: number }): ReactNode {
  const { s, words } = table
  const gem = TOKENS[token]
  const place = `gem:${gem}`
  const count = tokenCount(s, token, 'bank')
  const picked = timesPicked(table.picked, place)
  const name = words.name('token', token)
  const hint = hintOf(table, token)
  const { pile, doTake } = phrasesOf(words)
  const label = parts('; ', pile(name, count), hint)
  const inside = (
    <>
      <span className="sp-stack" data-height={count}>
        {tokenPieces(s, token, 'bank').map((piece, height) => (
          <span key={piece} className="sp-disc" data-piece={piece} data-at={height}>
            <Token gem={gem} faced={height === count - 1} />
          </span>
        ))}
        {picked > 0 && <em className="sp-taken">{picked}</em>}
      </span>
      <b className="sp-count">{count}</b>
      <span className="sp-name">{name}</span>
      <small>{hint}</small>
    </>
  )
  if (token === GOLD)
    return (
      <div className="sp-pile" data-about={place} data-glass={gem} role="img" aria-label={label}>
        {inside}
        <PlaceMark place={place} />
      </div>
    )
  return (
    <Place place={place} label={label} deed={doTake} className="sp-pile" data={{ 'data-glass': gem }} isEntry={token === 0}>
      {inside}
    </Place>
  )
}

/** How many may be taken, until it has been learnt. */
function hintOf({ s, words }: BoardProps<State>, token: number): string {
  const phrases = phrasesOf(words)
  if (token === GOLD) return phrases.joker
  if (tokenCount(s, token, 'bank') === 0) return phrases.none
  return mayTakeTwo(s, token) ? phrases.oneOrTwo : phrases.one
}
