// Read aloud as it happens: the newest decision in plain words, then whose turn it is. Never seen.
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { sceneIn } from '../scenes/scene-in.ts'
import { useWords } from '../words/language.tsx'
import { partLater } from './fetched.ts'
import { hear } from './heard.ts'
import { entriesOf } from './log-entries.ts'
import { plainSentence } from './recap/sentence.tsx'
import { saidOf } from './recap/tale.ts'
import { useTale } from './recap/use-tale.ts'
import { actorNames } from './seats.ts'
import type { Stood } from './standing.ts'

const News = partLater(async () => (await import('../leaving/news.tsx')).News)

interface LiveProps extends Stood {
  /** Whether it is this viewer's turn. */
  readonly isAsked: boolean
}

export const LiveLine = memo(function LiveLine({ snapshot, seats, face, faceWords, isAsked }: LiveProps): ReactNode {
  const words = useWords()
  const tale = useTale(face)
  const last = entriesOf(snapshot.lines).at(-1)
  // What is shown as a scene is heard there, step by step.
  const lines = last && sceneIn(face, last.lines) ? saidOf(last, tale) : (last?.lines ?? [])
  const happened = plainSentence(lines, null, { faceWords, table: words.table })
  // What stands there when the page comes is not heard.
  const first = useRef(snapshot.lines)
  useEffect(() => {
    if (last && snapshot.lines !== first.current) hear(snapshot.id, last)
  }, [last, snapshot.id, snapshot.lines])
  return (
    <>
      <p className="unseen" aria-live="polite">
        {happened && happened + words.table.stop} {nowSays() + words.table.stop}
      </p>
      {snapshot.shared && <News {...{ snapshot, seats }} />}
    </>
  )

  function nowSays(): string {
    if (snapshot.status === 'finished') return words.table.over
    return isAsked ? words.table.youAreToMove : words.table.isToMove(...actorNames(snapshot, words))
  }
})
