// Chapter I: iron comes from any iron works, wherever it lies; from the market only when none of them has any.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { LOCATION_OF, SLOTS_SHOWING } from '../board.ts'
import { IRON, resourceOf } from '../components.ts'
import { spend } from '../money.ts'
import type { Row, State, Tell } from '../state.ts'
import { hasStock, takeOff } from '../tiles.ts'
import { ironPrice } from '../tracks.ts'
import { because, NOTHING_OWED, OWES_IRON, TAKE_IRON } from '../vocabulary.ts'

const IRON_SLOTS = SLOTS_SHOWING[IRON]

export const fetchingIron = {
  first: 'ironFirst',
  unasked: 'noIronToChoose',
  legal: legalIron,
  answers: { iron: { apply: applyIron, problem: ironProblem } },
  settle: fetchIron,
} satisfies Row

/** I3: the money that iron costs now; it does not depend on the iron works chosen. */
export function ironMoney(s: State, needed: number): number {
  return needed <= s.ironCubes ? 0 : ironPrice(s.ironMarket, needed - s.ironCubes)
}

/** Takes the iron that is needed; false when the seat must choose between iron works (I2). */
function fetchIron(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const needed = first(step)
  if (s.ironCubes === 0) {
    settle(s.pending)
    buyIron(s, seat, needed, tell)
    return true
  }
  const works = firstWorks(s)
  if (s.ironCubes > needed && s.ironCubes > s.cubes[works]) return false
  smelt(s, seat, works, Math.min(needed, s.cubes[works]), tell)
  return true
}

function legalIron(s: State, _seat: Seat, out: Actions): void {
  for (let i = 0; i < IRON_SLOTS.length; i++) if (hasStock(s, IRON_SLOTS[i], IRON)) out.push(action(TAKE_IRON, IRON_SLOTS[i]))
}

function applyIron(s: State, seat: Seat, a: Action, tell?: Tell): void {
  smelt(s, seat, first(a), 1, tell)
}

function ironProblem(s: State, _seat: Seat, a: Action): Problem | null {
  return hasStock(s, first(a), IRON) ? null : because('noIronThere', { town: LOCATION_OF[first(a)] })
}

/** Takes cubes off an iron works for the step that is owed. */
function smelt(s: State, seat: Seat, works: number, cubes: number, tell?: Tell): void {
  const needed = first(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  if (needed > cubes) owe(s.pending, action(OWES_IRON, needed - cubes))
  tell?.('takesIron', seat, cubes, LOCATION_OF[works], s.owner[works])
  s.supply[resourceOf(IRON)] += cubes
  takeOff(s, works, cubes, tell)
}

function buyIron(s: State, seat: Seat, cubes: number, tell?: Tell): void {
  const price = ironPrice(s.ironMarket, cubes)
  const sold = Math.min(cubes, s.ironMarket)
  s.ironMarket -= sold
  s.supply[resourceOf(IRON)] += sold
  spend(s, seat, price)
  tell?.('buysIron', seat, cubes, price)
}

function firstWorks(s: State): number {
  for (let i = 0; i < IRON_SLOTS.length; i++) if (hasStock(s, IRON_SLOTS[i], IRON)) return IRON_SLOTS[i]
  return NONE
}
