// The middle of the table of Brass: strip, map, tracks, hand. It draws what the state says and names the places that are picked.
import type { ReactNode } from 'react'
import type { State } from '../../../games/brass-birmingham/state.ts'
import type { BoardProps } from '../../table/face.ts'
import { Hand } from './hand.tsx'
import { MidlandsMap } from './map.tsx'
import { useScene } from './scene.ts'
import { Strip } from './strip.tsx'
import { Tracks } from './tracks.tsx'
import '../../art/art.css'
import '../../art/brass.css'
import './board.css'
import './hand.css'
import './strip.css'
import './tracks.css'

export function Board(table: BoardProps<State>): ReactNode {
  const scene = useScene(table)
  return (
    <div className="bb-board">
      <Strip scene={scene} />
      <MidlandsMap scene={scene} />
      <Tracks scene={scene} />
      <Hand scene={scene} />
    </div>
  )
}
