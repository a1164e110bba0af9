// Tables in a list: picture, name, seats, and whose turn it is; once it is over, who came to what.

import { SeatMark } from '../art/seat-mark.tsx'
import { parts } from '../board/words.ts'
import { useClockWords } from '../clocks/use-clock-words.ts'
import { Link } from '../link.tsx'
import { Scene } from '../shelf/scene.tsx'
import { titleOf, volumeOf } from '../shelf/shelf.ts'
import { actorNames, steadOf } from '../table/seats.ts'
import { useSpoken, useWords } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import { ago } from './ago.ts'
import { Points } from './points.tsx'
import { TimeLeft } from './time-left.tsx'
import type { Listed } from './use-tables.ts'

interface RowsProps {
  readonly tables: readonly Listed[]
  readonly empty?: string
  forget?(id: string): void
}

export function TableRows({ tables, empty, forget }: RowsProps) {
  const words = useWords()
  if (tables.length === 0) return empty ? <p className="panel no-rows soft">{empty}</p> : null
  return (
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
              onClick={() => forget(card.id)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Row({ card }: { readonly card: Listed }) {
  const { words, language } = useSpoken()
  const clockWords = useClockWords()
  const volume = volumeOf(card.game)
  // Whoever finds it among the open tables wants to know whose it is.
  const host = card.you === null && card.host !== undefined ? card.seats[card.host].name : ''
  const over = card.status === 'finished'
  return (
    <Link
      className={`row${card.yourTurn ? ' yours' : ''}${over ? ' over' : ''}`}
      data-timed={card.yourTurn && card.reading ? '' : undefined}
      to={over ? { page: 'result', id: card.id } : { page: 'table', id: card.id }}
    >
      {volume && <Scene of={volume} />}
      <span className="what">
        <b>
          <bdi>{card.name}</bdi>
        </b>
        <span className="of">
          {parts(
            ', ',
            parts(' · ', titleOf(card.game, language), host && words.home.hostedBy(host)),
            card.local && words.home.onThisDevice,
            card.fork && words.fork.short(card.fork.at),
            // Whoever looks for a table wants to know how long it takes him.
            card.status === 'waiting' && card.clock && clockWords?.choose.kinds[card.clock.pace].name.toLowerCase(),
          )}
        </span>
      </span>
      {over && card.scores ? <Points seats={card.seats} scores={card.scores} you={card.you} /> : <Marks card={card} />}
      <Status card={card} />
    </Link>
  )
}

function Marks({ card }: { readonly card: Listed }) {
  return (
    <span className="marks">
      {card.seats
        .filter(({ kind }) => kind !== 'closed')
        .map(({ seat, kind }) => (
          <span key={seat} className={`mark ${kind}${card.actors & (1 << seat) ? ' moving' : ''}`}>
            <SeatMark seat={seat} />
          </span>
        ))}
    </span>
  )
}

function Status({ card }: { readonly card: Listed }) {
  const { words, language } = useSpoken()
  const free = card.seats.filter((seat) => seat.kind === 'open').length
  return (
    <span className="status">
      {card.yourTurn ? !card.reading && <b>{words.table.yourTurn}</b> : says()}
      {card.reading && card.status === 'playing' ? (
        <TimeLeft card={card} />
      ) : (
        <time dateTime={card.changed}>
          {card.status === 'waiting' && card.you === null ? words.home.takeSeat : ago(card.changed, language)}
        </time>
      )}
    </span>
  )

  function says() {
    if (card.status === 'waiting') return words.home.seatsFree(free)
    if (card.status === 'playing' && steadOf(card)) return words.table.botForYou
    return card.status === 'finished' ? <Place card={card} /> : words.home.toMove(...actorNames(card, words))
  }
}

/** One's own place, where one person is meant by “you”. */
function Place({ card }: { readonly card: Listed }) {
  const words = useWords()
  const { home } = usePageWords()
  const people = card.seats.filter(({ kind }) => kind === 'person')
  const seat = card.you ?? (card.local && people.length === 1 ? people[0].seat : null)
  const score = seat === null ? undefined : card.scores?.[seat]
  if (!score) return card.ending && card.ending !== 'rules' ? home.endings[card.ending] : words.table.over
  return (
    <span className="place-won">
      <strong className={score.rank === 1 ? 'first' : undefined}>{home.place(score.rank)}</strong> {home.ofSeats(card.seats.length)}
      {card.ending === 'resigned' && <small> {home.endings.resigned}</small>}
    </span>
  )
}
