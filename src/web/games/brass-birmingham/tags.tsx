// What floats above the map while a choice is pending: prices of builds, cubes that would be taken, tiles that would flip.
import type { ReactNode } from 'react'
import { SLOTS } from '../../../games/brass-birmingham/board.ts'
import { SignShape } from '../../art/sign.tsx'
import { SLOT_AT } from './boxes.ts'
import { SLOT } from './layout.ts'
import { slotPlace } from './places.ts'
import type { Scene } from './scene.ts'

export function Tags({ scene }: { readonly scene: Scene }): ReactNode {
  const { prices, picked, previews, words } = scene
  const one = previews.length === 1 ? previews[0] : null
  return (
    <g className="bb-tags">
      {Array.from({ length: SLOTS }, (_, slot) => {
        const place = slotPlace(slot)
        const price = prices.get(place)
        if (price === undefined) return null
        const [x, y] = SLOT_AT[slot]
        return (
          <g key={place} className="bb-price" data-picked={picked.includes(place)} transform={`translate(${x + SLOT / 2} ${y + SLOT + 3})`}>
            <rect x="-14.5" y="-6.5" width="29" height="14.5" rx="3" />
            <text y="5">{words.name('money', price)}</text>
          </g>
        )
      })}
      {[...(one?.taken ?? [])].map(([slot, count]) => (
        <g key={slot} className="bb-take" transform={`translate(${SLOT_AT[slot][0] + SLOT - 1} ${SLOT_AT[slot][1] + SLOT - 3})`}>
          <circle r="8.5" />
          <text y="4">−{count}</text>
        </g>
      ))}
      {[...(one?.flips ?? [])].map((slot) => (
        <g key={slot} className="bb-take" transform={`translate(${SLOT_AT[slot][0] + 3} ${SLOT_AT[slot][1] + 3})`}>
          <circle r="8.5" />
          <g transform="translate(-5.6 -5.6) scale(.8)">
            <SignShape sign="flip" />
          </g>
        </g>
      ))}
    </g>
  )
}
