// An architect: one's own board large, the others' in four lines.
import type { ReactNode } from 'react'
import { OVER, type State } from '../../../games/bruxelles-1893/state.ts'
import { actorOf } from '../../../games/bruxelles-1893/turn.ts'
import type { HoldingsProps } from '../../table/face.ts'
import { Mine } from './mine.tsx'
import { Other } from './other.tsx'
import { nameOf, sceneOf } from './scene.ts'
import './holdings.css'

export function Holdings(props: HoldingsProps<State>): ReactNode {
  const { s, seat, mine } = props
  const scene = sceneOf(props)
  const isToMove = s.phase !== OVER && actorOf(s) === seat
  return (
    <section
      className={mine ? 'bx-mine' : 'bx-other'}
      data-seat={seat}
      data-to-move={isToMove}
      data-passed={(s.passed & (1 << seat)) !== 0}
      aria-label={nameOf(scene, seat)}
    >
      {mine ? <Mine scene={scene} seat={seat} /> : <Other scene={scene} seat={seat} />}
    </section>
  )
}
