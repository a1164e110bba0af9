// Scores taken apart: one row a seat, one column a part, in the order of counting; every part joins the bar.
import type { CSSProperties, ReactNode } from 'react'
import type { Result, Score } from '../../core/game.ts'
import { numeral } from '../../core/plural.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import { useWords } from '../words/language.tsx'
import type { FaceWords } from './face.ts'
import { partsInOrder } from './verdict.ts'
import './scores.css'

interface ScoreProps {
  readonly result: Result
  readonly seats: readonly SeatInfo[]
  readonly faceWords: FaceWords
  readonly counting?: readonly string[] | undefined
  /** What a star means. */
  readonly most?: string | undefined
  /** Nobody has a place in a game that nobody has won. */
  readonly isWon?: boolean
}

/** With more parts than this a row is wider than a phone: there every part is a row, and every seat a column. */
const MOST_COLUMNS = 2
/** And with more than this it is wider than the dialog. */
const WIDEST = 9
/** Parts differ by pattern, not by colour alone. */
const PATTERNS = 5

export function ScoreTable({ result, seats, faceWords, counting, most, isWon = true }: ScoreProps): ReactNode {
  const words = useWords()
  const scores = [...result.scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const parts = partsInOrder(result, counting)
  const best = (part: string) => Math.max(...scores.map((score) => score.parts[part]))
  const top = Math.max(1, ...scores.map(({ total }) => total))
  if (parts.length > WIDEST || (parts.length > MOST_COLUMNS && matchMedia('(max-width: 900px)').matches)) return upright()
  return (
    <table className="scores">
      <thead>
        <tr>
          {isWon && <th scope="col">{words.end.place}</th>}
          <th scope="col">{words.end.seat}</th>
          {parts.map((part, i) => (
            <th key={part} scope="col">
              <i className="scores-key" data-pattern={i % PATTERNS} /> {faceWords.words.parts[part]}
            </th>
          ))}
          <th scope="col">{words.table.total}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map((score) => (
          <tr key={score.seat} data-seat={score.seat} className={isWon && score.rank === 1 ? 'first' : undefined}>
            {isWon && <td>{score.rank}</td>}
            <th scope="row">
              <SeatMark seat={score.seat} /> {seats[score.seat]?.name}
            </th>
            {parts.map((part) => (
              <td key={part}>{amount(score, part)}</td>
            ))}
            <td className="total">
              {numeral(score.total)}
              {bar(score)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function amount({ parts: own }: Score, part: string): ReactNode {
    // Nothing is not the most of anything, though somebody may have lost points.
    const isMost = own[part] > 0 && own[part] === best(part) && scores.some((other) => other.parts[part] < own[part])
    const points = numeral(own[part])
    return (
      <>
        {isMost && <span className="scores-star" {...(most ? { title: most } : {})} aria-hidden="true" />}
        {isMost ? <b>{points}</b> : points}
      </>
    )
  }

  function bar({ parts: own }: Score): ReactNode {
    return (
      <span className="scores-parts">
        {parts.map((part, i) => {
          const style: CSSProperties = { width: `${(100 * Math.max(0, own[part])) / top}%` }
          return (
            own[part] > 0 && (
              <i key={part} data-pattern={i % PATTERNS} style={style} title={`${faceWords.words.parts[part]} ${own[part]}`} />
            )
          )
        })}
      </span>
    )
  }

  function upright() {
    return (
      <>
        <ol className="scores-bars">
          {scores.map((score) => (
            <li key={score.seat} data-seat={score.seat}>
              <SeatMark seat={score.seat} /> <b>{seats[score.seat]?.name}</b> {bar(score)} <strong>{numeral(score.total)}</strong>
            </li>
          ))}
        </ol>
        <table className="scores upright">
          <thead>
            <tr>
              <th scope="col">{isWon ? words.end.place : words.end.seat}</th>
              {scores.map(({ seat, rank }) => (
                <th key={seat} scope="col" data-seat={seat}>
                  {isWon && rank} <SeatMark seat={seat} />
                  <span>{seats[seat]?.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, i) => (
              <tr key={part}>
                <th scope="row">
                  <i className="scores-key" data-pattern={i % PATTERNS} /> {faceWords.words.parts[part]}
                </th>
                {scores.map((score) => (
                  <td key={score.seat}>{amount(score, part)}</td>
                ))}
              </tr>
            ))}
            <tr className="first">
              <th scope="row">{words.table.total}</th>
              {scores.map(({ seat, total }) => (
                <td key={seat} className="total">
                  {numeral(total)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </>
    )
  }
}
