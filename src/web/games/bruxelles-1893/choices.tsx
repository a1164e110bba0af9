// In the prompt bar: the choices that no board shows, and what the one that is thought of would bring.
import { lazy, type ReactNode, Suspense } from 'react'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import type { ChoicesProps } from '../../table/face.ts'
import { type Asked, WEIGHED } from './asked.ts'
import { Options } from './options.tsx'
import { sceneOf, stepName } from './scene.ts'
import './choices.css'

// The first questions of a game are answered by plain buttons: bids, payments and previews come while they are read.
const Weighing = lazy(async () => ({ default: (await import('./weighing/weighing.tsx')).Weighing }))

export function Choices(props: ChoicesProps<State>): ReactNode {
  const asked: Asked = { ...props, ...sceneOf(props) }
  return (
    <div className="bx-choices">
      <Suspense fallback={null}>
        <Weighing asked={asked} />
      </Suspense>
      {!WEIGHED.has(stepName(props.s)) && <Options asked={asked} />}
    </div>
  )
}
