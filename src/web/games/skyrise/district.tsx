// The ground of one district: its colour, its grain, the ring when it can be chosen.
import { memo, type ReactNode } from 'react'
import { NONE } from '../../../core/block.ts'
import { PLATFORM_OF } from '../../../games/skyrise/board.ts'
import { COLOURS, type Colour } from '../../../games/skyrise/components.ts'
import { isIn, numberOf } from '../../../games/skyrise/districts.ts'
import { cardOf, ownerOf, type State, structureOf } from '../../../games/skyrise/state.ts'
import { Spot } from '../../board/place.tsx'
import { Ring } from '../../board/ring.tsx'
import { nameTo, said } from '../../board/words.ts'
import { grainId } from './definitions.tsx'
import { closed, inset, type Plot } from './geometry.ts'
import { heightNameOf, isKeptLow, isMasterpiece } from './pieces.ts'
import { districtPlace } from './places.ts'
import { type Scene, standsSame } from './scene.ts'
import { phrasesOf } from './words/phrases.ts'

interface DistrictProps {
  readonly scene: Scene
  readonly district: number
  readonly plot: Plot
}

/** Beside what is built in the middle, and above what rises from the districts before it. */
const RIGHT = [0.82, 0.36] as const
/** How far the ring keeps from the border. */
const RING = 15

export const District = memo(
  function District({ scene, district, plot }: DistrictProps): ReactNode {
    const colour = COLOURS[scene.s.tables.colour[district]]
    return <Land {...{ district, plot, colour }} label={labelOf(scene, district)} />
  },
  (a, b) => standsSame(a, b) && a.scene.gains.get(districtPlace(a.district)) === b.scene.gains.get(districtPlace(b.district)),
)

interface LandProps extends Omit<DistrictProps, 'scene'> {
  readonly colour: Colour
  readonly label: string
}

/** A move changes a district or two of sixty: the others are not drawn anew. */
const Land = memo(function Land({ district, plot, colour, label }: LandProps): ReactNode {
  const shape = closed(plot.polygon)
  return (
    <Spot place={districtPlace(district)} label={label} className="sr-spot" markAt={RIGHT}>
      <path className="sr-under" d={shape} />
      <g className="sr-lift">
        <path className="sr-land" data-colour={colour} d={shape} />
        <path className="sr-grain" fill={`url(#${grainId(colour)})`} d={shape} />
        <Ring d={closed(inset(plot.polygon, plot.anchor, RING))} />
      </g>
    </Spot>
  )
})

/** Everything that is drawn in a district, for who does not see it. */
function labelOf(scene: Scene, district: number): string {
  const { s, words, gains } = scene
  const phrases = phrasesOf(words)
  const gain = gains.get(districtPlace(district))
  return said(
    [
      words.name('district', district),
      phrases.factions[COLOURS[s.tables.colour[district]]],
      words.name('platform', PLATFORM_OF[district]),
    ].join(', '),
    s.piece[district] === NONE ? phrases.free : pieceSaid(scene, district),
    s.token[district] !== NONE && words.name('token', s.token[district]),
    isIn(s.tables.windmills, district) && phrases.windmill,
    around(s, 'lakes', district) && phrases.lake,
    around(s, 'airships', district) && phrases.airship,
    s.piece[district] === NONE && isKeptLow(s, district) && phrases.banned,
    gain !== undefined && phrases.gain(gain),
  )
}

function pieceSaid(scene: Scene, district: number): string {
  const { s, words } = scene
  const phrases = phrasesOf(words)
  const [seat, structure] = [ownerOf(s.piece[district]), structureOf(s.piece[district])]
  const owner = nameTo(scene, seat)
  const height = heightNameOf(s, seat, structure)
  const what = isMasterpiece(structure)
    ? words.name('card', cardOf(s, seat, structure))
    : isIn(s.bids, district)
      ? String(numberOf(s, seat, structure))
      : phrases.building[height]
  if (!isIn(s.bids, district)) return phrases.built(what, owner)
  return district === s.last ? phrases.lastBid(what, owner) : phrases.bid(what, owner)
}

function around({ tables }: State, kind: 'lakes' | 'airships', district: number): boolean {
  const platforms = kind === 'lakes' ? tables.lakePlatform : tables.airshipPlatform
  return tables[kind].some((bits, i) => platforms[i] === PLATFORM_OF[district] && bits & (1 << (district & 31)))
}
