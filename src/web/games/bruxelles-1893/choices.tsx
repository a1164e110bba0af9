// In the prompt bar: the choices that no board shows. Once something is chosen, the slip has them.
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { whenIdle } from '../../frame/when-idle.ts'
import type { ChoicesProps } from '../../table/face.ts'
import type { Asked } from './asked.ts'
import { Options } from './options.tsx'
import { sceneOf, stepName } from './scene.ts'
import { loadSlip } from './slip/load.ts'
import './choices.css'

const CardUses = lazy(async () => ({ default: (await import('./slip/card-uses.tsx')).CardUses }))

export function Choices(props: ChoicesProps<State>): ReactNode {
  const asked: Asked = { ...props, ...sceneOf(props) }
  const { language } = asked.phrases
  useEffect(() => whenIdle(() => loadSlip(language)), [language])
  if (stepName(props.s) !== 'useCards') return <Options asked={asked} />
  return (
    <Suspense fallback={null}>
      <CardUses asked={asked} />
    </Suspense>
  )
}
