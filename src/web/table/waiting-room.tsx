// A table that waits for people: who is there, and the links that bring the others.

import type { Option, Words } from '../../core/game.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { Link } from '../link.tsx'
import { routeOf } from '../router.ts'
import type { Snapshot } from '../source/source.ts'
import { useWords } from '../words/language.tsx'
import { ForkLine } from './fork-line.tsx'
import { levelName, namedSeats } from './seats.ts'
import { TableLinks } from './table-links.tsx'
import { TableOptions } from './table-options.tsx'
import { useTitle } from './use-title.ts'

interface WaitingProps {
  readonly snapshot: Snapshot
  readonly offered: readonly Option[]
  readonly words: Words
}

export function WaitingRoom({ snapshot, offered, words: gameWords }: WaitingProps) {
  const words = useWords()
  const free = snapshot.seats.filter((seat) => seat.kind === 'open').length
  useTitle(snapshot.name)
  return (
    <PageFrame narrow>
      <h1>{snapshot.name}</h1>
      <p className="soft" role="status">
        {words.invite.says(free)}
      </p>
      <ul className="panel sitting">
        {namedSeats(snapshot.seats, words).map(({ seat, kind, name }) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} />
            <b>
              <bdi>{name}</bdi>
            </b>
            <span className="soft">
              {kind === 'bot' && levelName(snapshot.seats[seat].name, words)}
              {seat === snapshot.you && words.newTable.you}
            </span>
          </li>
        ))}
      </ul>
      <ForkLine fork={snapshot.fork} />
      <TableOptions snapshot={snapshot} offered={offered} words={gameWords} />
      {snapshot.you === null && snapshot.invitation && (
        <Link className="btn act big" to={routeOf(snapshot.invitation)}>
          {words.home.takeSeat}
        </Link>
      )}
      <TableLinks snapshot={snapshot} />
    </PageFrame>
  )
}
