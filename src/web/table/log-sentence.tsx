// One decision in words: who, and everything that was told of it.
import { Fragment } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { useWords } from '../words/language.tsx'
import type { FaceWords, GameFace } from './face.ts'
import type { Entry } from './log-entries.ts'
import { LogLine } from './log-line.tsx'

interface LogSentenceProps {
  readonly entry: Entry
  readonly seats: readonly SeatInfo[]
  readonly face: GameFace
  readonly faceWords: FaceWords
}

export function LogSentence({ entry, seats, face, faceWords }: LogSentenceProps) {
  const words = useWords()
  return (
    <span>
      <b>{seats[entry.seat]?.name}</b>{' '}
      {entry.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told of a decision never changes its order
        <Fragment key={i}>
          {i > 0 && words.table.between}
          {line.seat !== (entry.lines[i - 1]?.seat ?? entry.seat) && `${seats[line.seat]?.name} `}
          <LogLine line={line} Fact={face.Fact} words={faceWords.words} />
        </Fragment>
      ))}
    </span>
  )
}
