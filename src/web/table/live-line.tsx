// Read aloud as it happens: the newest decision in plain words, then whose turn it is. Never seen.
import { logLine } from '../../core/words.ts'
import { useWords } from '../words/language.tsx'
import { entriesOf } from './log-entries.ts'
import { actorNames } from './seats.ts'
import type { Scene } from './standing.ts'

export function LiveLine({ snapshot, seats, faceWords, turn }: Scene) {
  const words = useWords()
  const last = entriesOf(snapshot.lines).at(-1)
  const happened = last
    ? `${seats[last.seat]?.name} ${last.lines.map((line) => logLine(line, faceWords.words)).join(words.table.between)}.`
    : ''
  return (
    <p className="unseen" aria-live="polite">
      {happened} {nowSays()}
    </p>
  )

  function nowSays(): string {
    if (snapshot.status === 'finished') return words.table.over
    return turn.seat === null ? words.table.isToMove(actorNames(snapshot, words)) : `${words.table.youAreToMove}.`
  }
}
