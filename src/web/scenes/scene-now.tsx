// Loads what a scene needs, in the reader's language, and shows it.
import { type ReactNode, useEffect, useState } from 'react'
import type { FaceScenes } from '../table/face.ts'
import { useSpoken } from '../words/language.tsx'
import { SceneView } from './scene-view.tsx'
import type { SceneProps } from './shown.ts'
import { loadKit, type Said, saidBy } from './words/said.ts'

export function SceneNow({ scenes, ...props }: Omit<SceneProps, 'said'> & { readonly scenes: FaceScenes }): ReactNode {
  const { language } = useSpoken()
  const { words } = props.faceWords
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    let isWanted = true
    Promise.all([loadKit(language), scenes.words(language)]).then(([kit, own]) => isWanted && setSaid(saidBy(kit, own, words)))
    return () => {
      isWanted = false
    }
  }, [language, scenes, words])
  const { scene } = props
  return said && <SceneView key={`${scene.decision} ${scene.id}`} {...props} said={said} />
}
