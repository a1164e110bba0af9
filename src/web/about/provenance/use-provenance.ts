// What a game's facts rest on, as its page shows it to a reader.
import { useEffect, useState } from 'react'
import type { Provenance } from '../../../core/game.ts'
import type { Language } from '../../../core/words.ts'
import { useSpoken } from '../../words/language.tsx'
import type { ShelfId } from '../../words/ui-words.ts'
import { loadProvenances, type Provenances } from './load.ts'

interface Shown {
  /** The language it is written in, which is English where the reader's cannot be fetched. */
  readonly lang: Language
  readonly provenance: Provenance
}

/** A game's provenance in the reader's language; null while that is on its way. */
export function useProvenance(id: ShelfId, english: Provenance): Shown | null {
  const { language } = useSpoken()
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly provenances: Provenances | null } | null>(null)
  useEffect(() => {
    let wanted = true
    const show = (provenances: Provenances | null) => wanted && setLoaded({ language, provenances })
    if (language !== 'en') loadProvenances(language).then(show, () => show(null))
    return () => {
      wanted = false
    }
  }, [language])
  if (language === 'en') return { lang: 'en', provenance: english }
  if (loaded?.language !== language) return null
  return loaded.provenances ? { lang: language, provenance: loaded.provenances[id] } : { lang: 'en', provenance: english }
}
