// The options of a game in the reader's language. They come with the board, which the table will need next anyway.
import { useEffect, useState } from 'react'
import type { Meta, Words } from '../../core/game.ts'
import { loadFace } from '../shelf/load.ts'
import { useSpoken } from '../words/language.tsx'

export function useOptionWords({ id, options }: Meta): Words['options'] {
  const { language } = useSpoken()
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly options: Words['options'] }>()
  const none = options.length === 0
  useEffect(() => {
    let wanted = true
    if (!none)
      loadFace(id)
        .then((face) => face.load(language))
        .then(({ words }) => wanted && setLoaded({ id, options: words.options }))
    return () => {
      wanted = false
    }
  }, [id, none, language])
  return loaded?.id === id ? loaded.options : undefined
}
