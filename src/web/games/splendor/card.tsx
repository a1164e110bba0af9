// A place for a development card, on the table or in one's own hand.
import type { ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { cardAt } from '../../../games/splendor/actions/buy.ts'
import { COST, LEVEL } from '../../../games/splendor/components.ts'
import { total } from '../../../games/splendor/gems.ts'
import type { State } from '../../../games/splendor/state.ts'
import { Place } from '../../board/place.tsx'
import type { BoardProps } from '../../table/face.ts'
import { CardFace } from './card-face.tsx'
import { cardPiece } from './pieces.ts'
import { placeToPay, type Reach, reachOf } from './reach.ts'
import { type Phrases, phrasesOf } from './words/phrases.ts'

export interface CardProps {
  readonly table: BoardProps<State>
  /** As the engine counts: places of the table, then of the hand. */
  readonly at: number
  /** As `describe` names it. */
  readonly place: string
  readonly className: string
}

export function Card({ table, at, place, className }: CardProps): ReactNode {
  const { s, you, words } = table
  const phrases = phrasesOf(words)
  const owner = you ?? s.turn
  const card = cardAt(s, owner, at)
  if (card === NONE)
    return (
      <Place place={place} label={phrases.emptyPlace(place.replace(/^\w+:/, ''))} className={`${className} sp-empty`}>
        {null}
      </Place>
    )
  const reach = you === null ? null : reachOf(s, you, at)
  return (
    <Place
      place={place}
      label={cardLabel(card, reach, table)}
      className={className}
      data={{
        'data-piece': cardPiece(card),
        'data-from': `deck:${LEVEL[card]}`,
        'data-reach': reach?.affordable,
        'data-lit': reach?.affordable,
      }}
    >
      <CardFace card={card} reach={reach} tag={tagOf({ s, at, place, picked: table.picked }, phrases)} />
    </Place>
  )
}

/** Everything the card shows, as a sentence. */
export function cardLabel(card: number, reach: Reach | null, { words }: Pick<BoardProps<State>, 'words'>): string {
  const phrases = phrasesOf(words)
  const parts = [words.name('card', card), phrases.costs(words.name('gems', COST[card]))]
  if (reach) parts.push(reachSaid(reach, words))
  return parts.join('; ')
}

function reachSaid({ affordable, missing }: Reach, words: BoardProps<State>['words']): string {
  const phrases = phrasesOf(words)
  if (!affordable) return phrases.missing(words.name('missing', missing))
  return missing === 0 ? phrases.canBuy : phrases.canBuyWith(words.name('gold', total(missing)))
}

interface Marked {
  readonly s: State
  readonly at: number
  readonly place: string
  readonly picked: readonly string[]
}

function tagOf({ s, at, place, picked }: Marked, phrases: Phrases): string | undefined {
  if (placeToPay(s) === at) return phrases.buying
  return picked.includes(place) ? phrases.chosen : undefined
}
