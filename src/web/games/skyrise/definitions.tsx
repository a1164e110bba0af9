// What the drawing uses again and again: buildings, and the grain of each colour's ground.
import { memo } from 'react'
import type { Colour } from '../../../games/skyrise/components.ts'
import { BUILDINGS } from './buildings.ts'
import { Faces } from './faces.tsx'

interface Grain {
  readonly size: readonly [number, number]
  readonly lines: string
  readonly dots?: string
}

const GRAINS: Readonly<Record<Colour, Grain>> = {
  yellow: {
    size: [56, 40],
    lines:
      'M0 20a28 20 0 0 1 56 0M14 20a14 10 0 0 1 28 0M-28 40a28 20 0 0 1 56 0a28 20 0 0 1 56 0M-14 40a14 10 0 0 1 28 0M42 40a14 10 0 0 1 28 0',
  },
  green: {
    size: [48, 36],
    lines: 'M6 14c2-7 6-10 12-11c-1 6-5 10-12 11M30 32c2-7 6-10 12-11c-1 6-5 10-12 11M30 12c-2-5-5-7-9-8M12 33c-2-5-5-7-9-8',
  },
  white: { size: [40, 30], lines: 'M24 7q4-3 8 0M4 22q4-3 8 0', dots: 'M8 8h.1M28 23h.1' },
  brown: { size: [44, 32], lines: 'M0 0h44M0 16h44M11 0v16M33 16v16', dots: 'M17 5h.1M6 11h.1M39 21h.1M28 27h.1' },
}

export const grainId = (colour: Colour): string => `sr-grain-${colour}`
export const buildingId = (kind: string): string => `sr-${kind}`

export const Definitions = memo(function Definitions() {
  return (
    <defs>
      {Object.entries(GRAINS).map(([colour, { size, lines, dots }]) => (
        <pattern key={colour} id={`sr-grain-${colour}`} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
          <path className="sr-weave" d={lines} />
          {dots && <path className="sr-weave dots" d={dots} />}
        </pattern>
      ))}
      {Object.entries(BUILDINGS).map(([kind, faces]) => (
        <g key={kind} id={buildingId(kind)}>
          <Faces faces={faces} />
        </g>
      ))}
    </defs>
  )
})
