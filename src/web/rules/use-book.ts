// The book of a game, fetched when it is asked for. Another language is read once all of it has come; until then the last one stays.
import { useEffect, useState } from 'react'
import type { Options } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'
import type { GameFace } from '../table/face.ts'
import type { Book } from './book.ts'
import { rulesOf } from './chapters.ts'
import { lessonsOf } from './lessons.ts'
import { loadRulesWords } from './words/load.ts'

export function useBook(face: GameFace | null, language: Language, options?: Options): Book | null {
  const [book, setBook] = useState<Book | null>(null)
  // A table's options never change.
  const [chosen] = useState(options)
  useEffect(() => {
    let wanted = true
    if (face)
      bookOf(face, language, chosen).then(
        (come) => wanted && setBook(come),
        // Without a connection, and never fetched before: what is read stays.
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [face, language, chosen])
  return book && book.game === face?.game.meta.id ? book : null
}

/** At a table with options, what is played there; without them everything. */
export async function bookOf(face: GameFace, language: Language, options?: Options): Promise<Book> {
  const game = face.game.meta.id
  const [words, chapters, taught, faceWords, explainer] = await Promise.all([
    loadRulesWords(language),
    rulesOf(game, language),
    Promise.all(lessonsOf(game, options).map((lesson) => lesson.load(language))),
    face.load(language, options),
    face.explainer?.(language) ?? null,
  ])
  return { game, language, words, chapters, taught, faceWords, explainer }
}
