// Tables in a list: picture, name, seats, and whose turn it is.

import { useState } from 'react'
import { titleIn } from '../../core/words.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { Dialog } from '../frame/dialog.tsx'
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import { volumeOf } from '../shelf/shelf.ts'
import { actorNames } from '../table/seats.ts'
import { useSpoken, useWords } from '../words/language.tsx'
import { ago } from './ago.ts'
import type { Listed } from './use-tables.ts'

interface RowsProps {
  readonly tables: readonly Listed[]
  readonly empty: string
  forget?(id: string): void
}

export function TableRows({ tables, empty, forget }: RowsProps) {
  const words = useWords()
  const [leaving, setLeaving] = useState<Listed | null>(null)
  if (tables.length === 0) return <p className="panel no-rows soft">{empty}</p>
  return (
    <>
      <ul className="panel rows">
        {tables.map((card) => (
          <li key={card.id}>
            <Row card={card} />
            {forget && card.local && (
              <button
                type="button"
                className="forget"
                aria-label={words.home.forget(card.name)}
                title={words.home.forget(card.name)}
                onClick={() => setLeaving(card)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <Forget card={leaving} forget={() => forget?.(leaving.id)} close={() => setLeaving(null)} />}
    </>
  )
}

interface ForgetProps {
  readonly card: Listed
  forget(): void
  close(): void
}

/** Asks before a game is thrown away: nothing brings it back. */
function Forget({ card, forget, close }: ForgetProps) {
  const words = useWords()
  const leave = () => {
    close()
    forget()
  }
  return (
    <Dialog title={words.home.forgetAsk(card.name)} close={close}>
      <p>{words.home.forgetSays}</p>
      <div className="dialog-row">
        <button type="button" className="btn act" onClick={close}>
          {words.home.keep}
        </button>
        <button type="button" className="btn" onClick={leave}>
          {words.home.forgetDo}
        </button>
      </div>
    </Dialog>
  )
}

function Row({ card }: { readonly card: Listed }) {
  const { words, language } = useSpoken()
  const volume = volumeOf(card.game)
  return (
    <Link
      className={card.yourTurn ? 'row yours' : 'row'}
      to={card.status === 'finished' ? { page: 'replay', id: card.id, move: null } : { page: 'table', id: card.id }}
    >
      {volume && <Scene of={volume} />}
      <span className="what">
        <b>
          <bdi>{card.name}</bdi>
        </b>
        <span className="of">
          {volume ? titleIn(volume.meta, language) : card.game}
          {card.local && `, ${words.home.onThisDevice}`}
          {card.fork && `, ${words.fork.short(card.fork.at)}`}
        </span>
      </span>
      <span className="marks">
        {card.seats.map(({ seat, kind }) => (
          <span key={seat} className={`mark ${kind}${card.actors & (1 << seat) ? ' moving' : ''}`}>
            <SeatMark seat={seat} />
          </span>
        ))}
      </span>
      <Status card={card} />
    </Link>
  )
}

function Status({ card }: { readonly card: Listed }) {
  const { words, language } = useSpoken()
  const free = card.seats.filter((seat) => seat.kind === 'open').length
  return (
    <span className="status">
      {card.yourTurn ? <b>{words.table.yourTurn}</b> : says()}
      <time dateTime={card.changed}>
        {card.status === 'waiting' && card.you === null ? words.home.takeSeat : ago(card.changed, language)}
      </time>
    </span>
  )

  function says(): string {
    if (card.status === 'waiting') return words.home.seatsFree(free)
    return card.status === 'finished' ? words.table.over : words.home.toMove(...actorNames(card, words))
  }
}
