// The nobles in the middle, each with the viewer's progress towards a visit.

import { memo, type ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import type { Seat, Words } from '../../../core/game.ts'
import { NOBLE_POINTS, REQUIRES } from '../../../games/splendor/components.ts'
import { countOf, GEMS } from '../../../games/splendor/gems.ts'
import type { State } from '../../../games/splendor/state.ts'
import { Cameo } from '../../art/cameo.tsx'
import { Gem } from '../../art/gem.tsx'
import { Whiplash } from '../../art/whiplash.tsx'
import { Place } from '../../board/place.tsx'
import { isSamePosition } from '../../board/same.ts'
import { punctuated } from '../../board/words.ts'
import type { BoardProps } from '../../table/face.ts'
import { noblePiece } from './pieces.ts'
import { bonusesLacking } from './reach.ts'
import { phrasesOf } from './words/phrases.ts'

export function Nobles({ table }: { readonly table: BoardProps<State> }): ReactNode {
  const { s, words } = table
  const phrases = phrasesOf(words)
  const places = Array.from({ length: s.seats + 1 }, (_, place) => place)
  return (
    <section className="sp-nobles" data-count={places.length} aria-label={phrases.nobles}>
      <p className="sp-caption" aria-hidden="true">
        <b>{phrases.nobles}</b>
        <span>{phrases.noblesWorth}</span>
        <Whiplash />
      </p>
      {places.map((place) => (
        <Noble key={place} table={table} at={place} />
      ))}
    </section>
  )
}

const Noble = memo(
  function Noble({ table, at }: { readonly table: BoardProps<State>; readonly at: number }): ReactNode {
    const { s, you, words } = table
    const place = `noble:${at + 1}`
    const noble = s.nobles[at]
    if (noble === NONE)
      return (
        <Place place={place} label={phrasesOf(words).nobleLeft} className="sp-noble sp-empty">
          <span className="sp-gone">{phrasesOf(words).nobleLeft}</span>
        </Place>
      )
    return (
      <Place place={place} label={nobleLabel({ s, you, noble }, words)} className="sp-noble" data={{ 'data-piece': noblePiece(noble) }}>
        <Cameo portrait={noble} />
        <b className="sp-points">{NOBLE_POINTS}</b>
        <span className="sp-wants">
          {GEMS.map((gem, i) => (
            <Want key={gem} gem={i} wanted={countOf(REQUIRES[noble], i)} had={you === null ? null : countOf(s.bonuses[you], i)} />
          ))}
        </span>
      </Place>
    )
  },
  (a, b) => isSamePosition(a.table, b.table),
)

/** The bonuses that a noble wants of one gem, those had already filled in. */
const Want = memo(function Want({
  gem,
  wanted,
  had,
}: {
  readonly gem: number
  readonly wanted: number
  readonly had: number | null
}): ReactNode {
  if (wanted === 0) return null
  return (
    <span
      className="sp-want"
      data-glass={GEMS[gem]}
      data-counted={had === null ? undefined : true}
      data-done={had !== null && had >= wanted}
    >
      <Gem gem={GEMS[gem]} />
      <b>{had === null ? wanted : `${Math.min(had, wanted)}/${wanted}`}</b>
      {had !== null && (
        <span className="sp-pips">
          {Array.from({ length: wanted }, (_, pip) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity but their place
            <i key={pip} data-on={pip < had} />
          ))}
        </span>
      )}
    </span>
  )
})

function nobleLabel({ s, you, noble }: { s: State; you: Seat | null; noble: number }, words: Words): string {
  const phrases = phrasesOf(words)
  const parts = [words.name('noble', noble), phrases.points(NOBLE_POINTS), phrases.wants(words.name('gems', REQUIRES[noble]))]
  if (you !== null) {
    const lacking = bonusesLacking(s, you, noble)
    parts.push(lacking === 0 ? phrases.wouldVisit : phrases.lacks(words.name('missing', lacking)))
  }
  return punctuated(parts.join('; '))
}
