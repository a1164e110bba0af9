// What the steps of a round's end count.
import { NONE } from '../../../../core/block.ts'
import { AROUND, IRISES, ROUNDS, SPACES } from '../../../../games/bruxelles-1893/components.ts'
import {
  BRUSSELS_PHASE,
  COLUMNS_PHASE,
  IRISES_PHASE,
  isBelleEpoque,
  NEXT_ROUND_PHASE,
  START_PLAYER_PHASE,
  type State,
  VISITS_PHASE,
} from '../../../../games/bruxelles-1893/state.ts'
import type { Moment } from '../../../scenes/moment.ts'
import type { Count } from '../../../scenes/scene.ts'
import { spacePlace } from '../places.ts'
import type { Phased } from './phased.ts'

const ALL_AROUND = 4
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

export function roundSteps(moment: Moment<State>, board: State): Phased[] {
  const { before } = moment
  const steps: Phased[] = [
    [COLUMNS_PHASE, { id: 'columns', rule: 'J1', counts: columnCounts(moment) }],
    // After the last round too: the marker is passed on once more, and scores.
    [START_PLAYER_PHASE, { id: 'start', rule: 'J3', counts: toldCounts(moment, 'willStart') }],
    [IRISES_PHASE, { id: 'irises', rule: 'I1', parts: ['irises'], counts: irisCounts(moment, board) }],
    [BRUSSELS_PHASE, { id: 'brussels', rule: 'L1', counts: toldCounts(moment, 'toCourthouse') }],
  ]
  if (isBelleEpoque(before)) steps.push([VISITS_PHASE, { id: 'visits', rule: 'BP4', parts: ['visits'], counts: visitCounts(moment) }])
  if (before.round < ROUNDS) steps.push([NEXT_ROUND_PHASE, { id: 'cleared', rule: 'E1', counts: [], isCleared: true }])
  return steps
}

export function toldCounts({ lines }: Moment<State>, event: string): Count[] {
  return lines.filter((line) => line.event === event).map((told) => ({ seat: told.seat, points: told.facts.points ?? 0, at: [], told }))
}

function columnCounts({ lines }: Moment<State>): Count[] {
  return lines
    .filter(({ event }) => event === 'winsCard' || event === 'tiesColumn')
    .map((told) => ({ seat: told.seat, points: 0, at: [`column:${told.facts.column + 1}`], shows: String(told.facts.francs), told }))
}

function visitCounts(moment: Moment<State>): Count[] {
  return toldCounts(moment, 'visits').map((count) => ({ ...count, at: [`pavilion:${(count.told?.facts.pavilion ?? 0) + 1}`] }))
}

/** Irises that score, those that the neutral pawns take, and those that lack one pawn. */
function irisCounts({ lines }: Moment<State>, board: State): Count[] {
  const scored = lines.flatMap((told): Count[] => {
    if (told.event === 'scoresIris') return [{ seat: told.seat, points: told.facts.points, at: aroundIris(told.facts.iris), told }]
    return told.event === 'neutralIris' ? [{ seat: null, points: 0, at: aroundIris(told.facts.iris), shows: '0', told }] : []
  })
  if (scored.length === 0) return []
  const missed = range(IRISES).filter((iris) => spacesAround(iris).filter((space) => board.pawn[space] !== NONE).length === ALL_AROUND - 1)
  return [
    ...scored,
    ...missed.map(
      (iris): Count => ({ seat: null, points: 0, at: aroundIris(iris), name: ['iris', iris], shows: `${ALL_AROUND - 1}/${ALL_AROUND}` }),
    ),
  ]
}

const spacesAround = (iris: number): number[] => range(SPACES).filter((space) => AROUND[iris] & (1 << space))
/** An iris lies in the middle of its four spaces. */
const aroundIris = (iris: number): string[] => spacesAround(iris).map(spacePlace)
