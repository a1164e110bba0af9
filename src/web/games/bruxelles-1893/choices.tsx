// In the prompt bar: the choices that no board shows. Once something is chosen, the slip has them.
import type { ReactNode } from 'react'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import type { ChoicesProps } from '../../table/face.ts'
import { partLater } from '../../table/fetched.ts'
import type { Asked } from './asked.ts'
import { Options } from './options.tsx'
import { sceneOf, stepName } from './scene.ts'
import './choices.css'

const CardUses = partLater(async () => (await import('./slip/card-uses.tsx')).CardUses)

export function Choices(props: ChoicesProps<State>): ReactNode {
  const asked: Asked = { ...props, ...sceneOf(props) }
  return stepName(props.s) === 'useCards' ? <CardUses asked={asked} /> : <Options asked={asked} />
}
