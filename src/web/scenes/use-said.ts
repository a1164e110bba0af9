// The words of scenes, loaded in the reader's language; null until they have come.
import { useEffect, useState } from 'react'
import type { Words } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'
import type { FaceScenes } from '../table/face.ts'
import { atLast } from '../table/fetched.ts'
import { useSpoken } from '../words/language.tsx'
import { loadKit, type Said, saidBy } from './words/said.ts'

export function useSaid(scenes: FaceScenes | undefined, words: Words): Said | null {
  const { language } = useSpoken()
  const [said, setSaid] = useState<Said | null>(known.get(words) ?? null)
  useEffect(() => {
    let isWanted = true
    // A table whose server is away goes on without them.
    atLast(() => spoken(scenes, language, words)).then((now) => {
      known.set(words, now)
      if (isWanted) setSaid(now)
    })
    return () => {
      isWanted = false
    }
  }, [language, scenes, words])
  return said
}

/** What has come once is there at once: a title does not change before one's eyes. */
const known = new WeakMap<Words, Said>()

async function spoken(scenes: FaceScenes | undefined, language: Language, words: Words): Promise<Said> {
  const [kit, teller] = await Promise.all([loadKit(language), scenes?.load()])
  return saidBy({ kit, own: await teller?.words(language), counting: teller?.counting }, words)
}
