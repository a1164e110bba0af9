// A scene once its words have come.
import type { ReactNode } from 'react'
import type { FaceScenes } from '../table/face.ts'
import { SceneView } from './scene-view.tsx'
import type { SceneProps } from './shown.ts'
import { useSaid } from './use-said.ts'

export function SceneNow({ scenes, ...props }: Omit<SceneProps, 'said'> & { readonly scenes: FaceScenes }): ReactNode {
  const said = useSaid(scenes, props.faceWords.words)
  const { scene } = props
  return said && <SceneView key={`${scene.decision} ${scene.id}`} {...props} said={said} />
}
