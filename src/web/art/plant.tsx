// Five plants, one a gem: lily, iris, ginkgo, poppy, tulip. They grow in the windows of cards.
import type { ReactNode } from 'react'
import type { Glass } from './gem.tsx'

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A flower inside a larger drawing; its colours come from the glass around it. Gold has no plant. */
export function Plant({ gem, x, y, size }: Place & { readonly gem: Glass }): ReactNode {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      {PLANTS[gem]}
    </svg>
  )
}

const PLANTS: Readonly<Record<Glass, ReactNode>> = {
  diamond: (
    <>
      <g className="art-glass">
        <path fill="var(--g2)" d="M20 37C11 37 4 32 1 23c8 0 15 5 19 14zM20 37c9 0 16-5 19-14-8 0-15 5-19 14z" />
        <path fill="var(--g1)" d="M20 37C10 31 5 20 8 8c7 5 12 16 12 29zM20 37c10-6 15-17 12-29-7 5-12 16-12 29z" />
        <path fill="var(--g1)" d="M20 37c-6-9-6-23 0-34 6 11 6 25 0 34z" />
      </g>
      <path className="art-vein" d="M20 33V14" />
      <circle className="art-pollen" cx="20" cy="12" r="2" />
    </>
  ),
  sapphire: (
    <>
      <g className="art-glass">
        <path fill="var(--g2)" d="M20 22C11 18 8 8 13 1c6 4 8 12 7 21zM20 22c9-4 12-14 7-21-6 4-8 12-7 21z" />
        <path fill="var(--g1)" d="M20 20C9 18 1 25 3 36c9-1 16-7 17-16zM20 20c11-2 19 5 17 16-9-1-16-7-17-16z" />
        <path fill="var(--g3)" d="M20 19c-5 6-5 14 0 20 5-6 5-14 0-20z" />
      </g>
      <path className="art-pollen" d="M18.5 22h3l-1.5 9z" />
      <path className="art-vein" d="M14 24 7 32M26 24l7 8" />
    </>
  ),
  emerald: (
    <>
      <g className="art-glass">
        <path fill="var(--g2)" d="M20 39C19 29 9 27 1 19 4 9 11 4 18 5l2 10z" />
        <path fill="var(--g1)" d="M20 39c1-10 11-12 19-20C36 9 29 4 22 5l-2 10z" />
      </g>
      <path className="art-vein" d="M20 37C17 27 11 22 5 18M20 37C18 26 16 17 12 10M20 37c3-10 9-15 15-19M20 37c2-11 4-20 8-27" />
    </>
  ),
  ruby: (
    <>
      <g className="art-glass">
        <path fill="var(--g2)" d="M20 20C9 23 0 17 2 8 8 2 17 5 20 20zM20 20c11 3 20-3 18-12C32 2 23 5 20 20z" />
        <path fill="var(--g1)" d="M20 18C6 14 0 24 6 33c8 5 15-2 14-15zM20 18c14-4 20 6 14 15-8 5-15-2-14-15z" />
        <path fill="var(--g3)" d="M20 14c-7 4-8 9-4 14h8c4-5 3-10-4-14z" />
      </g>
      <circle className="art-pollen" cx="20" cy="21.5" r="3.2" />
    </>
  ),
  onyx: (
    <>
      <g className="art-glass">
        <path fill="var(--g3)" d="M20 38C9 37 4 26 6 7c6 3 9 8 14 14 5-6 8-11 14-14 2 19-3 30-14 31z" />
        <path fill="var(--g2)" d="M20 38C13 31 12 14 20 2c8 12 7 29 0 36z" />
        <path fill="var(--g1)" d="M20 38C11 36 6 26 6 7c6 4 10 14 14 31z" />
      </g>
      <path className="art-vein" d="M20 33V13M30 13c0 9-3 17-7 22" />
    </>
  ),
  gold: null,
}
