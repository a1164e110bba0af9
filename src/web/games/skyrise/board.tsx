// The middle of the table of Skyrise: strip, city, standing, rack. It draws what the state says and names the places that are picked.
import type { ReactNode } from 'react'
import type { State } from '../../../games/skyrise/state.ts'
import type { BoardProps } from '../../table/face.ts'
import { City } from './city.tsx'
import { Panel } from './panel.tsx'
import { Rack } from './rack.tsx'
import { useScene } from './scene.ts'
import { Strip } from './strip.tsx'
import '../../art/art.css'
import './colours.css'
import './token.css'
import './board.css'

export function Board(table: BoardProps<State>): ReactNode {
  const scene = useScene(table)
  return (
    <div className="sr-board">
      <Strip scene={scene} />
      <City scene={scene} />
      <Panel scene={scene} />
      <Rack scene={scene} />
    </div>
  )
}
