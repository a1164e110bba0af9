// Scores taken apart: one row a seat, one column a part.
import type { Result } from '../../core/game.ts'
import type { SeatInfo } from '../../server/api.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { useWords } from '../words/language.tsx'
import type { FaceWords } from './face.ts'
import './scores.css'

interface ScoreProps {
  readonly result: Result
  readonly seats: readonly SeatInfo[]
  readonly faceWords: FaceWords
}

export function ScoreTable({ result, seats, faceWords }: ScoreProps) {
  const words = useWords()
  const scores = [...result.scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const parts = Object.keys(scores[0]?.parts ?? {})
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{words.end.place}</th>
          <th scope="col">{words.end.seat}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {faceWords.words.parts[part]}
            </th>
          ))}
          <th scope="col">{words.table.total}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ seat, total, rank, parts: own }) => (
          <tr key={seat} data-seat={seat} className={rank === 1 ? 'first' : undefined}>
            <td>{rank}</td>
            <th scope="row">
              <SeatMark seat={seat} /> {seats[seat]?.name}
            </th>
            {parts.map((part) => (
              <td key={part}>{own[part]}</td>
            ))}
            <td className="total">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
