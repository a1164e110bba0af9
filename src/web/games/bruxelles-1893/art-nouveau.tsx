// The Art Nouveau board: a leaded window of 25 spaces, irises where four meet, the try square around the active area, cards below the columns.
import type { CSSProperties, ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { AREAS, COLUMNS, IRIS_IDS, IRISES, SPACES } from '../../../games/bruxelles-1893/components.ts'
import { useCanPick } from '../../board/places.tsx'
import { usePointed } from '../../board/pointed.ts'
import { Column } from './column.tsx'
import { Iris } from './iris.tsx'
import { spacePlace } from './places.ts'
import type { Scene } from './scene.ts'
import { Space } from './space.tsx'
import './art-nouveau.css'

const ROWS_DOWN = [4, 3, 2, 1, 0]
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

export function ArtNouveau({ scene }: { readonly scene: Scene }): ReactNode {
  const { s, phrases } = scene
  const canPick = useCanPick()
  // While it is to be placed, the try square lies where one points, or where it was chosen to lie.
  const irisOf = (place: string | null) => IRIS_IDS.findIndex((iris) => place === `iris:${iris}` && canPick(place))
  const pointed = usePointed(irisOf)
  const thought = pointed >= 0 ? pointed : Math.max(-1, ...scene.picked.map(irisOf))
  const square = thought >= 0 ? thought : s.iris
  const area = thought >= 0 ? AREAS[thought] : s.area
  const hasOpen = numbers(SPACES).some((space) => scene.open.has(spacePlace(space)))
  return (
    <section className="bx-art-nouveau" aria-label={phrases.artNouveau}>
      <div className="bx-window">
        <svg className="bx-whiplash" viewBox="0 0 300 120" preserveAspectRatio="none" aria-hidden="true">
          <path d="M298 117c-40-5-90 5-150 1S40 119 12 117Q3 116 3 106C1 80 5 50 3 2" />
        </svg>
        {ROWS_DOWN.flatMap((row) =>
          numbers(COLUMNS).map((column) => {
            const space = row * COLUMNS + column
            return <Space key={space} scene={scene} space={space} area={area} entry={!hasOpen && space === 0} />
          }),
        )}
        {square !== NONE && <TrySquare iris={square} isThought={square !== s.iris} />}
        {numbers(IRISES).map((iris) => (
          <Iris key={iris} scene={scene} iris={iris} />
        ))}
      </div>
      <div className="bx-columns">
        {numbers(COLUMNS).map((column) => (
          <Column key={column} scene={scene} column={column} />
        ))}
      </div>
    </section>
  )
}

/** Two rulers along the lines through the iris, a thin frame on the other sides. */
function TrySquare({ iris, isThought }: { readonly iris: number; readonly isThought: boolean }): ReactNode {
  const column = (iris % 4) + 1
  const row = Math.floor(iris / 4) + 1
  const [left, right] = column <= 2 ? [column, COLUMNS] : [0, column]
  const [bottom, top] = row <= 2 ? [row, COLUMNS] : [0, row]
  const lines = { '--left': left, '--right': right, '--top': COLUMNS - top, '--bottom': COLUMNS - bottom } as CSSProperties
  return (
    <div
      className="bx-square"
      style={lines}
      data-side={column <= 2 ? 'left' : 'right'}
      data-end={row <= 2 ? 'bottom' : 'top'}
      data-thought={isThought}
    >
      <i />
      <i />
    </div>
  )
}
