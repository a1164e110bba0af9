// What a game's facts rest on, as its page shows it to a reader.
import { useEffect, useState } from 'react'
import type { Provenance } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'
import type { Translations } from '../shelf/cover.ts'
import type { Volume } from '../shelf/shelf.ts'
import { useSpoken } from '../words/language.tsx'

interface Shown {
  /** The language it is written in, which is English where the reader's is not there or cannot be fetched. */
  readonly lang: Language
  readonly provenance: Provenance
}

/** A game's provenance in the reader's language; null while that is on its way. */
export function useProvenance({ meta, cover }: Volume): Shown | null {
  const { language } = useSpoken()
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly told: Translations | null } | null>(null)
  const isEnglish = language === 'en' || !cover
  useEffect(() => {
    let wanted = true
    const show = (told: Translations | null) => wanted && setLoaded({ id: meta.id, told })
    if (!isEnglish) cover.provenance().then(show, () => show(null))
    return () => {
      wanted = false
    }
  }, [meta.id, cover, isEnglish])
  if (isEnglish) return { lang: 'en', provenance: meta.provenance }
  if (loaded?.id !== meta.id) return null
  return loaded.told ? { lang: language, provenance: loaded.told[language] } : { lang: 'en', provenance: meta.provenance }
}
