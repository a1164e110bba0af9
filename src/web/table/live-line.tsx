// Read aloud as it happens: the newest decision in plain words, then whose turn it is. Never seen.
import { isSaid, logLine, logSentence } from '../../core/words.ts'
import type { Line } from '../../wire/positions.ts'
import { useWords } from '../words/language.tsx'
import { entriesOf } from './log-entries.ts'
import { actorNames } from './seats.ts'
import type { Scene } from './standing.ts'

export function LiveLine({ snapshot, faceWords, turn }: Scene) {
  const words = useWords()
  const last = entriesOf(snapshot.lines).at(-1)
  const lines = last?.lines.filter((line) => isSaid(line, faceWords.words)) ?? []
  const happened = lines.map((line, i) => said(line, lines[i - 1])).join(words.table.between)
  return (
    <p className="unseen" aria-live="polite">
      {happened && happened + words.table.stop} {nowSays() + words.table.stop}
    </p>
  )

  /** A line, with its subject unless the line before has the same. */
  function said(line: Line, before?: Line): string {
    return line.seat === before?.seat ? logLine(line, faceWords.words) : logSentence(line, faceWords.words)
  }

  function nowSays(): string {
    if (snapshot.status === 'finished') return words.table.over
    return turn.seat === null ? words.table.isToMove(...actorNames(snapshot, words)) : words.table.youAreToMove
  }
}
