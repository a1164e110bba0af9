// Who came to how many points, the winner first.
import type { Seat } from '../../core/game.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { Score } from '../../wire/tables.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { namedSeats } from '../table/seats.ts'
import { useWords } from '../words/language.tsx'

interface PointsProps {
  readonly seats: readonly SeatInfo[]
  /** By seat. */
  readonly scores: readonly Score[]
  readonly you: Seat | null
}

export function Points({ seats, scores, you }: PointsProps) {
  const words = useWords()
  const placed = namedSeats(seats, words)
    .map((seat) => ({ ...seat, ...scores[seat.seat] }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  return (
    <span className="points">
      {placed.map(({ seat, name, rank, total }) => (
        <span key={seat} className={`${rank === 1 ? 'first' : ''}${seat === you ? ' mine' : ''}`}>
          <SeatMark seat={seat} />
          <bdi>{name}</bdi> <b>{total}</b>
        </span>
      ))}
    </span>
  )
}
