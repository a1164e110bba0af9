// What the end of the game counts: tiles, nobles paid, buildings, cubes, the start player, four rows.
import { NONE } from '../../../../core/block.ts'
import { extraBuildings } from '../../../../games/bruxelles-1893/belle-epoque/tiles.ts'
import { ARCHITECT, MOST_FACE_UP, PAVILIONS, ROWS, SPACES } from '../../../../games/bruxelles-1893/components.ts'
import {
  isBelleEpoque,
  PARTS,
  ROW_POINTS,
  SALARIES_PHASE,
  SCORING_PHASE,
  type State,
  TILES_PHASE,
} from '../../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../../games/bruxelles-1893/tracks.ts'
import type { Moment } from '../../../scenes/moment.ts'
import type { Count } from '../../../scenes/scene.ts'
import { spacePlace } from '../places.ts'
import type { Phased } from './phased.ts'
import { toldCounts } from './round.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

export function finalSteps(moment: Moment<State>): Phased[] {
  const { after, lines } = moment
  const isOver = lines.some(({ event }) => event === 'ends')
  const rowStep = (row: number): Phased => [
    SCORING_PHASE,
    {
      id: PARTS[ROW_POINTS + row],
      rule: 'G6',
      parts: [PARTS[ROW_POINTS + row]],
      counts: toldCounts(moment, 'scoresRow').filter(({ told, points }) => told?.facts.row === row && points !== 0),
    },
  ]
  const steps: Phased[] = [
    [SALARIES_PHASE, { id: 'salaries', rule: 'G1', parts: ['unpaid'], counts: salaryCounts(moment) }],
    [SCORING_PHASE, { id: 'buildings', rule: 'G3', parts: ['buildings'], counts: isOver ? buildingCounts(after) : [] }],
    [
      SCORING_PHASE,
      { id: 'cubes', rule: 'G4', parts: ['cubes'], counts: toldCounts(moment, 'scoresCubes').filter(({ points }) => points !== 0) },
    ],
    [SCORING_PHASE, { id: 'manneken', rule: 'G5', parts: ['manneken'], counts: toldCounts(moment, 'scoresManneken') }],
    ...ROWS.map((_, row) => rowStep(row)),
  ]
  if (isBelleEpoque(after)) steps.unshift([TILES_PHASE, { id: 'tiles', rule: 'BT1', parts: ['tiles'], counts: tileCounts(moment) }])
  return steps
}

function tileCounts(moment: Moment<State>): Count[] {
  return ['scoresTile', 'gainsByTile'].flatMap((event) =>
    toldCounts(moment, event).map((count) => ({ ...count, at: tilePlaces(moment.after, count.told?.facts.tile ?? NONE) })),
  )
}

const tilePlaces = (s: State, tile: number): string[] =>
  range(MOST_FACE_UP).flatMap((place) => (s.tile[place] === tile ? [`tile:${place + 1}`] : []))

/** Whom a person pays is his decision, and no scene: it is told with what follows, or when somebody leaves unpaid. */
function salaryCounts(moment: Moment<State>): Count[] {
  if (!moment.lines.some(({ event }) => event === 'losesNoble' || event === 'ends')) return []
  const lost = toldCounts(moment, 'losesNoble').map((count) => ({ ...count, points: -count.points }))
  return [...toldCounts(moment, 'paysSalary'), ...lost]
}

/** Houses on the board, pavilions beside it, and the house of a tile: each is worth the architect's number. */
function buildingCounts(s: State): Count[] {
  return range(s.seats).flatMap((seat) => {
    const points = trackNumber(s, seat, ARCHITECT)
    if (points === 0) return []
    const houses = range(SPACES).filter((space) => s.house[space] === seat)
    const pavilions = range(PAVILIONS).filter((pavilion) => s.pavilion[pavilion] === seat)
    const more = extraBuildings(s, seat)
    const counts: Count[] = [
      ...houses.map((space): Count => ({ seat, points, at: [spacePlace(space)], name: ['space', space] })),
      ...pavilions.map((pavilion): Count => ({ seat, points, at: [`pavilion:${pavilion + 1}`], name: ['thePavilion', pavilion] })),
    ]
    if (more > 0) counts.push({ seat, points: more * points, at: [], name: ['houses', more] })
    return counts
  })
}
