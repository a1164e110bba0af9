// The auction on the board: each bid with its number and its turn, a trail from one to the next, a ribbon on the last. And, while one is
// being chosen, what a masterpiece would bring in each district, and the verb on the one that is chosen.
import type { ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { SeatShape } from '../../art/seat-mark.tsx'
import { parts } from '../../board/words.ts'
import { buildingId } from './definitions.tsx'
import { type Ground, type Point, round } from './geometry.ts'
import { ICONS } from './icon.tsx'
import { type Bid, bidsOf, heightNameOf, setOf } from './pieces.ts'
import { districtPlace, numberIn } from './places.ts'
import type { Scene } from './scene.ts'
import { scaleOf } from './standing.ts'
import { LyingToken } from './token.tsx'
import { phrasesOf } from './words/phrases.ts'

/** A bid stands to the left, so that the token beside it is seen. */
const ASIDE = 34

export function Bids({ scene, ground }: { readonly scene: Scene; readonly ground: Ground }): ReactNode {
  const { s, gains, picked } = scene
  const bids = bidsOf(s)
  const trail = bids.flatMap(({ district }) => {
    const plot = ground.plots[district]
    return plot ? [[plot.anchor[0] - ASIDE, plot.anchor[1] + 10] as const] : []
  })
  const walk = `M${trail.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; districts say what stands in them
    <g className="sr-bids" aria-hidden="true">
      {trail.length > 1 && (
        <>
          <path className="sr-walk-case" d={walk} />
          <path className="sr-walk" d={walk} />
        </>
      )}
      {[...bids].sort(byDepth(ground)).map((bid) => (
        <BidPiece key={bid.district} {...{ scene, ground, bid }} />
      ))}
      {bids.map((bid, i) => (
        <Plate key={bid.district} {...{ scene, ground, bid }} turn={i + 1} isLast={i === bids.length - 1} />
      ))}
      {ground.plots.map((plot, district) => {
        const place = districtPlace(district)
        const [gain, isPicked] = [gains.get(place), picked.includes(place)]
        const says = parts(' ', isPicked && verbOf(scene), gain !== undefined && `+${gain}`)
        return plot && says ? <Tag key={place} {...{ at: plot.anchor, says, isPicked }} /> : null
      })}
    </g>
  )
}

/** What would be done in the district that is chosen, with its number where that is chosen too; nothing, where it is only shown. */
function verbOf({ s, open, picked, words }: Scene): string {
  const { doOpen, doBid } = phrasesOf(words)
  const isChoosing = open.size > 0 || picked.length > 1
  return parts(' ', isChoosing && (s.last === NONE ? doOpen : doBid), picked.map(numberIn).find(Boolean))
}

const byDepth =
  ({ plots }: Ground) =>
  (a: Bid, b: Bid) =>
    (plots[a.district]?.anchor[1] ?? 0) - (plots[b.district]?.anchor[1] ?? 0)

interface BidProps {
  readonly scene: Scene
  readonly ground: Ground
  readonly bid: Bid
}

function BidPiece({ scene: { s }, ground, bid }: BidProps): ReactNode {
  const plot = ground.plots[bid.district]
  if (!plot) return null
  const [x, y] = plot.anchor
  const set = setOf(s, bid.seat)
  const height = heightNameOf(s, bid.seat, bid.structure)
  const kind = height === 'masterpiece' ? height : `${set}-${height}`
  const scale = scaleOf(plot)
  return (
    <g className="sr-landing" data-set={set}>
      {s.token[bid.district] !== NONE && <LyingToken token={s.token[bid.district]} x={x + 52} y={y + 6} scale={0.74} />}
      <use href={`#${buildingId(kind)}`} transform={`translate(${x - ASIDE} ${y - 10}) scale(${0.92 * scale} ${0.8 * scale})`} />
    </g>
  )
}

interface PlateProps extends BidProps {
  readonly turn: number
  readonly isLast: boolean
}

/** The number of a bid is never hidden: plates lie above all buildings. */
function Plate({ scene: { s, words }, ground, bid, turn, isLast }: PlateProps): ReactNode {
  const plot = ground.plots[bid.district]
  if (!plot) return null
  const at = `translate(${plot.anchor[0] - ASIDE} ${plot.anchor[1] + 26})`
  return (
    <g data-set={setOf(s, bid.seat)} data-last={isLast} transform={isLast ? `${at} scale(1.34)` : at}>
      {isLast && (
        <>
          <path className="sr-ribbon" d="M-44 18h88v34l-12-5h-64l-12 5z" />
          <text className="sr-ribbon-says" y="42">
            {phrasesOf(words).leads}
          </text>
        </>
      )}
      <rect className="sr-plate" x="-48" y="-27" width="96" height="52" rx="9" />
      <g className="sr-plate-mark" transform="translate(-43 -13) scale(1.5)">
        <SeatShape seat={bid.seat} />
      </g>
      {bid.number === null ? (
        <path className="sr-plate-mark" transform="translate(-8 -22) scale(1.7)" d={ICONS.masterpiece} />
      ) : (
        <text className="sr-plate-number" x="13" y="14">
          {bid.number}
        </text>
      )}
      <g className="sr-turn" transform="translate(-46 -28)">
        <circle r="21" />
        <text className="sr-turn-says" y="9.5">
          {turn}
        </text>
      </g>
    </g>
  )
}

interface TagProps {
  readonly at: Point
  readonly says: string
  readonly isPicked: boolean
}

/** How wide a tag is, by the letter and beside them. */
const [LETTER, MARGIN] = [18, 30]

function Tag({ at: [x, y], says, isPicked }: TagProps): ReactNode {
  const width = says.length * LETTER + MARGIN
  return (
    <g className="sr-tag" data-picked={isPicked} transform={`translate(${x} ${y - 66})`}>
      <rect x={-width / 2} y="-24" width={width} height="46" rx="12" />
      <text className="sr-tag-says" y="11">
        {says}
      </text>
    </g>
  )
}
