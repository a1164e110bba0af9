// Houses on the board: the free actions that others' pawns will bring.
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { AREAS, BLACK, FIRST, IRISES, MATERIALS, NOBLES, SALE, SPACES, WORKSHOP } from '../../../../games/bruxelles-1893/components.ts'
import { artHeld, type State } from '../../../../games/bruxelles-1893/state.ts'
import { art } from './art.ts'
import { ahead, rates } from './outlook.ts'

/** The chance that a house in the active area is visited by somebody else, in a round to come and in this one. */
const VISIT = 0.5
const VISIT_NOW = 0.5
/** Tiles and houses that a round adds until the visit; more tiles than these are sold before. */
const GROWTH = 0.3
const MOST_TILES = 4
/** A noble used without the Grand-Place. */
const NOBLE = 1.5

/** How often a space lies in the active area. */
const ACTIVE = Float64Array.from({ length: SPACES }, (_, space) => AREAS.filter((area) => area & (1 << space)).length / IRISES)

/** Free actions that houses on the board will bring. */
export function housesWorth(s: State, seat: Seat): number {
  let sum = 0
  for (let space = 0; space < SPACES; space++) if (s.house[space] === seat) sum += houseWorth(s, seat, space)
  return sum
}

export function houseWorth(s: State, seat: Seat, space: number): number {
  const isVisible = ahead.isOpen && s.area & (1 << space) && s.pawn[space] === NONE && rivalsActing(s, seat)
  return (VISIT * ACTIVE[space] * ahead.later + (isVisible ? VISIT_NOW : 0)) * freeActionWorth(s, seat, s.actionAt[space])
}

function rivalsActing(s: State, seat: Seat): boolean {
  return (((1 << s.seats) - 1) & ~s.passed & ~(1 << seat)) !== 0
}

function freeActionWorth(s: State, seat: Seat, which: number): number {
  if (which === WORKSHOP) return s.stacks[BLACK] > 0 || s.edition === FIRST ? art.tile : 0
  if (which === SALE) return Math.min(MOST_TILES, artHeld(s, seat) + GROWTH * ahead.later)
  if (which === NOBLES) return NOBLE
  if (which === MATERIALS) return rates.cube
  return s.built[seat] + GROWTH * ahead.later
}
