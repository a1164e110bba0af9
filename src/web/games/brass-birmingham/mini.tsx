// The whole map, small, while a part of it is seen large: where one is, and where something can be chosen.
import { memo, type ReactNode, type RefObject } from 'react'
import { NONE } from '../../../core/block.ts'
import { FIRST_SLOT, LINKS, LOCATIONS, SLOT_LOCATIONS } from '../../../games/brass-birmingham/board.ts'
import { SPACE_LOCATION } from '../../../games/brass-birmingham/merchants.ts'
import { BOXES } from './boxes.ts'
import { FIELD } from './layout.ts'
import { LINES } from './lines.ts'
import { linkPlace, slotPlace, spacePlace } from './places.ts'
import { type Scene, speaksSame } from './scene.ts'

export const Mini = memo(
  function Mini({ scene, seen }: { readonly scene: Scene; readonly seen: RefObject<SVGRectElement | null> }): ReactNode {
    const { s, lit } = scene
    return (
      <svg className="bb-mini" data-leads="" viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
        {Array.from({ length: LINKS }, (_, link) => (
          <path
            key={linkPlace(link)}
            d={LINES[link].rail}
            data-seat={s.link[link] === NONE ? undefined : s.link[link]}
            data-lit={lit.has(linkPlace(link))}
          />
        ))}
        {Array.from({ length: LOCATIONS }, (_, location) => {
          const { x, y, width, height } = BOXES[location]
          return (
            <rect
              key={`${x} ${y}`}
              className="bb-mini-place"
              data-lit={isLit(lit, location)}
              x={x}
              y={y}
              width={width}
              height={height}
              rx="8"
            />
          )
        })}
        <rect ref={seen} className="bb-mini-seen" rx="10" />
      </svg>
    )
  },
  (a, b) => speaksSame(a, b) && a.scene.lit === b.scene.lit && a.scene.s.link.join() === b.scene.s.link.join(),
)

function isLit(lit: ReadonlySet<string>, location: number): boolean {
  if (location >= SLOT_LOCATIONS) return SPACE_LOCATION.some((at, space) => at === location && lit.has(spacePlace(space)))
  for (let slot = FIRST_SLOT[location]; slot < FIRST_SLOT[location + 1]; slot++) if (lit.has(slotPlace(slot))) return true
  return false
}
