// A line of the log in pieces, with whatever is said in the same breath: “returns 2 ruby” is “returns ruby ×2”.
import type { Words } from '../../core/game.ts'
import type { Told } from '../../core/words.ts'
import { linePieces, type Piece, sentencePieces } from '../../core/words.ts'

/** A line, with those that differ from it in its one fact, or not at all. */
export interface Spoken extends Told {
  readonly also?: readonly Told[]
}

interface Saying {
  readonly words: Words
  /** Whether it begins with whom it is told of. */
  readonly hasSubject: boolean
  readonly comma: string
}

export function piecesOf({ also = [], ...line }: Spoken, { words, hasSubject, comma }: Saying): Piece[] {
  const pieces = hasSubject ? sentencePieces(line, words) : linePieces(line, words)
  if (also.length === 0) return pieces
  const at = pieces.findIndex(({ fact }) => fact !== undefined)
  const isOne = Object.keys(line.facts).length === 1
  if (!isOne || at < 0) return [...pieces, times(also.length + 1)]
  const { fact = '' } = pieces[at]
  const values = [line, ...also].map(({ facts }) => Object.values(facts)[0])
  const listed = [...new Set(values)].flatMap((value, i): Piece[] => {
    const count = values.filter((each) => each === value).length
    const named = { text: words.name(fact, value), fact, value }
    return [...(i > 0 ? [{ text: comma }] : []), named, ...(count > 1 ? [times(count)] : [])]
  })
  return [...pieces.slice(0, at), ...listed, ...pieces.slice(at + 1)]
}

const times = (count: number): Piece => ({ text: ` ×${count}` })

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')
