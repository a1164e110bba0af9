// The window of a card, one form a level: a sill, an arch, a horseshoe. The gem's plant grows in it.
import { memo, type ReactNode } from 'react'
import type { Glass } from './gem.tsx'
import { Plant } from './plant.tsx'

export interface CardWindowProps {
  readonly gem: Glass
  /** 1, 2 or 3. */
  readonly level: number
  /** Turned round, so that cards of one gem and level are not all alike. */
  readonly mirrored?: boolean
}

export const CardWindow = memo(function CardWindow({ gem, level, mirrored = false }: CardWindowProps): ReactNode {
  return (
    <svg
      className={mirrored ? 'art-window art-mirrored' : 'art-window'}
      data-glass={gem}
      viewBox="0 0 80 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {WINDOWS[level - 1]}
      {FLOWERS[level - 1]?.map(([x, y, size]) => (
        <Plant key={x} gem={gem} x={x} y={y} size={size} />
      ))}
    </svg>
  )
})

/** Where the flowers stand: x, y, size. */
const FLOWERS = [
  [[15, 84, 50]],
  [
    [12, 52, 56],
    [40, 118, 30],
  ],
  [
    [14, 50, 52],
    [2, 112, 32],
    [45, 106, 32],
  ],
] as const

const WINDOWS: readonly ReactNode[] = [
  <g key="sill">
    <path fill="var(--g0)" d="M0 0h80v200H0z" />
    <path fill="var(--g1)" fillOpacity=".55" d="M0 58c26-14 54 12 80-4v62c-24 14-54-12-80 6z" />
    <path fill="var(--g2)" d="M0 160c22-12 48-10 80 6v34H0z" />
    <path fill="var(--g3)" d="M0 182c30-10 54-6 80 2v16H0z" />
    <path className="art-came" d="M0 58c26-14 54 12 80-4M0 122c26-18 56 8 80-6M0 160c22-12 48-10 80 6M0 182c30-10 54-6 80 2" />
    <path className="art-stem" d="M40 200c2-30-12-44-2-72" />
    <path className="art-leaf" d="M36 168c-14-2-22-12-22-24 14 2 22 10 22 24z" />
  </g>,
  <g key="arch">
    <path fill="var(--g2)" d="M0 0h80v200H0z" />
    <path fill="var(--g0)" d="M6 200V70C6 44 20 28 40 22c20 6 34 22 34 48v130z" />
    <circle fill="var(--gold-1)" cx="40" cy="80" r="31" stroke="var(--lead)" strokeWidth="1.5" />
    <path fill="var(--g1)" fillOpacity=".7" d="M6 126c22 14 44-12 68 4v70H6z" />
    <path fill="var(--g3)" d="M0 184c28-12 52-4 80 0v16H0z" />
    <path className="art-came" d="M6 200V70C6 44 20 28 40 22c20 6 34 22 34 48v130M40 22V0M6 126c22 14 44-12 68 4M0 184c28-12 52-4 80 0" />
    <path className="art-stem" d="M38 200c-2-34 4-56 2-94M40 176c12-4 16-18 15-30" />
    <path className="art-leaf" d="M38 172c-16 0-24-10-26-24 16 2 26 10 26 24z" />
  </g>,
  <g key="horseshoe">
    <path fill="var(--g3)" d="M0 0h80v200H0z" />
    <path fill="var(--g2)" d="M14 200c6-26-10-60-12-92C0 60 18 34 40 34s40 26 38 74c-2 32-18 66-12 92z" />
    <path fill="var(--g0)" d="M20 200c6-28-9-60-11-90-2-44 13-68 31-68s33 24 31 68c-2 30-17 62-11 90z" />
    <path fill="var(--gold-1)" d="M40 42c-9 0-17 6-22 16l22 40 22-40c-5-10-13-16-22-16z" />
    <path fill="var(--g1)" fillOpacity=".75" d="M16 150c14 8 34 8 48 0l-4 50H20z" />
    <path fill="var(--g3)" d="M0 188c26-10 56-8 80 0v12H0z" />
    <path
      className="art-came"
      d="M14 200c6-26-10-60-12-92C0 60 18 34 40 34s40 26 38 74c-2 32-18 66-12 92M20 200c6-28-9-60-11-90-2-44 13-68 31-68s33 24 31 68c-2 30-17 62-11 90M40 98 18 58M40 98l22-40M40 98V42M16 150c14 8 34 8 48 0M0 188c26-10 56-8 80 0"
    />
    <path className="art-stem" d="M40 200V100M40 186c-14-6-20-22-22-44M40 176c14-6 20-22 21-40" />
  </g>,
]
