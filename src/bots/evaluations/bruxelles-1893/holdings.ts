// What a seat holds: cubes against the compass, art against the market, nobles against their salaries, houses on the board.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { coloursHeld } from '../../../games/bruxelles-1893/art.ts'
import { areNoblesFree, extraArt } from '../../../games/bruxelles-1893/belle-epoque/hooks.ts'
import { pointed } from '../../../games/bruxelles-1893/compass.ts'
import {
  ALBERT,
  ANY,
  AREAS,
  BLACK,
  BLANK,
  BRIGHT,
  BRUGMANN,
  BULS,
  CELLS,
  COLOURS,
  CONSTRUCTION,
  CROWN,
  EMPAIN,
  FIRST,
  FRANCS,
  FRANCS_A_UNIT,
  HOUSE_LEVELS,
  HOUSES,
  HOUSES_A_LEVEL,
  IRISES,
  MAETERLINCK,
  MATERIALS,
  NAGELMACKERS,
  NOBLE_CUBES,
  NOBLE_KINDS,
  NOBLES,
  REVISED,
  SALE,
  SOLVAY,
  SPACES,
  STRAUVEN,
  stepsBetween,
  VAN_DE_VELDE,
  VANDERVELDE,
  WHITE,
  WILD,
  WORKSHOP,
} from '../../../games/bruxelles-1893/components.ts'
import { artHeld, artPlace, cubePlace, SALARIES_PHASE, type State, whitePlace } from '../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../games/bruxelles-1893/tracks.ts'
import { ahead, rates, rows, VISITS_A_ROUND } from './outlook.ts'

/** How much of the next building counts while so many units are missing. */
const NEARNESS = [0.5, 0.3, 0.16, 0.08, 0.04]
const PURE = 5
const TOP = 5
/** Sales in a round, and what one brings with the cursor where it may then be. */
const SALES_A_ROUND = 0.8
const SALE_WORTH = 5
/** How much of the best sale counts that could be made at once. */
const SALE_NOW = 0.3
/** What a franc of salary costs while there are rounds left to earn it. */
const SALARY = 0.34
const UNPAID = 5
/** How much of the nobles that are ready counts in this round. */
const READY = 0.35
/** The chance that a house in the active area is visited by somebody else, in a round to come and in this one. */
const VISIT = 0.5
const VISIT_NOW = 0.5

/** How often a space lies in the active area. */
const ACTIVE = Float64Array.from({ length: SPACES }, (_, space) => AREAS.filter((area) => area & (1 << space)).length / IRISES)

/** What the next building would bring; 0 when it cannot be paid for. */
export const next = { gain: 0, isPure: false }
/** What the best sale would bring beyond the tile, and what a tile more is worth. */
export const art = { sale: 0, tile: 0 }
/** What each noble's effect is worth. */
const effect = new Float64Array(NOBLE_KINDS)

export function cubesWorth(s: State, seat: Seat): number {
  let noble = 0
  for (let cube = 0; cube < NOBLE_CUBES; cube++) noble += s.cubes[cubePlace(seat, cube)]
  const wild = s.cubes[cubePlace(seat, WILD)]
  next.gain = 0
  const held = rates.cube * noble + rates.wild * 4 * (1 - Math.exp(-wild / 4))
  if (s.built[seat] >= HOUSES || ahead.time === 0) return held
  const level = (s.built[seat] / HOUSES_A_LEVEL) | 0
  const units = s.tables.houseCost[s.board[seat] * HOUSE_LEVELS + level]
  const missing = units - covered(s, seat, units, noble)
  const rest = Math.max(0, missing - wild)
  const gain = rates.building + (level === HOUSE_LEVELS - 1 ? TOP : 0) + 0.4 * ahead.later - rates.cube * units
  next.isPure = missing === 0
  if (rest === 0) next.gain = gain + (missing === 0 ? PURE : 0.3 * missing)
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

export function artWorth(s: State, seat: Seat): number {
  const tiles = artHeld(s, seat)
  let white = 0
  for (let colour = 0; colour < BRIGHT; colour++) white += s.white[whitePlace(seat, colour)]
  const counted = tiles - white
  const sales = SALES_A_ROUND * ahead.time
  const row = rows[1]
  const more = Math.max(0.5, SALE_WORTH - row)
  const fading = sales > 0 ? Math.exp(-tiles / (sales + 0.5)) : 0
  art.tile = row + (sales > 0 ? more * fading * 0.8 : 0)
  art.sale = bestSale(s, seat, tiles)
  const pass = rates.franc * coloursHeld(s, seat) * (0.8 * ahead.later + (ahead.willPass ? 1 : 0))
  let sum = row * (counted + extraArt(s, seat)) + pass * 0.8
  if (sales > 0) sum += more * (sales + 0.5) * (1 - fading) * 0.8
  return sum + SALE_NOW * Math.max(0, art.sale) * Math.min(1, ahead.time)
}

/** The best sale that could be made at once, less the tile; below zero when there is none. */
function bestSale(s: State, seat: Seat, tiles: number): number {
  let best = -9
  if (tiles === 0) return best
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (s.art[artPlace(seat, colour)] > 0 && s.shop[0] !== colour && s.shop[1] !== colour)
      best = Math.max(best, saleOf(s, seat, colour, colour) - art.tile)
  return best
}

/** What a tile brings when it is sold as a colour and the cursor goes where it brings most. */
export function saleOf(s: State, seat: Seat, tile: number, colour: number): number {
  const half = tile >= WHITE ? 1 : 0
  const most = artHeld(s, seat) + s.extraSteps
  const isExact = s.edition !== FIRST && s.extraSteps === 0
  let best = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const steps = stepsBetween(s.cursor, cell)
    if (steps > most || (isExact && (most - steps) & 1)) continue
    const at = cell * COLOURS.length + colour
    const worth = (s.tables.salePoints[at] >> half) + rates.franc * (s.tables.saleFrancs[at] >> half)
    if (worth > best) best = worth
  }
  return s.board[seat] === STRAUVEN ? best + 1 + rates.franc : best
}

/** Nobles kept: their row, their salaries, and what they will do at the Grand-Place. */
export function noblesWorth(s: State, seat: Seat): number {
  readEffects(s, seat)
  const number = trackNumber(s, seat, CROWN)
  let sum = salariesWorth(s, seat)
  if (ahead.later > 0) sum += VISITS_A_ROUND * ahead.later * best(s.kept[seat], number, 0.9)
  if (ahead.hand > 0) sum += READY * best(s.ready[seat], number, 0)
  return sum
}

function readEffects(s: State, seat: Seat): void {
  effect[BRUGMANN] = 5 * rates.franc
  effect[EMPAIN] = 2 * rates.wild
  effect[SOLVAY] = s.cubes[cubePlace(seat, WILD)] > 0 ? 2 * rates.cube - rates.wild / 2 : rates.cube
  effect[BULS] = rates.iris
  effect[ALBERT] = rates.crown
  effect[VAN_DE_VELDE] = rates.architect
  effect[VANDERVELDE] = rates.pawn + (rates.pawn > 0 && ahead.hand > 0 ? 1.5 : 0)
  effect[MAETERLINCK] = 5
  effect[NAGELMACKERS] = ahead.hand > 0 ? 1.5 : 0
  effect[NAGELMACKERS + 1] = 1.5
}

/** The effects of the best few of some nobles; places without one count a little. */
export function best(nobles: number, count: number, empty: number): number {
  let sum = 0
  let rest = nobles
  for (let i = 0; i < count; i++) {
    let top = -1
    for (let noble = 0; noble < NOBLE_KINDS; noble++) if (rest & (1 << noble) && (top < 0 || effect[noble] > effect[top])) top = noble
    if (top < 0) return sum + (count - i) * empty
    rest &= ~(1 << top)
    sum += effect[top]
  }
  return sum
}

export const effectOf = (noble: number): number => (noble < NOBLE_KINDS ? effect[noble] : 0)

/** What keeping a noble adds to using him once. */
export function keeping(s: State, noble: number): number {
  if (noble >= NOBLE_KINDS) return 0
  return rows[2] + 0.5 * VISITS_A_ROUND * ahead.later * effect[noble] - SALARY * s.tables.salary[noble]
}

/** The row of nobles and their salaries: in the last round by what the seat can pay. */
function salariesWorth(s: State, seat: Seat): number {
  const isFree = areNoblesFree(s, seat)
  let unpaid = isFree ? 0 : s.phase >= SALARIES_PHASE ? s.ready[seat] : s.kept[seat]
  let sum = 0
  for (let rest = s.kept[seat] & ~unpaid; rest !== 0; rest &= rest - 1) sum += rows[2]
  if (ahead.later > 0) {
    for (let noble = 0; noble < NOBLE_KINDS; noble++) if (unpaid & (1 << noble)) sum += rows[2] - SALARY * s.tables.salary[noble]
    return sum
  }
  const money = s.money[seat] + (ahead.willPass ? coloursHeld(s, seat) : 0)
  let owed = 0
  while (unpaid !== 0) {
    let cheapest = -1
    for (let noble = 0; noble < NOBLE_KINDS; noble++)
      if (unpaid & (1 << noble) && (cheapest < 0 || s.tables.salary[noble] < s.tables.salary[cheapest])) cheapest = noble
    unpaid &= ~(1 << cheapest)
    owed += s.tables.salary[cheapest]
    const chance = owed <= money ? 1 : ahead.hand > 0 ? 0.5 * Math.exp((money - owed) / 3) : 0
    sum += chance * (rows[2] - (rates.franc || rows[0] / 4) * s.tables.salary[cheapest]) - (1 - chance) * UNPAID
  }
  return sum
}

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
  if (which === SALE) return Math.min(4, artHeld(s, seat) + 0.3 * ahead.later)
  if (which === NOBLES) return 1.5
  if (which === MATERIALS) return rates.cube
  return which === CONSTRUCTION ? s.built[seat] + 0.3 * ahead.later : 0
}
