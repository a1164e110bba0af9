// Backs of cards: an iron frame and a lens that opens further with every level.
import { memo, type ReactNode } from 'react'

const LENS = 'M6 63c14 0 20-16 34-16s20 16 34 16c-14 0-20 16-34 16S20 63 6 63z'
const CURVES = 'M14 120c4-22 26-26 26-57S18 28 14 6M66 120c-4-22-26-26-26-57s22-35 26-57'
const PETALS = 'M40 6c-7 12-7 20 0 30 7-10 7-18 0-30zM40 120c-7-12-7-20 0-30 7 10 7 18 0 30z'
const PATTERNS = [LENS, LENS + CURVES, LENS + CURVES + PETALS] as const

/** The back of a card of level 1, 2 or 3. */
export const CardBack = memo(function CardBack({ level }: { readonly level: number }): ReactNode {
  return (
    <svg className="art-back" data-back={level} viewBox="0 0 80 126" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--back)" d="M0 0h80v126H0z" />
      <path fill="none" stroke="var(--back-line)" strokeWidth="1.2" d={`M6 6h68v114H6z${PATTERNS[level - 1] ?? LENS}`} />
    </svg>
  )
})
