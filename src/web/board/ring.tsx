// The ring of a place inside a drawing. Buttons have the same as shadows: `--ring-can` and `--ring-chosen`.
import type { ReactNode } from 'react'

/** Around the outline `d`: seen while the place is lit, chosen or has the focus. */
export function Ring({ d }: { readonly d: string }): ReactNode {
  return (
    <g className="ring">
      <path className="ring-case" d={d} />
      <path className="ring-can" d={d} />
      <path className="ring-core" d={d} />
    </g>
  )
}
