// Facts inside log lines and refusals: wares as wares, tiles with their industry, seats by their mark; each with its words for who listens.
import type { ReactNode } from 'react'
import type { Words } from '../../../core/game.ts'
import { INDUSTRIES, INDUSTRY, TILE_KINDS } from '../../../games/brass-birmingham/components.ts'
import { IndustryIcon } from '../../art/industry.tsx'
import { SeatMark } from '../../art/seat-mark.tsx'
import { Wares } from './wares.tsx'
import '../../art/art.css'
import '../../art/brass.css'
import './fact.css'

export interface FactProps {
  readonly fact: string
  readonly value: number
  readonly words: Words
}

export function Fact({ fact, value, words }: FactProps): ReactNode {
  const said = words.name(fact, value)
  const drawing = DRAWINGS[fact]?.(value)
  if (drawing) return <Drawn said={said}>{drawing}</Drawn>
  if (TILES.has(fact) && value < TILE_KINDS) {
    const name = words.name('tile', value)
    return (
      <>
        {said.slice(0, said.lastIndexOf(name))}
        <span className="bb-fact-tile">
          <IndustryIcon industry={INDUSTRIES[INDUSTRY[value]]} />
          {name}
        </span>
      </>
    )
  }
  return BOLD.has(fact) ? <b className="bb-fact">{said}</b> : said
}

/** A tile, with its article before the drawing where the language has one. */
const TILES: ReadonlySet<string> = new Set(['tile', 'tile_a', 'old'])
const BOLD: ReadonlySet<string> = new Set(['money', 'price', 'points'])

/** A few are drawn, more are counted in words. */
const MOST_DRAWN = 5

const DRAWINGS: Readonly<Record<string, (value: number) => ReactNode>> = {
  coal: (count) => count > 0 && count <= MOST_DRAWN && <Wares ware="coal" count={count} />,
  iron: (count) => count > 0 && count <= MOST_DRAWN && <Wares ware="iron" count={count} />,
  beer: (count) => count > 0 && count <= MOST_DRAWN && <Wares ware="beer" count={count} />,
  other: (seat) => <SeatMark seat={seat} />,
}

function Drawn({ said, children }: { readonly said: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className="bb-fact" title={said}>
      <span className="art-said">{said}</span>
      <span aria-hidden="true">{children}</span>
    </span>
  )
}
