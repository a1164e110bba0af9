// The log up to the move that is shown; each action is a way back to it.
import { type ReactNode, useMemo } from 'react'
import type { Line } from '../../wire/positions.ts'
import type { FaceWords, GameFace } from '../table/face.ts'
import { entriesOf } from '../table/log-entries.ts'
import { LogEntry } from '../table/log-entry.tsx'
import { InSight } from '../table/log-in-sight.tsx'
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
  const rows = entries.map((entry) => {
    const move = entry.last + 1
    return <LogEntry key={entry.decision} {...{ entry, face, faceWords }} number={move} tell={() => toMove(move)} />
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="log" role="log" tabIndex={0} aria-label={words.table.log}>
      {entries.length === 0 && <p className="soft">{words.replay.start}</p>}
      <InSight rows={rows} />
    </div>
  )
}
