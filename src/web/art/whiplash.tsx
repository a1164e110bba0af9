// The one ornament: a stem that runs out, turns back on itself and ends in a bud. At most three on a screen.
import type { ReactNode } from 'react'
import { type Curve, taper } from './taper.ts'

export function Whiplash({ className }: { readonly className?: string }): ReactNode {
  return (
    <svg className={className ? `art-whiplash ${className}` : 'art-whiplash'} viewBox="0 0 220 34" aria-hidden="true">
      <path d={STEM} />
      <path d={SHOOT} />
      <path d="M191.5 13.2c4-1.6 7.4.4 8 4.2-4 1.6-7.6-.4-8-4.2zM106 8.6c3-.6 5 1 5 3.8-3 .7-5-.8-5-3.8z" />
    </svg>
  )
}

const STEM_CURVES: readonly Curve[] = [
  [2, 20, 40, 32, 84, 30, 124, 18],
  [124, 18, 152, 9.5, 190, 2, 206, 12],
  [206, 12, 217, 19, 206, 30, 192, 27],
  [192, 27, 181, 24.5, 183, 14.5, 192, 15.5],
]
const STEM = taper(STEM_CURVES, [
  [0, 0.3],
  [0.35, 2.6],
  [0.6, 1.6],
  [0.8, 2.8],
  [1, 1.2],
])
const SHOOT_CURVES: readonly Curve[] = [
  [96, 25, 112, 17, 122, 8, 112, 4],
  [112, 4, 105, 2, 101, 8, 106, 11],
]
const SHOOT = taper(SHOOT_CURVES, [
  [0, 0.3],
  [0.5, 1.8],
  [1, 0.9],
])
