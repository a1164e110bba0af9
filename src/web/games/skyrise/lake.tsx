// Lakes, and the landing places over which airships hang.
import { memo, type ReactNode } from 'react'
import type { Feature } from './features.ts'
import { closed, shrunk } from './geometry.ts'

const INNER = 0.76

export const Lake = memo(function Lake({ polygon, at }: Feature): ReactNode {
  const inner = shrunk(polygon, at, INNER)
  const [x, y] = at
  return (
    <g className="sr-feature">
      <path className="sr-lk0" d={closed(polygon)} />
      <path className="sr-lk1" d={closed(inner)} />
      <path className="sr-lk2" d={closed([inner[0], inner[1], at])} />
      <path className="sr-rip" d={`M${x - 23} ${y + 5}q8-7 17 0t17 0M${x - 11} ${y + 16}q7-6 14 0t14 0`} />
    </g>
  )
})

export const Mooring = memo(function Mooring({ polygon, at }: Feature): ReactNode {
  return (
    <g className="sr-feature">
      <path className="sr-mo0" d={closed(polygon)} />
      <path className="sr-mo1" d={closed(shrunk(polygon, at, INNER))} />
    </g>
  )
})
