// Seat marks ◆ ● ▲ ■ ✚: never a colour without a shape.
import type { ReactNode } from 'react'

const MARKS = [
  'M8 .8 15.2 8 8 15.2.8 8z',
  'M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4z',
  'M8 1l7.3 13.4H.7z',
  'M1.8 1.8h12.4v12.4H1.8z',
  'M5.6 1.2h4.8v4.4h4.4v4.8h-4.4v4.4H5.6v-4.4H1.2V5.6h4.4z',
] as const

export function SeatMark({ seat }: { readonly seat: number }): ReactNode {
  return (
    <svg className="art-seat" data-seat={seat} viewBox="0 0 16 16" aria-hidden="true">
      <SeatShape seat={seat} />
    </svg>
  )
}

/** The mark on a grid of 16, inside a larger drawing. */
export function SeatShape({ seat }: { readonly seat: number }): ReactNode {
  return <path d={MARKS[seat % MARKS.length]} />
}
