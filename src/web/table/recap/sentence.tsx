// What was told of something, as a sentence: its subject where it is another than before, and facts drawn where a face draws them.
import { Fragment, type ReactNode } from 'react'
import type { Seat } from '../../../core/game.ts'
import { isSaid } from '../../../core/words.ts'
import { capital } from '../../board/words.ts'
import { useWords } from '../../words/language.tsx'
import type { UiWords } from '../../words/ui-words.ts'
import type { Heard } from '../log-entries.ts'
import { LogLine } from '../log-line.tsx'
import { piecesOf, textOf } from '../log-pieces.ts'
import type { Scene } from '../standing.ts'

export type Telling = Pick<Scene, 'face' | 'faceWords'>

interface SentenceProps extends Telling {
  readonly lines: readonly Heard[]
  /** Whose doings it goes on with; null where the sentence names its first subject. */
  readonly after: Seat | null
}

export function Sentence({ lines, after, face, faceWords }: SentenceProps): ReactNode {
  const words = useWords()
  const said = lines.filter((line) => isSaid(line, faceWords.words))
  return said.map((line, i) => {
    const hasSubject = line.seat !== (said[i - 1]?.seat ?? after)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes its order
      <Fragment key={i}>
        {i > 0 && words.table.between}
        <LogLine line={line} Fact={face.Fact} words={faceWords.words} hasSubject={hasSubject} isFirst={hasSubject && i === 0} />
      </Fragment>
    )
  })
}

/** The same in plain words. */
export function plainSentence(
  lines: readonly Heard[],
  after: Seat | null,
  { faceWords, table }: Pick<Telling, 'faceWords'> & Pick<UiWords, 'table'>,
): string {
  const { words } = faceWords
  const said = lines.filter((line) => isSaid(line, words))
  const parts = said.map((line, i) =>
    textOf(piecesOf(line, { words, hasSubject: line.seat !== (said[i - 1]?.seat ?? after), comma: table.comma })),
  )
  return capital(parts.join(table.between))
}
