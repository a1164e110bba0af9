// Nobles: what each of them does, what keeping one brings, and whether their salaries can be paid.
import type { Seat } from '../../../../core/game.ts'
import { coloursHeld } from '../../../../games/bruxelles-1893/art.ts'
import { areNoblesFree } from '../../../../games/bruxelles-1893/belle-epoque/tiles.ts'
import {
  ALBERT,
  BRUGMANN,
  BULS,
  CROWN,
  EMPAIN,
  MAETERLINCK,
  NAGELMACKERS,
  NOBLE_KINDS,
  NOBLE_ROW,
  PRIVAT_LIVEMONT,
  SOLVAY,
  THEATRE,
  VAN_DE_VELDE,
  VANDERVELDE,
  WILD,
} from '../../../../games/bruxelles-1893/components.ts'
import { isKept } from '../../../../games/bruxelles-1893/nobles.ts'
import { cubePlace, SALARIES_PHASE, type State } from '../../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../../games/bruxelles-1893/tracks.ts'
import { ahead, rates, rows, TRAVELLER, VISITS_A_ROUND, WHITE_TILE } from './outlook.ts'

/** A crown without a noble for it may find one. */
const EMPTY_CROWN = 0.9
/** How much of the nobles that are ready counts in this round. */
const READY = 0.35
/** How much of one more noble counts at the Grand-Place, where others are used too. */
const ONE_MORE = 0.5
/** What a franc of salary costs while there are rounds left to earn it. */
const SALARY = 0.42
/** G1 */
const UNPAID = 5
/** The chance that a missing franc is still found in the last round, and how many francs make it a third of that. */
const FOUND = 0.5
const FAR = 3
/** A pawn that is free at once acts in this round too. */
const FREE_AT_ONCE = 1.5

/** What each noble's effect is worth. */
const effect = new Float64Array(NOBLE_KINDS)

/** Nobles kept: their row, their salaries, and what they will do at the Grand-Place. */
export function noblesWorth(s: State, seat: Seat): number {
  readEffects(s, seat)
  const number = trackNumber(s, seat, CROWN)
  let sum = salariesWorth(s, seat)
  if (ahead.later > 0) sum += VISITS_A_ROUND * ahead.later * best(s.kept[seat], number, EMPTY_CROWN)
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
  effect[VANDERVELDE] = rates.pawn + (rates.pawn > 0 && ahead.hand > 0 ? FREE_AT_ONCE : 0)
  effect[MAETERLINCK] = 5
  effect[NAGELMACKERS] = ahead.hand > 0 ? TRAVELLER : 0
  effect[PRIVAT_LIVEMONT] = WHITE_TILE
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

/** What the best noble that the seat can pay would bring. */
export function bestNoble(s: State, seat: Seat): number {
  let most = 0
  for (let place = 0; place < THEATRE && place <= s.money[seat]; place++) {
    const noble = s.theatre[place]
    if (noble >= NOBLE_KINDS) continue
    const worth = effect[noble] - rates.franc * place + (isKept(s, seat, noble) ? 0 : Math.max(0, keeping(s, noble)))
    if (worth > most) most = worth
  }
  return most
}

/** What keeping a noble adds to using him once. */
export function keeping(s: State, noble: number): number {
  return rows[NOBLE_ROW] + ONE_MORE * VISITS_A_ROUND * ahead.later * effect[noble] - SALARY * s.tables.salary[noble]
}

/** The row of nobles and their salaries: in the last round by what the seat can pay. */
function salariesWorth(s: State, seat: Seat): number {
  const isFree = areNoblesFree(s, seat)
  let unpaid = isFree ? 0 : s.phase >= SALARIES_PHASE ? s.ready[seat] : s.kept[seat]
  let sum = 0
  for (let rest = s.kept[seat] & ~unpaid; rest !== 0; rest &= rest - 1) sum += rows[NOBLE_ROW]
  if (ahead.later > 0) {
    for (let noble = 0; noble < NOBLE_KINDS; noble++) if (unpaid & (1 << noble)) sum += rows[NOBLE_ROW] - SALARY * s.tables.salary[noble]
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
    const chance = owed <= money ? 1 : ahead.hand > 0 ? FOUND * Math.exp((money - owed) / FAR) : 0
    sum += chance * (rows[NOBLE_ROW] - rates.franc * s.tables.salary[cheapest]) - (1 - chance) * UNPAID
  }
  return sum
}
