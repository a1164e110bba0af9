// H2 and chapter O: what a building costs a seat as the compass stands, and whether the seat can pay it.
import type { Seat } from '../../core/game.ts'
import { pointed } from './compass.ts'
import { FRANCS_A_UNIT, GLASS, HOUSE_LEVELS, HOUSES_A_LEVEL, IRON, SEGMENTS, SPACES, STONE, WILD, WOOD } from './components.ts'
import { canAfford, FEWEST_UNITS, LISTS, PAYMENTS, packed } from './payments.ts'
import { cubePlace, type State } from './state.ts'

/** H1: the level of a seat's next house. */
export const nextLevel = (s: State, seat: Seat): number => (s.built[seat] / HOUSES_A_LEVEL) | 0

/** H1, H2: units of the next house of a seat. */
export const unitsFor = (s: State, seat: Seat): number => s.tables.houseCost[s.board[seat] * HOUSE_LEVELS + nextLevel(s, seat)]

/** BP1: glass beyond the units for SPACES + pavilion; none for a house. */
export const glassFor = (s: State, target: number): number => (target < SPACES ? 0 : s.tables.pavilionGlass[target - SPACES])

/** Whether a building with so much glass beyond its units can be paid for. */
export function canPay(s: State, seat: Seat, glass: number): boolean {
  if (s.cubes[cubePlace(seat, GLASS)] < glass) return false
  const list = allowedList(s, seat)
  const held = purse(s, seat, glass)
  for (let i = 0; i < list.length; i++) if (canAfford(held, list[i])) return true
  return false
}

/** Whether the compass allows a payment. */
export function isAllowed(s: State, payment: number): boolean {
  return s.tables.allowed[(pointed(s, 0) * SEGMENTS.length + pointed(s, 1)) * PAYMENTS + payment] !== 0
}

function allowedList(s: State, seat: Seat): Uint8Array {
  return s.tables.payments[(pointed(s, 0) * SEGMENTS.length + pointed(s, 1)) * LISTS + unitsFor(s, seat) - FEWEST_UNITS]
}

/** What a seat can pay with, less the glass of a pavilion. */
export function purse(s: State, seat: Seat, glass: number): number {
  const at = cubePlace(seat, 0)
  const { cubes } = s
  const francUnits = (s.money[seat] / FRANCS_A_UNIT) | 0
  return packed(cubes[at + WOOD], cubes[at + IRON], cubes[at + STONE], cubes[at + GLASS] - glass, cubes[at + WILD], francUnits)
}
