// What was told of something, as a sentence: its subject where it is another than before, and facts drawn where a face draws them.
import { Fragment, type ReactNode } from 'react'
import type { Seat } from '../../../core/game.ts'
import { logLine } from '../../../core/words.ts'
import type { Line } from '../../../wire/positions.ts'
import { capital } from '../../board/words.ts'
import { useWords } from '../../words/language.tsx'
import { LogLine } from '../log-line.tsx'
import type { Scene } from '../standing.ts'

export type Telling = Pick<Scene, 'seats' | 'face' | 'faceWords'>

interface SentenceProps extends Telling {
  readonly lines: readonly Line[]
  /** Whose doings it goes on with; null where the sentence names its first subject. */
  readonly after: Seat | null
}

export function Sentence({ lines, after, seats, face, faceWords }: SentenceProps): ReactNode {
  const words = useWords()
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes its order
    <Fragment key={i}>
      {i > 0 && words.table.between}
      {line.seat !== (lines[i - 1]?.seat ?? after) && (
        <>
          <b>{seats[line.seat]?.name}</b>{' '}
        </>
      )}
      <LogLine line={line} Fact={face.Fact} words={faceWords.words} />
    </Fragment>
  ))
}

/** The same in plain words. */
export function plainSentence(
  lines: readonly Line[],
  after: Seat | null,
  { seats, faceWords, between }: Pick<Telling, 'seats' | 'faceWords'> & { readonly between: string },
): string {
  const said = lines.map((line, i) => {
    const says = logLine(line, faceWords.words)
    return line.seat === (lines[i - 1]?.seat ?? after) ? says : `${seats[line.seat]?.name} ${says}`
  })
  return capital(said.join(between))
}
