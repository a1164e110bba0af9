// One decision in words: who, and everything that was told of it.
import { Fragment } from 'react'
import { isSaid } from '../../core/words.ts'
import { useWords } from '../words/language.tsx'
import type { FaceWords, GameFace } from './face.ts'
import type { Entry } from './log-entries.ts'
import { LogLine } from './log-line.tsx'

interface LogSentenceProps {
  readonly entry: Entry
  readonly face: GameFace
  readonly faceWords: FaceWords
}

export function LogSentence({ entry, face, faceWords }: LogSentenceProps) {
  const words = useWords()
  const lines = entry.lines.filter((line) => isSaid(line, faceWords.words))
  return (
    <span>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told of a decision never changes its order
        <Fragment key={i}>
          {i > 0 && words.table.between}
          <LogLine line={line} Fact={face.Fact} words={faceWords.words} hasSubject={line.seat !== lines[i - 1]?.seat} />
        </Fragment>
      ))}
    </span>
  )
}
