// What is counted now, as a sentence with its sum: “Ilse, Birmingham–Oxford: Birmingham 4 + Oxford 2 = 6 points”.
import { Fragment, type ReactNode } from 'react'
import type { Words } from '../../core/game.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import type { Count } from './scene.ts'
import { type Said, tellsPoints } from './words/said.ts'

interface SentenceProps {
  readonly said: Said
  readonly now: readonly Count[]
  readonly seats: readonly SeatInfo[]
  readonly words: Words
}

export function Sentence({ said, now, seats, words }: SentenceProps): ReactNode {
  const [first] = now
  if (!first) return <p className="scene-caption">{said.kit.nothing}</p>
  const points = now.reduce((sum, count) => sum + count.points, 0)
  return (
    <p className="scene-caption">
      {first.seat !== null && <SeatMark seat={first.seat} />}
      <b>{now.length === 1 ? said.subject(first, seats) : said.several(now, seats)}</b>
      {now.length === 1 && first.from && first.from.length > 1 && (
        <span className="scene-sum">
          {first.from.map(({ name, points: part }, i) => (
            <Fragment key={`${name}`}>
              {i > 0 && ' + '}
              {words.name(...name)} <u>{part}</u>
            </Fragment>
          ))}
          {' ='}
        </span>
      )}
      {points !== 0 && !tellsPoints(first) && <strong>{said.kit.earned(points)}</strong>}
    </p>
  )
}
