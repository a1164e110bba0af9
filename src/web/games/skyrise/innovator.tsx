// What lies on a seat's innovator: tokens that found no room, patrons, awards, keys; and the patrons' values that are known.
import type { ReactNode } from 'react'
import { UNKNOWN } from '../../../core/block.ts'
import { BIG_KEY, LETTERS, SMALL_KEY, TOKENS, type Token } from '../../../games/skyrise/components.ts'
import { STARS, type State } from '../../../games/skyrise/state.ts'
import type { HoldingsProps } from '../../table/face.ts'
import { Icon } from './icon.tsx'
import { TokenDisc } from './token.tsx'
import { phrasesOf } from './words/phrases.ts'

interface Pile {
  readonly token: Token
  readonly count: number
  /** What the token of a patron is worth, where it is known. */
  readonly value: number | null
}

/** `says` names the row where it has a name. */
export function Innovator({ s, seat, words, says }: HoldingsProps<State> & { readonly says: string | null }): ReactNode {
  const phrases = phrasesOf(words)
  const piles = pilesOf(s, seat)
  const keys = [
    { key: BIG_KEY, name: phrases.bigKey },
    { key: SMALL_KEY, name: phrases.smallKey },
  ].filter(({ key }) => s.keys[seat] & key)
  return (
    <p className="sr-innovator">
      {says && <span>{says}</span>}
      {says && piles.length + keys.length === 0 && <i>{phrases.nothingYet}</i>}
      {piles.map(({ token, count, value }) => (
        <span key={token} data-about={`token:${TOKENS.indexOf(token)}:${seat}`}>
          <span className="art-said">{words.name('token', TOKENS.indexOf(token))}</span>
          <span aria-hidden="true">
            <TokenDisc token={token} />
          </span>
          {count > 1 && <small>×{count}</small>}
          {value !== null && says && <b>={value}</b>}
        </span>
      ))}
      {keys.map(({ key, name }) => (
        <span key={key} className="sr-key" data-small={key === SMALL_KEY} data-about={`key:${key === SMALL_KEY ? 'small' : 'big'}`}>
          <span className="art-said">{name}</span>
          <Icon name="key" />
        </span>
      ))}
    </p>
  )
}

function pilesOf(s: State, seat: number): Pile[] {
  const stars = TOKENS.slice(0, STARS).map((token, i) => ({ token, count: s.innovator[seat * STARS + i], value: null }))
  const patrons = LETTERS.map((token, i) => ({
    token,
    count: s.patronage[seat * LETTERS.length + i],
    value: s.patrons[i] === UNKNOWN ? null : s.tables.patrons[s.patrons[i]],
  }))
  const award: Pile = { token: 'award', count: s.awards[seat], value: null }
  return [...stars, ...patrons, award].filter(({ count }) => count > 0)
}
