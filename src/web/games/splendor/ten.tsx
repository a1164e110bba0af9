// One's own tokens in a row of ten places, so that the limit is seen. Each kind is one place to pick: to return, or to pay in gold.
import type { ReactNode } from 'react'
import type { Seat } from '../../../core/game.ts'
import { TOKEN_LIMIT } from '../../../games/splendor/components.ts'
import { countOf, GOLD } from '../../../games/splendor/gems.ts'
import { type State, tokens } from '../../../games/splendor/state.ts'
import { Gem } from '../../art/gem.tsx'
import { Place } from '../../board/place.tsx'
import { timesPicked } from '../../board/places.tsx'
import type { BoardProps } from '../../table/face.ts'
import { TOKENS, tokenCount, tokenPieces } from './pieces.ts'
import { type Payment, paymentPicked } from './reach.ts'
import { phrasesOf } from './words/phrases.ts'

export function Ten({ table, seat }: { readonly table: BoardProps<State>; readonly seat: Seat }): ReactNode {
  const { s, words, picked } = table
  const held = tokens(s, seat)
  const payment = paymentPicked(s, seat, picked)
  return (
    <div className="sp-ten" data-over={held > TOKEN_LIMIT}>
      <span className="sp-slots">
        {TOKENS.map((gem, token) => (
          <Group key={gem} table={table} seat={seat} token={token} payment={payment} />
        ))}
        {Array.from({ length: Math.max(0, TOKEN_LIMIT - held) }, (_, free) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places have no identity but their number
          <i key={free} className="sp-free" />
        ))}
      </span>
      <span className="sp-of-ten">
        <b>{held}</b> {phrasesOf(words).outOf(TOKEN_LIMIT)}
      </span>
    </div>
  )
}

interface GroupProps {
  readonly table: BoardProps<State>
  readonly seat: Seat
  readonly token: number
  readonly payment: Payment | null
}

/** Tokens of one kind. One that is not held is still a place when gold may stand for it. */
function Group({ table, seat, token, payment }: GroupProps): ReactNode {
  const place = `token:${TOKENS[token]}`
  const count = tokenCount(table.s, token, seat)
  if (count === 0 && !table.open.has(place) && !table.picked.includes(place)) return null
  const spent = payment === null ? 0 : token === GOLD ? payment.gold : countOf(payment.gems, token)
  const inGold = timesPicked(table.picked, place)
  return (
    <Place place={place} label={phrasesOf(table.words).held(table.words.name('token', token), count)} className="sp-group">
      {tokenPieces(table.s, token, seat).map((piece, i) => (
        <span key={piece} className="sp-slot" data-piece={piece} data-spent={i >= count - spent}>
          <Gem gem={TOKENS[token]} />
        </span>
      ))}
      {count === 0 && (
        <span className="sp-slot" data-ghost="true">
          <Gem gem={TOKENS[token]} />
        </span>
      )}
      {inGold > 0 && <em className="sp-taken">{inGold}</em>}
    </Place>
  )
}
