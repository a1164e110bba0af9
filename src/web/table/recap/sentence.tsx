// What was told of something, as a sentence: its subject where it is another than before, and facts drawn where a face draws them.
import { Fragment, type ReactNode } from 'react'
import type { Seat } from '../../../core/game.ts'
import { isSaid, logLine, logSentence } from '../../../core/words.ts'
import type { Line } from '../../../wire/positions.ts'
import { capital } from '../../board/words.ts'
import { useWords } from '../../words/language.tsx'
import { LogLine } from '../log-line.tsx'
import type { Scene } from '../standing.ts'

export type Telling = Pick<Scene, 'face' | 'faceWords'>

interface SentenceProps extends Telling {
  readonly lines: readonly Line[]
  /** Whose doings it goes on with; null where the sentence names its first subject. */
  readonly after: Seat | null
}

export function Sentence({ lines, after, face, faceWords }: SentenceProps): ReactNode {
  const words = useWords()
  const said = lines.filter((line) => isSaid(line, faceWords.words))
  return said.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes its order
    <Fragment key={i}>
      {i > 0 && words.table.between}
      <LogLine line={line} Fact={face.Fact} words={faceWords.words} hasSubject={line.seat !== (said[i - 1]?.seat ?? after)} />
    </Fragment>
  ))
}

/** The same in plain words. */
export function plainSentence(
  lines: readonly Line[],
  after: Seat | null,
  { faceWords, between }: Pick<Telling, 'faceWords'> & { readonly between: string },
): string {
  const said = lines.filter((line) => isSaid(line, faceWords.words))
  const parts = said.map((line, i) => (line.seat === (said[i - 1]?.seat ?? after) ? logLine : logSentence)(line, faceWords.words))
  return capital(parts.join(between))
}
