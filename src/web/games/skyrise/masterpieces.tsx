// A seat's chosen masterpieces, once they are revealed: what each does, and whether it is built.
import type { ReactNode } from 'react'
import { NONE, UNKNOWN } from '../../../core/block.ts'
import { BUILDINGS, MASTERPIECES } from '../../../games/skyrise/components.ts'
import { isIn } from '../../../games/skyrise/districts.ts'
import { pieceOf, type State } from '../../../games/skyrise/state.ts'
import { capital } from '../../board/words.ts'
import type { HoldingsProps } from '../../table/face.ts'
import { CardFace } from './card-face.tsx'
import { Icon } from './icon.tsx'
import { phrasesOf } from './words/phrases.ts'

export function Masterpieces(props: HoldingsProps<State>): ReactNode {
  const { s, seat, mine, words } = props
  if (s.choosing) return null
  const phrases = phrasesOf(words)
  return Array.from(s.chosen.subarray(seat * 2, seat * 2 + 2), (card, i) => {
    if (card === NONE || card === UNKNOWN) return null
    const district = s.piece.indexOf(pieceOf(seat, BUILDINGS + i))
    const note = district >= 0 && !isIn(s.bids, district) ? phrases.builtIn(words.name('district', district)) : null
    if (mine) return <CardFace key={card} table={props} seat={seat} card={card} note={note} />
    return (
      <p key={card} className="sr-their-card" data-about={`card:${MASTERPIECES[card]}:${seat}`}>
        <Icon name="masterpiece" />
        <b>{capital(words.name('card', card))}</b>{' '}
        {note ? <span>{note}</span> : <span data-effect>{phrases.effect(MASTERPIECES[card], s.tables.masterpieces)}</span>}
      </p>
    )
  })
}
