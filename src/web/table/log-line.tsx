// One sentence of the log: words, with facts drawn where a face draws them.
import { Fragment } from 'react'
import type { Words } from '../../core/game.ts'
import type { Piece } from '../../core/words.ts'
import { capital } from '../board/words.ts'
import { useWords } from '../words/language.tsx'
import type { GameFace } from './face.ts'
import { piecesOf, type Spoken } from './log-pieces.ts'

interface LineProps {
  readonly line: Spoken
  readonly Fact: GameFace['Fact']
  readonly words: Words
  /** Whether it begins with whom it is told of: unless the line before was told of the same. */
  readonly hasSubject?: boolean
  /** Whether a sentence begins with it. */
  readonly isFirst?: boolean
}

export function LogLine({ line, Fact, words, hasSubject = false, isFirst = false }: LineProps) {
  const { comma } = useWords().table
  const pieces = piecesOf(line, { words, hasSubject, comma })
  const said = isFirst ? pieces.map((piece, i) => (i === 0 ? { ...piece, text: capital(piece.text) } : piece)) : pieces
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name of their own, and never move
  return said.map((piece, i) => <Fragment key={i}>{drawn(piece)}</Fragment>)

  function drawn({ text, fact, value, isSubject }: Piece) {
    if (isSubject) return <b>{text}</b>
    return fact === undefined || value === undefined ? text : <Fact fact={fact} value={value} words={words} />
  }
}
