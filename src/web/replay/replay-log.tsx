// The log up to the move that is shown; each decision is a way back to it.
import type { Line } from '../../wire/positions.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import type { FaceWords, GameFace } from '../table/face.ts'
import { entriesOf } from '../table/log-entries.ts'
import { LogSentence } from '../table/log-sentence.tsx'
import { useWords } from '../words/language.tsx'

interface ReplayLogProps {
  readonly lines: readonly Line[]
  readonly face: GameFace
  readonly faceWords: FaceWords
  toMove(move: number): void
}

export function ReplayLog({ lines, face, faceWords, toMove }: ReplayLogProps) {
  const words = useWords()
  const entries = entriesOf(lines, face).reverse()
  return (
    <div className="log" role="log" aria-label={words.table.log}>
      {entries.length === 0 && <p className="soft">{words.replay.start}</p>}
      <ol>
        {entries.map((entry) => (
          <li key={entry.decision} data-seat={entry.seat}>
            <button type="button" onClick={() => toMove(entry.decision + 1)}>
              <span className="number">{entry.decision + 1}</span>
              <SeatMark seat={entry.seat} />
              <LogSentence {...{ entry, face, faceWords }} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
