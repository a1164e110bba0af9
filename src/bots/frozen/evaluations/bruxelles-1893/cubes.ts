// Cubes against the compass: can the next building be paid, and without wild cubes?
import type { Seat } from '../../../../core/game.ts'
import { pointed } from '../../../../games/bruxelles-1893/compass.ts'
import {
  ANY,
  BLANK,
  FRANCS,
  FRANCS_A_UNIT,
  HOUSE_LEVELS,
  HOUSES,
  HOUSES_A_LEVEL,
  NOBLE_CUBES,
  REVISED,
  WILD,
} from '../../../../games/bruxelles-1893/components.ts'
import { cubePlace, type State } from '../../../../games/bruxelles-1893/state.ts'
import { ahead, rates } from './outlook.ts'

/** How much of the next building counts while so many units are missing. */
const NEARNESS = [0.5, 0.3, 0.16, 0.08, 0.04]
/** H3, H4: without wild cubes; of the top level. */
const PURE = 5
const TOP = 5
/** Free actions that a house brings in a round, and what a wild cube saves that pays in place of a noble one. */
const FREE_ACTIONS = 0.4
const SAVED = 0.3
/** So many wild cubes are of use. */
const WILDS = 4

/** What the next building would bring; 0 when it cannot be paid for. */
export const next = { gain: 0 }

export function cubesWorth(s: State, seat: Seat): number {
  let noble = 0
  for (let cube = 0; cube < NOBLE_CUBES; cube++) noble += s.cubes[cubePlace(seat, cube)]
  const wild = s.cubes[cubePlace(seat, WILD)]
  next.gain = 0
  const held = rates.cube * noble + rates.wild * WILDS * (1 - Math.exp(-wild / WILDS))
  if (s.built[seat] >= HOUSES || ahead.time === 0) return held
  const level = (s.built[seat] / HOUSES_A_LEVEL) | 0
  const units = s.tables.houseCost[s.board[seat] * HOUSE_LEVELS + level]
  const missing = units - covered(s, seat, units, noble)
  const rest = Math.max(0, missing - wild)
  const gain = rates.building + (level === HOUSE_LEVELS - 1 ? TOP : 0) + FREE_ACTIONS * ahead.later - rates.cube * units
  if (rest === 0) next.gain = gain + (missing === 0 ? PURE : SAVED * missing)
  const near = Math.max(NEARNESS[missing] * (gain + PURE), NEARNESS[rest] * gain)
  return held + Math.max(0, near) * Math.min(1, ahead.time)
}

/** Units of the next building that can be paid without wild cubes, as the compass stands. */
function covered(s: State, seat: Seat, units: number, noble: number): number {
  const a = pointed(s, 0)
  const b = pointed(s, 1)
  const francs = (s.money[seat] / FRANCS_A_UNIT) | 0
  const any = noble + (s.edition === REVISED ? francs : 0)
  if (a === BLANK || b === BLANK) {
    const other = a === BLANK ? b : a
    return Math.min(units, other === ANY ? any : heldFor(s, seat, other, francs))
  }
  if (a === ANY || b === ANY) {
    const other = Math.min(1, heldFor(s, seat, a === ANY ? b : a, francs))
    return Math.min(units, other + Math.min(units - 1, any - (a === FRANCS || b === FRANCS ? 0 : other)))
  }
  return Math.min(units, Math.min(units - 1, heldFor(s, seat, a, francs)) + Math.min(units - 1, heldFor(s, seat, b, francs)))
}

function heldFor(s: State, seat: Seat, segment: number, francs: number): number {
  return segment === FRANCS ? francs : segment < NOBLE_CUBES ? s.cubes[cubePlace(seat, segment)] : 0
}
