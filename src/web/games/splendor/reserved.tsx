// Reserved cards: one's own large and to be bought, those of others by their faces where all have seen them: small, but for two as large as one's own.
import type { ReactNode } from 'react'
import { UNKNOWN } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { bonusGem, COST, HAND_LIMIT, POINTS } from '../../../games/splendor/components.ts'
import { countOf, GEMS } from '../../../games/splendor/gems.ts'
import { handPlace, reserved, type State } from '../../../games/splendor/state.ts'
import { CardBack } from '../../art/card-back.tsx'
import { Gem } from '../../art/gem.tsx'
import type { BoardProps } from '../../table/face.ts'
import { Card, cardLabel } from './card.tsx'
import { CardFace } from './card-face.tsx'
import { cardPiece } from './pieces.ts'
import { handAt, reachOf } from './reach.ts'
import { phrasesOf } from './words/phrases.ts'

interface HandProps {
  readonly table: BoardProps<State>
  readonly seat: Seat
}

export function LargeHand({ table, seat, mine }: HandProps & { readonly mine: boolean }): ReactNode {
  const phrases = phrasesOf(table.words)
  const count = reserved(table.s, seat)
  const places = Array.from({ length: count }, (_, place) => place)
  const free = HAND_LIMIT - count
  return (
    <div className="sp-hand" data-count={count}>
      <h4>{phrases.reserved}</h4>
      {places.map((place) =>
        mine ? (
          <Card
            key={table.s.hand[handPlace(seat, place)]}
            table={table}
            at={handAt(place)}
            place={`hand:${place + 1}`}
            className="sp-card sp-small"
          />
        ) : (
          <Theirs key={place} {...{ table, seat, place }} />
        ),
      )}
      {free > 0 && <span className="sp-free-card">{phrases.freePlaces(free)}</span>}
      {count === 1 && <span className="sp-free-card" />}
    </div>
  )
}

/** A card in another's hand, with what he lacks for it, or the back of its deck. */
function Theirs({ table, seat, place }: HandProps & { readonly place: number }): ReactNode {
  const { s, words } = table
  const card = s.hand[handPlace(seat, place)]
  const level = s.blind[handPlace(seat, place)]
  if (card === UNKNOWN) return <Back className="sp-card sp-small sp-back" {...{ level, seat, words }} />
  const reach = reachOf(s, seat, handAt(place))
  return (
    <span
      className="sp-card sp-small"
      data-piece={cardPiece(card)}
      data-about={`reserved:${card}:${seat}`}
      data-reach={reach.affordable}
      role="img"
      aria-label={cardLabel(card, null, table)}
    >
      <CardFace card={card} reach={reach} />
    </span>
  )
}

function Back({ level, seat, words, className }: Pick<BoardProps<State>, 'words'> & BackProps): ReactNode {
  const name = words.name('level', level)
  return (
    <span
      className={className}
      data-back={level}
      data-about={`blind:${level}:${seat}`}
      role="img"
      aria-label={phrasesOf(words).reservedUnseen(name)}
    >
      <CardBack level={level} />
      <b>{name}</b>
    </span>
  )
}

interface BackProps {
  readonly level: number
  readonly seat: Seat
  readonly className: string
}

export function SmallHand({ table, seat }: HandProps): ReactNode {
  const places = Array.from({ length: reserved(table.s, seat) }, (_, place) => handPlace(seat, place))
  return places.map((at) => <Mini key={at} {...{ table, seat, at }} />)
}

/** A card in another's hand: bonus, points and cost, or the back of its deck. */
function Mini({ table, seat, at }: HandProps & { readonly at: number }): ReactNode {
  const { s, words } = table
  const card = s.hand[at]
  const level = s.blind[at]
  if (card === UNKNOWN) return <Back className="sp-mini sp-back" {...{ level, seat, words }} />
  const gem = GEMS[bonusGem(card)]
  return (
    <span
      className="sp-mini"
      data-glass={gem}
      data-piece={cardPiece(card)}
      data-about={`reserved:${card}:${seat}`}
      role="img"
      aria-label={cardLabel(card, null, table)}
    >
      <span className="sp-mini-head">
        <Gem gem={gem} />
        <b>{POINTS[card] || ''}</b>
      </span>
      <span className="sp-mini-cost">
        {GEMS.map((name, i) => countOf(COST[card], i) > 0 && <Cost key={name} gem={i} count={countOf(COST[card], i)} />)}
      </span>
    </span>
  )
}

function Cost({ gem, count }: { readonly gem: number; readonly count: number }): ReactNode {
  return (
    <span>
      <Gem gem={GEMS[gem]} />
      <b>{count}</b>
    </span>
  )
}
