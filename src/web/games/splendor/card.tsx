// A place for a development card, on the table or in one's own hand.
import { memo, type ReactNode } from 'react'
import { kindOf } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { cardAt } from '../../../games/splendor/actions/buy.ts'
import { COST, HAND_LIMIT, LEVEL } from '../../../games/splendor/components.ts'
import { total } from '../../../games/splendor/gems.ts'
import { reserved, type State } from '../../../games/splendor/state.ts'
import { RESERVE } from '../../../games/splendor/vocabulary.ts'
import { Place } from '../../board/place.tsx'
import { isSamePosition } from '../../board/same.ts'
import { parts } from '../../board/words.ts'
import type { BoardProps } from '../../table/face.ts'
import { CardFace } from './card-face.tsx'
import { cardPiece } from './pieces.ts'
import { placeToPay, type Reach, reachOf } from './reach.ts'
import { phrasesOf } from './words/phrases.ts'

export interface CardProps {
  readonly table: BoardProps<State>
  /** As the engine counts: places of the table, then of the hand. */
  readonly at: number
  /** As `describe` names it. */
  readonly place: string
  readonly className: string
}

export const Card = memo(function Card({ table, at, place, className }: CardProps): ReactNode {
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
  // In the middle of something else a card is begun anew: with what one had before.
  const reach = you === null ? null : reachOf(table.plan?.before ?? s, you, at)
  return (
    <Place
      place={place}
      label={parts('; ', cardLabel(card, reach, table), table.picked.includes(place) && again(table))}
      deed={deedsOf(table, { place, reach })}
      className={className}
      data={{
        'data-piece': cardPiece(card),
        'data-from': `deck:${LEVEL[card]}`,
        'data-reach': reach?.affordable,
        'data-lit': reach?.affordable,
      }}
    >
      <CardFace card={card} reach={reach} tag={tagOf(table, at, place)} />
    </Place>
  )
}, isSameCard)

/** Another that is picked does not draw it anew. */
function isSameCard(a: CardProps, b: CardProps): boolean {
  return isSamePosition(a.table, b.table) && a.at === b.at && a.table.picked.includes(a.place) === b.table.picked.includes(b.place)
}

/** Everything the card shows, as a sentence. */
export function cardLabel(card: number, reach: Reach | null, { words }: Pick<BoardProps<State>, 'words'>): string {
  const phrases = phrasesOf(words)
  return parts('; ', words.name('card', card), phrases.costs(words.name('gems', COST[card])), reach && reachSaid(reach, words))
}

function reachSaid({ affordable, missing }: Reach, words: BoardProps<State>['words']): string {
  const phrases = phrasesOf(words)
  if (!affordable) return phrases.missing(words.name('missing', missing))
  return missing === 0 ? phrases.canBuy : phrases.canBuyWith(words.name('gold', total(missing)))
}

/** What becomes of a card that is chosen. */
function tagOf({ s, picked, plan, words }: BoardProps<State>, at: number, place: string): string | undefined {
  if (placeToPay(s) !== at && !picked.includes(place)) return undefined
  const { buying, reserving } = phrasesOf(words)
  return isReserving(plan) ? reserving : buying
}

const isReserving = (plan: BoardProps<State>['plan']): boolean => kindOf(plan?.actions[0] ?? 0) === RESERVE

/** What Enter does on the card that is chosen. */
function again({ plan, words }: BoardProps<State>): string {
  const { buy, reserve, enterAgain } = phrasesOf(words)
  return enterAgain(isReserving(plan) ? reserve : buy)
}

/** What a card can be chosen for, for who does not see the ring. */
function deedsOf({ s, you, words }: BoardProps<State>, { place, reach }: { place: string; reach: Reach | null }): string {
  const { buy, reserve } = phrasesOf(words)
  const mayReserve = you !== null && !place.startsWith('hand:') && reserved(s, you) < HAND_LIMIT
  return parts(' / ', reach?.affordable && buy, mayReserve && reserve)
}
