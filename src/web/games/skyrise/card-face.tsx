// A masterpiece card: number, name, effect, and what it would bring now.
import { type ReactNode, useMemo } from 'react'
import { NONE, UNKNOWN } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { DISTRICTS } from '../../../games/skyrise/board.ts'
import { HAND_SIZE, MASTERPIECES } from '../../../games/skyrise/components.ts'
import { isFree, type State } from '../../../games/skyrise/state.ts'
import { capital } from '../../board/words.ts'
import type { BoardProps } from '../../table/face.ts'
import { phrasesOf } from './words/phrases.ts'
import { worthOver } from './worth.ts'
import './card-face.css'

interface CardProps {
  readonly table: Pick<BoardProps<State>, 's' | 'words'>
  readonly seat: Seat
  readonly card: number
  /** What is said in place of its worth. */
  readonly note: string | null
}

export function CardFace({ table, seat, card, note }: CardProps): ReactNode {
  const { s, words } = table
  const phrases = phrasesOf(words)
  const worth = useMemo(() => (note === null ? worthOver(s, seat, card, freeDistricts(s)) : null), [s, seat, card, note])
  return (
    <span className="sr-card" data-about={`card:${MASTERPIECES[card]}:${seat}`}>
      <span className="sr-card-head">
        <i>{card + 1}</i>
        <b>{capital(words.name('card', card))}</b>
      </span>
      <span className="sr-card-says">{phrases.effect(MASTERPIECES[card], s.tables.masterpieces)}</span>
      {(note ?? worth) && <span className="sr-card-worth">{note ?? (worth && phrases.worth(worth.least, worth.most))}</span>}
    </span>
  )
}

/** Districts that can still be built in. */
export const freeDistricts = (s: State): number[] =>
  Array.from({ length: DISTRICTS }, (_, district) => district).filter((district) => isFree(s, district))

/** The masterpiece cards that a viewer sees in a seat's hand. */
export function handOf(s: State, seat: Seat): number[] {
  return Array.from(s.hand.subarray(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)).filter((card) => card !== NONE && card !== UNKNOWN)
}
