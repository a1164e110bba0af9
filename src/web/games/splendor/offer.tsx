// The three decks with their open cards, the highest level on top.
import { memo, type ReactNode } from 'react'
import { COLUMNS, LEVELS } from '../../../games/splendor/components.ts'
import { openPlace } from '../../../games/splendor/notation.ts'
import type { State } from '../../../games/splendor/state.ts'
import { CardBack } from '../../art/card-back.tsx'
import { Place } from '../../board/place.tsx'
import { isSamePosition } from '../../board/same.ts'
import type { BoardProps } from '../../table/face.ts'
import { Card } from './card.tsx'
import { phrasesOf } from './words/phrases.ts'

export function Offer({ table }: { readonly table: BoardProps<State> }): ReactNode {
  const levels = Array.from({ length: LEVELS }, (_, i) => LEVELS - i)
  return (
    <section className="sp-cards" aria-label={phrasesOf(table.words).developmentCards}>
      {levels.map((level) => (
        <Row key={level} table={table} level={level} />
      ))}
    </section>
  )
}

function Row({ table, level }: { readonly table: BoardProps<State>; readonly level: number }): ReactNode {
  const places = Array.from({ length: COLUMNS }, (_, column) => (level - 1) * COLUMNS + column)
  return (
    <>
      <Deck table={table} level={level} />
      {places.map((at) => (
        <Card key={at} table={table} at={at} place={`card:${openPlace(at)}`} className="sp-card" />
      ))}
    </>
  )
}

const Deck = memo(
  function Deck({ table, level }: { readonly table: BoardProps<State>; readonly level: number }): ReactNode {
    const phrases = phrasesOf(table.words)
    const place = `deck:${level}`
    const left = table.s.left[level - 1]
    const name = table.words.name('level', level)
    return (
      <Place
        place={place}
        label={phrases.deck(name, left)}
        deed={phrases.reserve}
        className={left === 0 ? 'sp-deck sp-empty' : 'sp-deck'}
        data={{ 'data-back': level, 'data-thin': left === 1, 'data-lit': false }}
      >
        {left > 0 && <CardBack level={level} />}
        <b>{name}</b>
        <span className="sp-left">{phrases.left(left)}</span>
      </Place>
    )
  },
  (a, b) => isSamePosition(a.table, b.table),
)
