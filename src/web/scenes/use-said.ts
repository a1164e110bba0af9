// The words of scenes, loaded in the reader's language; null until they have come.
import { useEffect, useState } from 'react'
import type { Words } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'
import { thrower } from '../frame/later.tsx'
import type { FaceScenes } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { loadKit, type Said, saidBy } from './words/said.ts'

export function useSaid(scenes: FaceScenes | undefined, words: Words): Said | null {
  const { language } = useSpoken()
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    let isWanted = true
    spoken(scenes, language, words).then(
      (now) => isWanted && setSaid(now),
      (error: unknown) => isWanted && setSaid(thrower(error)),
    )
    return () => {
      isWanted = false
    }
  }, [language, scenes, words])
  return said
}

async function spoken(scenes: FaceScenes | undefined, language: Language, words: Words): Promise<Said> {
  const [kit, teller] = await Promise.all([loadKit(language), scenes?.load()])
  return saidBy({ kit, own: await teller?.words(language), counting: teller?.counting }, words)
}
