// Read aloud as it happens: the newest decision in plain words, then whose turn it is. Never seen.
import { logLine } from '../../core/words.ts'
import type { Line } from '../../wire/positions.ts'
import { useWords } from '../words/language.tsx'
import { entriesOf } from './log-entries.ts'
import { actorNames } from './seats.ts'
import type { Scene } from './standing.ts'

export function LiveLine({ snapshot, seats, faceWords, turn }: Scene) {
  const words = useWords()
  const last = entriesOf(snapshot.lines).at(-1)
  const happened = last ? `${last.lines.map((line, i) => said(line, last.lines[i - 1])).join(words.table.between)}.` : ''
  return (
    <p className="unseen" aria-live="polite">
      {happened} {nowSays()}
    </p>
  )

  /** A line, with its subject unless the line before has the same. */
  function said(line: Line, before?: Line): string {
    const says = logLine(line, faceWords.words)
    return line.seat === before?.seat ? says : `${seats[line.seat]?.name} ${says}`
  }

  function nowSays(): string {
    if (snapshot.status === 'finished') return words.table.over
    return turn.seat === null ? words.table.isToMove(actorNames(snapshot, words)) : `${words.table.youAreToMove}.`
  }
}
