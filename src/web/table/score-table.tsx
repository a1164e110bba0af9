// Scores taken apart: one row a seat, one column a part.
import type { Result } from '../../core/game.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { useWords } from '../words/language.tsx'
import type { FaceWords } from './face.ts'
import './scores.css'

interface ScoreProps {
  readonly result: Result
  readonly seats: readonly SeatInfo[]
  readonly faceWords: FaceWords
}

/** With more parts than this a row is wider than a phone: there every part is a row, and every seat a column. */
const MOST_COLUMNS = 4
/** And with more than this it is wider than the dialog. */
const WIDEST = 9

export function ScoreTable({ result, seats, faceWords }: ScoreProps) {
  const words = useWords()
  const scores = [...result.scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const parts = Object.keys(scores[0]?.parts ?? {})
  if (parts.length > WIDEST || (parts.length > MOST_COLUMNS && matchMedia('(max-width: 600px)').matches)) return upright()
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

  function upright() {
    return (
      <table className="scores upright">
        <thead>
          <tr>
            <th scope="col">{words.end.place}</th>
            {scores.map(({ seat, rank }) => (
              <th key={seat} scope="col" data-seat={seat}>
                {rank} <SeatMark seat={seat} />
                <span>{seats[seat]?.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{faceWords.words.parts[part]}</th>
              {scores.map(({ seat, parts: own }) => (
                <td key={seat}>{own[part]}</td>
              ))}
            </tr>
          ))}
          <tr className="first">
            <th scope="row">{words.table.total}</th>
            {scores.map(({ seat, total }) => (
              <td key={seat} className="total">
                {total}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    )
  }
}
