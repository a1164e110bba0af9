// Everything that stands or lies in the city, from the back to the front, and the signs engraved in the ground below it.
import { memo, type ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { COLOURS, type Colour } from '../../../games/skyrise/components.ts'
import { isIn } from '../../../games/skyrise/districts.ts'
import { cardOf, isBuilt, isFree, ownerOf, type State, structureOf } from '../../../games/skyrise/state.ts'
import { SeatShape } from '../../art/seat-mark.tsx'
import { buildingId } from './definitions.tsx'
import type { Feature } from './features.ts'
import type { Ground, Plot, Point } from './geometry.ts'
import { ICONS } from './icon.tsx'
import { heightNameOf, isKeptLow, setOf } from './pieces.ts'
import { districtPlace } from './places.ts'
import { isChosenSame, type Scene } from './scene.ts'
import { Airship, Windmill } from './set-pieces.tsx'
import { type Standing as Places, scaleOf } from './standing.ts'
import { LyingToken } from './token.tsx'

interface StandingProps {
  readonly scene: Scene
  readonly scenery: { readonly ground: Ground; readonly features: readonly Feature[]; readonly windmills: readonly (Point | undefined)[] }
  readonly standing: Places
}

/** A thing with the y of its foot. */
interface Thing {
  readonly foot: number
  readonly drawing: ReactNode
}

/** How much an open district is lifted. */
const LIFT = 7

export const Standing = memo(
  function Standing({ scene, scenery, standing }: StandingProps): ReactNode {
    const { s, open } = scene
    const { ground, features, windmills } = scenery
    const things: Thing[] = [
      ...windmills.flatMap((at) => (at ? [{ foot: at[1], drawing: <Windmill key={`mill ${at.join()}`} at={at} /> }] : [])),
      ...features
        .filter(({ kind }) => kind === 'airship')
        .map(({ at }) => ({ foot: at[1] + 4, drawing: <Airship key={`airship ${at.join()}`} at={at} /> })),
      ...ground.plots.flatMap((plot, district) => (plot ? inDistrict(district, plot) : [])),
    ]
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; districts say what stands in them
      <g className="sr-standing" aria-hidden="true">
        {ground.plots.map((plot, district) => {
          const at = standing.signs.get(district)
          return plot && at ? <Engraving key={districtPlace(district)} {...engravedHere(scene, district)} x={at[0]} y={at[1]} /> : null
        })}
        {things.sort((a, b) => a.foot - b.foot).map(({ drawing }) => drawing)}
      </g>
    )

    function inDistrict(district: number, plot: Plot): Thing[] {
      const key = districtPlace(district)
      const at = standing.structures.get(district)
      if (at && isBuilt(s, district))
        return [{ foot: at[1], drawing: <Structure key={key} {...builtHere(s, district)} x={at[0]} y={at[1]} scale={scaleOf(plot)} /> }]
      const token = standing.tokens.get(district)
      if (!token || s.token[district] === NONE || isIn(s.bids, district)) return []
      const lift = open.has(key) ? LIFT : 0
      const scale = plot.isCentre ? 0.92 : 1
      return [
        {
          foot: plot.anchor[1],
          drawing: <LyingToken key={key} token={s.token[district]} x={token[0]} y={token[1] - 4 - lift} scale={scale} />,
        },
      ]
    }
  },
  (a, b) => isChosenSame(a, b) && a.scenery === b.scenery && a.standing === b.standing,
)

interface Built {
  readonly seat: Seat
  readonly set: string
  readonly height: string
  /** The number of a masterpiece's card. */
  readonly card: number | null
}

function builtHere(s: State, district: number): Built {
  const [seat, structure] = [ownerOf(s.piece[district]), structureOf(s.piece[district])]
  const height = heightNameOf(s, seat, structure)
  return { seat, set: setOf(s, seat), height, card: height === 'masterpiece' ? cardOf(s, seat, structure) + 1 : null }
}

interface At {
  readonly x: number
  readonly y: number
}

/** What is built stays as it is while others build: it is not drawn anew for them. */
const Structure = memo(function Structure({ seat, set, height, card, x, y, scale }: Built & At & { readonly scale: number }): ReactNode {
  const isMasterpiece = card !== null
  const size = isMasterpiece ? `${scale} ${scale * 0.92}` : `${scale * 1.06} ${scale * 0.9}`
  return (
    <g className="sr-landing" data-set={set} data-seat={seat}>
      <use href={`#${buildingId(isMasterpiece ? height : `${set}-${height}`)}`} transform={`translate(${x} ${y - 2}) scale(${size})`} />
      <Shield seat={seat} x={x} y={y + 20 * scale} />
      {isMasterpiece && <CardNumber x={x + 34 * scale} y={y + 4} says={String(card)} />}
    </g>
  )
})

/** The number of a masterpiece's card. */
function CardNumber({ x, y, says }: { readonly x: number; readonly y: number; readonly says: string }): ReactNode {
  return (
    <g className="sr-card-number" transform={`translate(${x} ${y})`}>
      <rect x="-15" y="-15" width="30" height="28" rx="6" />
      <text className="sr-plinth-number" y="8">
        {says}
      </text>
    </g>
  )
}

/** Whose it is. */
export function Shield({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }): ReactNode {
  return (
    <g className="sr-shield" transform={`translate(${x} ${y})`}>
      <circle r="20" />
      <g transform="scale(1.55) translate(-8 -8)">
        <SeatShape seat={seat} />
      </g>
    </g>
  )
}

interface Engraved {
  readonly colour: Colour
  readonly name: string
  readonly lift: number
  readonly isBanned: boolean
}

function engravedHere({ s, open, words }: Scene, district: number): Engraved {
  return {
    colour: COLOURS[s.tables.colour[district]],
    name: words.name('district', district),
    lift: open.has(districtPlace(district)) ? LIFT : 0,
    isBanned: isFree(s, district) && isKeptLow(s, district),
  }
}

/** The faction's sign and the district's name; where the Gavel keeps tall buildings away, its sign too. */
const Engraving = memo(function Engraving({ colour, name, lift, isBanned, x, y }: Engraved & At): ReactNode {
  return (
    <g className="sr-sign" data-colour={colour} style={{ transform: `translate(${x}px, ${y - lift}px)` }}>
      <path fillRule="evenodd" transform="translate(-37 -16) scale(1.333)" d={ICONS[colour]} />
      <text className="sr-sign-says" x="-2" y="9">
        {name}
      </text>
      {isBanned && <path className="sr-banned" transform="translate(-66 -16) scale(1.25)" d={ICONS.gavel} />}
    </g>
  )
})
