// What would be paid and what gained, found in the plan that was made on a copy: the slip holds no rules.
import { kindOf } from '../../../../core/action.ts'
import type { Seat } from '../../../../core/game.ts'
import { CUBES, PLACES, TILE_KINDS, TRACKS, WHITE } from '../../../../games/bruxelles-1893/components.ts'
import { FRANC_UNIT, unitsOf } from '../../../../games/bruxelles-1893/payments.ts'
import { artPlace, brusselsPlace, cubePlace, levelPlace, pointsOf, type State, whitePlace } from '../../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../../games/bruxelles-1893/tracks.ts'
import { SALARY } from '../../../../games/bruxelles-1893/vocabulary.ts'
import type { Plan } from '../../../table/plan.ts'
import { spaceOf, toldOf } from './sheet.ts'

/** Given on purpose: what comes back at the same time is a gain of its own. */
export interface Paid {
  readonly pawns: number
  readonly travellers: number
  readonly bid: number
  readonly price: number
  /** The payment for a building. */
  readonly payment: number | null
  readonly glass: number
}

export function paidIn(plan: Plan<State>): Paid {
  const { before, after, seat } = plan
  const sent = (s: State) => PLACES.reduce((sum, _, place) => sum + s.inBrussels[brusselsPlace(seat, place)], 0)
  const isPlaced = spaceOf(plan) !== null && after.pawns[seat] < before.pawns[seat]
  return {
    pawns: isPlaced ? 1 : Math.max(0, sent(after) - sent(before)),
    travellers: Math.max(0, before.travellers[seat] - after.travellers[seat]),
    bid: toldOf(plan, 'places')[0]?.francs ?? 0,
    price: sum(toldOf(plan, 'hires').map(({ price }) => price)),
    payment: toldOf(plan, 'pays')[0]?.payment ?? null,
    glass: sum(toldOf(plan, 'buildsPavilion').map(({ glass }) => glass)),
  }
}

/** What nobles are paid at the end, and what those cost who are not, where that is what is decided. */
export function salariesIn(plan: Plan<State>): { readonly francs: number; readonly points: number } {
  if (!plan.actions.some((a) => kindOf(a) === SALARY)) return { francs: 0, points: 0 }
  return {
    francs: sum(toldOf(plan, 'paysSalary').map(({ francs }) => francs)),
    points: sum(toldOf(plan, 'losesNoble').map(({ points }) => points)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Francs among the units of a payment. */
const francsIn = (payment: number | null): number => (payment === null ? 0 : unitsOf(payment, FRANC_UNIT) * 3)

/** A track with its printed number before and after. */
export interface Steps {
  readonly track: number
  readonly from: number
  readonly to: number
}

/** What a seat has more or less of, beyond what was paid on purpose. */
export interface Changes {
  readonly francs: number
  readonly points: number
  readonly pawns: number
  readonly travellers: number
  /** By cube. */
  readonly cubes: readonly number[]
  /** By tile: a colour, or WHITE and the colour of the back. */
  readonly art: readonly number[]
  readonly steps: readonly Steps[]
}

export function changesIn(plan: Plan<State>): Changes {
  const { before, after, seat } = plan
  const paid = paidIn(plan)
  const by = (count: (s: State, seat: Seat) => number): number => count(after, seat) - count(before, seat)
  const units = (cube: number) => (paid.payment === null ? 0 : unitsOf(paid.payment, cube))
  return {
    francs: by((s) => s.money[seat]) + paid.bid + paid.price + francsIn(paid.payment),
    points: by(pointsOf),
    pawns: by((s) => s.pawns[seat]) + paid.pawns,
    travellers: by((s) => s.travellers[seat]) + paid.travellers,
    cubes: CUBES.map((name, cube) => by((s) => s.cubes[cubePlace(seat, cube)]) + units(cube) + (name === 'glass' ? paid.glass : 0)),
    art: Array.from({ length: TILE_KINDS }, (_, tile) => by((s) => artCount(s, seat, tile))),
    steps: TRACKS.map((_, track) => ({ track, from: trackNumber(before, seat, track), to: trackNumber(after, seat, track) })).filter(
      ({ track }) => by((s) => s.level[levelPlace(seat, track)]) !== 0,
    ),
  }
}

const artCount = (s: State, seat: Seat, tile: number): number =>
  tile < WHITE ? s.art[artPlace(seat, tile)] : s.white[whitePlace(seat, tile - WHITE)]

/** Tiles of which there are more (1) or less (−1), and how many. */
export function artIn(art: Changes['art'], sign: number): { readonly tile: number; readonly count: number }[] {
  return art.map((by, tile) => ({ tile, count: by * sign })).filter(({ count }) => count > 0)
}
