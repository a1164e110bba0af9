// In the prompt bar: the choices that no board shows, and what the one that is thought of would bring.
import type { ReactNode } from 'react'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { later } from '../../frame/later.tsx'
import type { ChoicesProps } from '../../table/face.ts'
import { type Asked, WEIGHED } from './asked.ts'
import { Options } from './options.tsx'
import { sceneOf, stepName } from './scene.ts'
import './choices.css'

// The first questions of a game are answered by plain buttons: bids, payments and previews come while they are read.
const Weighing = later(async () => (await import('./weighing/weighing.tsx')).Weighing)

export function Choices(props: ChoicesProps<State>): ReactNode {
  const asked: Asked = { ...props, ...sceneOf(props) }
  return (
    <div className="bx-choices">
      <Weighing asked={asked} />
      {!WEIGHED.has(stepName(props.s)) && <Options asked={asked} />}
    </div>
  )
}
