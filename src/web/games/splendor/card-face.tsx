// The face of a development card: a rail with points and cost, and a window with the plant of its bonus.
import { memo, type ReactNode } from 'react'
import { bonusGem, COST, LEVEL, POINTS } from '../../../games/splendor/components.ts'
import { countOf, GEMS } from '../../../games/splendor/gems.ts'
import { CardWindow } from '../../art/card-window.tsx'
import { Gem } from '../../art/gem.tsx'
import type { Reach } from './reach.ts'

export interface CardFaceProps {
  readonly card: number
  /** How near the viewer is to it; null for who does not play. */
  readonly reach: Reach | null
  /** A word across the window: chosen, or being bought. */
  readonly tag?: string | undefined
}

export const CardFace = memo(function CardFace({ card, reach, tag }: CardFaceProps): ReactNode {
  const gem = GEMS[bonusGem(card)]
  return (
    <>
      <span className="sp-rail">
        <b className="sp-points">{POINTS[card] || ''}</b>
        <span className="sp-cost">
          {GEMS.map((_, i) => (
            <Need key={GEMS[i]} gem={i} card={card} reach={reach} />
          ))}
        </span>
      </span>
      <span className="sp-pane" data-glass={gem}>
        <CardWindow gem={gem} level={LEVEL[card]} mirrored={card % 2 === 1} />
        <span className="sp-bonus">
          <Gem gem={gem} />
        </span>
      </span>
      {tag && <em className="sp-tag">{tag}</em>}
    </>
  )
}, isSameFace)

function isSameFace(a: CardFaceProps, b: CardFaceProps): boolean {
  return a.card === b.card && a.tag === b.tag && a.reach?.affordable === b.reach?.affordable && a.reach?.missing === b.reach?.missing
}

/** One line of the cost: what is missing in red, or the gold that pays it. */
function Need({ gem, card, reach }: { readonly gem: number; readonly card: number; readonly reach: Reach | null }): ReactNode {
  const count = countOf(COST[card], gem)
  if (count === 0) return null
  const missing = reach ? countOf(reach.missing, gem) : 0
  return (
    <span className="sp-need">
      <Gem gem={GEMS[gem]} />
      <b>{count}</b>
      {missing > 0 && reach?.affordable && (
        <span className="sp-by-gold">
          <Gem gem="gold" />
          {missing > 1 && missing}
        </span>
      )}
      {missing > 0 && !reach?.affordable && <span className="sp-short">−{missing}</span>}
    </span>
  )
}
