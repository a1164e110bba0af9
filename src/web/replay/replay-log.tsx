// The log up to the move that is shown; each action is a way back to it.
import { type ReactNode, useMemo } from 'react'
import type { Line } from '../../wire/positions.ts'
import { SeatMark } from '../art/seat-mark.tsx'
import type { FaceWords, GameFace } from '../table/face.ts'
import { entriesOf } from '../table/log-entries.ts'
import { InSight } from '../table/log-in-sight.tsx'
import { Sentence } from '../table/recap/sentence.tsx'
import { useWords } from '../words/language.tsx'

interface ReplayLogProps {
  readonly lines: readonly Line[]
  readonly face: GameFace
  readonly faceWords: FaceWords
  toMove(move: number): void
}

export function ReplayLog({ lines, face, faceWords, toMove }: ReplayLogProps): ReactNode {
  const words = useWords()
  const entries = useMemo(() => entriesOf(lines, face).reverse(), [lines, face])
  const rows = entries.map((entry) => (
    <div key={entry.decision} className="log-entry" data-seat={entry.seat}>
      <SeatMark seat={entry.seat} />
      <button type="button" className="log-said" onClick={() => toMove(entry.last + 1)}>
        <span className="number">{entry.last + 1}</span> <Sentence lines={entry.lines} after={null} {...{ face, faceWords }} />
      </button>
    </div>
  ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="log" role="log" tabIndex={0} aria-label={words.table.log}>
      {entries.length === 0 && <p className="soft">{words.replay.start}</p>}
      <InSight rows={rows} />
    </div>
  )
}
