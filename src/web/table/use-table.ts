// A table, opened for as long as its page is shown.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Options } from '../../core/game.ts'
import { thrower } from '../frame/later.tsx'
import { type Opened, openSource } from '../source/open.ts'
import type { Snapshot, TableSource } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'
import type { FaceWords, GameFace } from './face.ts'

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | ({ readonly kind: 'open' } & Opened)

/** Opens a table; closes it with the page. */
export function useOpening(id: string, watch?: string): Opening {
  const [opening, setOpening] = useState<{ id: string; now: Opening }>({ id, now: { kind: 'opening' } })
  useEffect(() => {
    let source: TableSource | undefined
    let left = false
    openSource(id, watch).then(
      (opened) => {
        source = opened.source
        if (left) source.close()
        else setOpening({ id, now: { kind: 'open', ...opened } })
      },
      (error: unknown) => {
        if (!left) setOpening({ id, now: { kind: 'failed', error } })
      },
    )
    return () => {
      left = true
      source?.close()
    }
  }, [id, watch])
  return opening.id === id ? opening.now : { kind: 'opening' }
}

export const useSnapshot = (source: TableSource): Snapshot => useSyncExternalStore(source.subscribe, source.snapshot)

/** The face's words in the reader's language; null until the first have come. */
export function useFaceWords(face: GameFace, options: Options): FaceWords | null {
  const { language } = useSpoken()
  // A table's options never change.
  const [chosen] = useState(options)
  const [words, setWords] = useState<FaceWords | null>(null)
  useEffect(() => {
    let wanted = true
    face.load(language, chosen).then(
      (loaded) => wanted && setWords(loaded),
      (error: unknown) => wanted && setWords(thrower(error)),
    )
    return () => {
      wanted = false
    }
  }, [face, language, chosen])
  return words
}
