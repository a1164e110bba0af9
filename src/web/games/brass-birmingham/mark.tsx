// A seat's mark inside a drawing.
import type { ReactNode } from 'react'
import { SeatMark } from '../../art/seat-mark.tsx'

interface MarkProps {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly size: number
}

export function Mark({ seat, x, y, size }: MarkProps): ReactNode {
  return (
    <svg className="bb-mark" x={x} y={y} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <SeatMark seat={seat} />
    </svg>
  )
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
