import type { BoardProps } from '../table/face.ts'
import type { Book } from './book.ts'

/** What a place is called in the language of the rules. */
export function nameOfPlace({ explainer, faceWords }: Book, board: BoardProps, place: string): string | null {
  const words = { ...faceWords.words, ...(board.words.voice ? { voice: board.words.voice } : {}) }
  return explainer?.explain(place, { ...board, words })?.name ?? null
}
