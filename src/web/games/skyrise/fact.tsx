// Facts inside log lines and refusals: tokens as tokens, numbers and districts in bold, seats by their mark; each with its words for who listens.
import type { ReactNode } from 'react'
import type { Words } from '../../../core/game.ts'
import { COLOURS, TOKENS } from '../../../games/skyrise/components.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { TokenDisc } from './token.tsx'
import '../../art/art.css'
import './colours.css'
import './token.css'

interface FactProps {
  readonly fact: string
  readonly value: number
  readonly words: Words
}

export function Fact({ fact, value, words }: FactProps): ReactNode {
  const said = words.name(fact, value)
  const drawing = DRAWINGS[fact]?.(value)
  if (drawing)
    return (
      <span className="sr-fact" title={said}>
        <span className="art-said">{said}</span>
        <span aria-hidden="true">{drawing}</span>
      </span>
    )
  return BOLD.has(fact) ? <b className="sr-fact">{said}</b> : said
}

const BOLD: ReadonlySet<string> = new Set(['number', 'lastNumber', 'district', 'last', 'points', 'card'])

const DRAWINGS: Readonly<Record<string, (value: number) => ReactNode>> = {
  token: (token) => TOKENS[token] && <TokenDisc token={TOKENS[token]} />,
  colour: (colour) => COLOURS[colour] && <TokenDisc token={COLOURS[colour]} />,
  other: (seat) => <SeatMark seat={seat} />,
}
