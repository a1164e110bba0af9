// A town or a farm brewery: its slots in lead, its name on a ribbon.
import { memo, type ReactNode } from 'react'
import { FIRST_SLOT, LOCATION_IDS } from '../../../games/brass-birmingham/board.ts'
import { BOXES, SLOT_AT } from './boxes.ts'
import { BANNER, REGION_OF, SLOT } from './layout.ts'
import { isFarm } from './lines.ts'
import { Mark } from './mark.tsx'
import { isInNetwork, type Scene, sameTo, speaksSame } from './scene.ts'
import { Slot } from './slot.tsx'
import { fitted } from './text-width.ts'
import { phrasesOf } from './words/phrases.ts'

interface LocationProps {
  readonly scene: Scene
  readonly location: number
}

export function Location({ scene, location }: LocationProps): ReactNode {
  const slots = Array.from({ length: FIRST_SLOT[location + 1] - FIRST_SLOT[location] }, (_, i) => FIRST_SLOT[location] + i)
  return (
    <g data-region={REGION_OF[LOCATION_IDS[location]]}>
      {isFarm(location) ? <Farm scene={scene} location={location} /> : <Lead location={location} />}
      {slots.map((slot) => (
        <Slot key={slot} scene={scene} slot={slot} />
      ))}
      {!isFarm(location) && <Ribbon scene={scene} location={location} />}
    </g>
  )
}

function Lead({ location }: { readonly location: number }): ReactNode {
  const { x, y, width, height } = BOXES[location]
  return <rect className="bb-lead" x={x} y={y + BANNER - 1} width={width} height={height - BANNER + 1} rx="6" />
}

/** Hops on either side, and no ribbon: a farm has no card. */
const Farm = memo(function Farm({ scene, location }: LocationProps): ReactNode {
  const [x, y] = SLOT_AT[FIRST_SLOT[location]]
  const { centre, height } = BOXES[location]
  return (
    <>
      <path className="bb-hops" d={`M${x - 5} ${y + 40}c-9-8-10-22-3-32M${x + SLOT + 5} ${y + 40}c9-8 10-22 3-32`} />
      <path
        className="bb-hop-leaf"
        d={`M${x - 8} ${y + 8}c-1-5 1-8 5-9 1 5-1 8-5 9zM${x - 11} ${y + 24}c-5-1-7-4-7-8 5 0 7 3 7 8zM${x + SLOT + 8} ${y + 8}c1-5-1-8-5-9-1 5 1 8 5 9zM${x + SLOT + 11} ${y + 24}c5-1 7-4 7-8-5 0-7 3-7 8z`}
      />
      <rect className="bb-lead" x={x - 3} y={y - 3} width={SLOT + 6} height={SLOT + 6} rx="7" />
      <text className="bb-farm" x={centre[0]} y={y - 4 + height - 1}>
        {phrasesOf(scene.words).farm}
      </text>
    </>
  )
}, speaksSame)

const RIBBON = 17.5
/** A name longer than this is set smaller. */
const LONGEST = 126
const TYPE = 14

const Ribbon = memo(
  function Ribbon({ scene, location }: LocationProps): ReactNode {
    const { you, words } = scene
    const { y, width: block, centre } = BOXES[location]
    const name = words.name('town', location)
    const isMine = isInNetwork(scene, location)
    const text = fitted(name, TYPE, LONGEST)
    const width = Math.max(text.width + (isMine ? 28 : 18), block - 14)
    const x = centre[0] - width / 2
    const half = RIBBON / 2 - 0.5
    return (
      <g className="bb-ribbon">
        <path
          className="bb-ribbon-tail"
          d={`M${x + 6} ${y + 3}H${x - 5}l4 ${half}-4 ${half}H${x + 6}zM${x + width - 6} ${y + 3}h11l-4 ${half} 4 ${half}h-11z`}
        />
        <rect x={x} y={y} width={width} height={RIBBON} rx="3" />
        <text x={centre[0] + (isMine ? 4 : 0)} y={y + 13.3} fontSize={text.size}>
          {name}
        </text>
        {isMine && you !== null && (
          <g data-seat={you}>
            <Mark seat={you} x={x + 3} y={y + 4.5} size={8.5} />
          </g>
        )}
      </g>
    )
  },
  sameTo(({ scene, location }: LocationProps) => isInNetwork(scene, location)),
)
