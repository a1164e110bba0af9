// What lies open but is seldom looked at: the cards that were played in this era, and a whole mat.
import type { ReactNode } from 'react'
import { DECK_KINDS } from '../../../games/brass-birmingham/cards.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { SeatMark } from '../../art/seat-mark.tsx'
import { Dialog } from '../../frame/dialog.tsx'
import type { BoardProps } from '../../table/face.ts'
import { Mat } from './mat.tsx'
import { CardChip } from './slip-pictures.tsx'
import { phrasesOf } from './words/phrases.ts'
import './slip.css'
import './played-dialog.css'

interface PlayedProps {
  readonly table: BoardProps<State>
  /** Whose mat, and the cards that he has played; everybody's cards, where nobody is named. */
  readonly seat?: number
  close(): void
}

export function PlayedDialog({ table, seat, close }: PlayedProps): ReactNode {
  const { seats, words } = table
  const phrases = phrasesOf(words)
  if (seat === undefined)
    return (
      <Dialog title={phrases.cardsPlayed} close={close} className="bb-played">
        {seats.map(({ name }, each) => (
          <section key={name}>
            <h3>
              <SeatMark seat={each} /> {name}
            </h3>
            <Cards table={table} seat={each} />
          </section>
        ))}
      </Dialog>
    )
  return (
    <Dialog title={phrases.matOf(seats[seat].name)} close={close} className="bb-played">
      <div data-seat={seat}>
        <Mat table={table} seat={seat} isShown />
      </div>
      <h3>{phrases.cardsPlayed}</h3>
      <Cards table={table} seat={seat} />
    </Dialog>
  )
}

/** A seat's discards of this era: towns, then industries. */
function Cards({ table: { s, words }, seat }: { readonly table: BoardProps<State>; readonly seat: number }): ReactNode {
  const counts = Array.from(s.discards.subarray(seat * DECK_KINDS, (seat + 1) * DECK_KINDS))
  if (counts.every((count) => count === 0)) return <p>{phrasesOf(words).nonePlayed}</p>
  return (
    <ul>
      {counts.map(
        (count, card) =>
          count > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's number is its name
            <li key={card}>
              <CardChip card={card} words={words} />
              {count > 1 && <b>×{count}</b>}
            </li>
          ),
      )}
    </ul>
  )
}
