// The key of the map, in the land that nobody builds on.
import { memo, type ReactNode } from 'react'
import { CANAL, COAL, tileAfter } from '../../../games/brass-birmingham/components.ts'
import { Mark } from './mark.tsx'
import { type Scene, sameTo } from './scene.ts'
import { fitted } from './text-width.ts'
import { Tile } from './tile.tsx'
import { phrasesOf } from './words/phrases.ts'

const TILE = tileAfter(COAL, 1)
const STEP = 27
const LONGEST = 86

interface KeyProps {
  readonly scene: Scene
}

export const Key = memo(
  function Key({ scene }: KeyProps): ReactNode {
    const phrases = phrasesOf(scene.words)
    const seat = scene.you ?? 0
    const rows: readonly (readonly [string, ReactNode])[] = [
      [phrases.keyWorking, <Small key="working" flipped={false} seat={seat} />],
      [phrases.keyFlipped, <Small key="flipped" flipped={true} seat={seat} />],
      [phrases.keyOpen, <rect key="open" className="bb-key-ring" x="4" y="4" width="16" height="16" rx="4" />],
      [phrases.keyOver, <rect key="over" className="bb-key-ring" data-over="true" x="4" y="4" width="16" height="16" rx="4" />],
      [phrases.keyNetwork, <Mark key="network" seat={seat} x={7} y={6.5} size={10} />],
      [phrases.keyLine, <Track key="line" water={scene.s.era === CANAL} />],
      [phrases.keyClosed, <Track key="closed" water={scene.s.era !== CANAL} closed={true} />],
    ]
    return (
      <g className="bb-key" transform="translate(868 214)" data-seat={seat}>
        {rows.map(([says, drawing], i) => (
          <g key={says} transform={`translate(0 ${i * STEP})`}>
            {drawing}
            <text x="31" y="16" fontSize={fitted(says, 13, LONGEST).size}>
              {says}
            </text>
          </g>
        ))}
      </g>
    )
  },
  sameTo(({ scene }: KeyProps) => scene.s.era),
)

function Small({ flipped, seat }: { readonly flipped: boolean; readonly seat: number }): ReactNode {
  return (
    <g transform="scale(.64)">
      <Tile tile={TILE} seat={seat} flipped={flipped} cubes={flipped ? 0 : 2} />
    </g>
  )
}

const STRAIGHT = 'M0 11.5h24'
const WAVE = 'M0 11.5c4-5 8-5 12 0s8 5 12 0'

function Track({ water, closed = false }: { readonly water: boolean; readonly closed?: boolean }): ReactNode {
  const course = water ? WAVE : STRAIGHT
  return (
    <g className="bb-link" data-water={water} data-closed={closed}>
      {!water && <path className="bb-link-ties" d={course} />}
      <path className="bb-link-edge" d={course} />
      <path className="bb-link-bed" d={course} />
    </g>
  )
}
