// The words of scenes, loaded in the reader's language; null until they have come.
import { useEffect, useState } from 'react'
import type { Words } from '../../core/game.ts'
import { thrower } from '../frame/later.tsx'
import type { FaceScenes } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { loadKit, type Said, saidBy } from './words/said.ts'

const NONE = { titles: {}, steps: {} }

export function useSaid(scenes: FaceScenes | undefined, words: Words): Said | null {
  const { language } = useSpoken()
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    let isWanted = true
    Promise.all([loadKit(language), scenes?.words(language) ?? NONE]).then(
      ([kit, own]) => isWanted && setSaid(saidBy(kit, own, words)),
      (error: unknown) => isWanted && setSaid(thrower(error)),
    )
    return () => {
      isWanted = false
    }
  }, [language, scenes, words])
  return said
}
