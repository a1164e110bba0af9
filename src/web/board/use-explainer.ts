// What a face's pieces say of themselves, in one language.
import { useEffect, useState } from 'react'
import type { Language } from '../../core/words.ts'
import type { Explainer, GameFace } from '../table/face.ts'

/** Null until they have come. */
export function useExplainer({ explainer: load }: GameFace, language: Language): Explainer | null {
  const [explainer, setExplainer] = useState<Explainer | null>(null)
  useEffect(() => {
    let wanted = true
    load?.(language).then(
      (come) => wanted && setExplainer(come),
      // Without a connection the pieces are silent; the next language, or the next visit, tries again.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [load, language])
  return explainer
}
