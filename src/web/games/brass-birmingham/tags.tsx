// What floats above the map while a choice is pending: prices of builds and links, cubes that would be taken, tiles that would flip.
import type { ReactNode } from 'react'
import { LINKS, SLOTS } from '../../../games/brass-birmingham/board.ts'
import { SignShape } from '../../art/sign.tsx'
import { SLOT_AT } from './boxes.ts'
import { type Point, SLOT } from './layout.ts'
import { LINES } from './lines.ts'
import { linkPlace, slotPlace } from './places.ts'
import type { Scene } from './scene.ts'

/** Under every slot, and on the middle of every line. */
const TAG_AT: readonly (readonly [string, Point])[] = [
  ...Array.from({ length: SLOTS }, (_, slot): [string, Point] => [
    slotPlace(slot),
    [SLOT_AT[slot][0] + SLOT / 2, SLOT_AT[slot][1] + SLOT + 3],
  ]),
  ...Array.from({ length: LINKS }, (_, link): [string, Point] => [linkPlace(link), LINES[link].middle]),
]

export function Tags({ scene }: { readonly scene: Scene }): ReactNode {
  const { prices, picked, effect, words } = scene
  return (
    <g className="bb-tags">
      {TAG_AT.map(([place, [x, y]]) => {
        const price = prices.get(place)
        if (price === undefined) return null
        return (
          <g key={place} className="bb-price" data-picked={picked.includes(place)} transform={`translate(${x} ${y})`}>
            <rect x="-14.5" y="-6.5" width="29" height="14.5" rx="3" />
            <text y="5">{words.name('money', price)}</text>
          </g>
        )
      })}
      {[...(effect?.taken ?? [])].map(([slot, count]) => (
        <g key={slot} className="bb-take" transform={`translate(${SLOT_AT[slot][0] + SLOT - 1} ${SLOT_AT[slot][1] + SLOT - 3})`}>
          <circle r="8.5" />
          <text y="4">−{count}</text>
        </g>
      ))}
      {[...(effect?.flips ?? [])].map((slot) => (
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
