// Chapter C: coal comes from the nearest connected mines, cube by cube; from the market only when none of them has any.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { ALL_MERCHANTS, LOCATION_OF, type Locations, SITE_LOCATION, type Site, SLOTS_SHOWING } from '../board.ts'
import { COAL, resourceOf } from '../components.ts'
import { nearest } from '../connections.ts'
import { spend } from '../money.ts'
import type { Row, State, Tell } from '../state.ts'
import { hasStock, takeOff } from '../tiles.ts'
import { coalPrice } from '../tracks.ts'
import { because, NOTHING_OWED, OWES_COAL, TAKE_COAL } from '../vocabulary.ts'

/** More than anyone can have: no coal can be had. */
export const UNREACHABLE = 0xffff

const COAL_SLOTS = SLOTS_SHOWING[COAL]

export const fetchingCoal = {
  first: 'coalFirst',
  unasked: 'noCoalToChoose',
  legal: legalCoal,
  answers: { coal: { apply: applyCoal, problem: coalProblem } },
  settle: fetchCoal,
} satisfies Row

/** C4, C5: the money that coal costs where these locations are connected, or UNREACHABLE. It does not depend on the mines chosen. */
export function coalMoney(s: State, connected: Locations, needed: number): number {
  if (needed === 0) return 0
  const towns = connected & s.coalTowns
  if (needed === 1 && towns !== 0) return 0
  const free = towns === 0 ? 0 : coalIn(s, towns)
  if (free >= needed) return 0
  return (connected & ALL_MERCHANTS) === 0 ? UNREACHABLE : coalPrice(s.coalMarket, needed - free)
}

/** Takes the coal that a site needs; false when the seat must choose between mines (C3). */
function fetchCoal(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const needed = first(step)
  const site = second(step)
  if ((s.connected[SITE_LOCATION[site]] & s.coalTowns) === 0) {
    settle(s.pending)
    buyCoal(s, seat, needed, tell)
    return true
  }
  const places = nearest(s, site, s.coalTowns)
  const cubes = coalIn(s, places)
  const mine = firstMine(s, places)
  if (cubes > needed && cubes > s.cubes[mine]) return false // with no more than is needed, all of them are emptied anyway
  mineCoal(s, seat, mine, Math.min(needed, s.cubes[mine]), tell)
  return true
}

function legalCoal(s: State, _seat: Seat, out: Actions, step: number): void {
  const places = choosable(s, step)
  for (let i = 0; i < COAL_SLOTS.length; i++) {
    const slot = COAL_SLOTS[i]
    if (places & (1 << LOCATION_OF[slot]) && hasStock(s, slot, COAL)) out.push(action(TAKE_COAL, slot))
  }
}

function applyCoal(s: State, seat: Seat, a: Action, tell?: Tell): void {
  mineCoal(s, seat, first(a), 1, tell)
}

function coalProblem(s: State, _seat: Seat, a: Action, step: number): Problem | null {
  const slot = first(a)
  const town = LOCATION_OF[slot]
  if (!hasStock(s, slot, COAL)) return because('noCoalThere', { town })
  return choosable(s, step) & (1 << town) ? null : because('notNearest', { town })
}

/** Where the mines lie between which the seat may choose now. */
function choosable(s: State, step: number): Locations {
  const site: Site = second(step)
  return nearest(s, site, s.coalTowns)
}

/** Takes cubes off a mine for the step that is owed. */
function mineCoal(s: State, seat: Seat, mine: number, cubes: number, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  settle(s.pending)
  if (first(step) > cubes) owe(s.pending, action(OWES_COAL, first(step) - cubes, second(step)))
  tell?.('takesCoal', seat, cubes, LOCATION_OF[mine], s.owner[mine])
  s.supply[resourceOf(COAL)] += cubes
  takeOff(s, mine, cubes, tell)
}

function buyCoal(s: State, seat: Seat, cubes: number, tell?: Tell): void {
  const price = coalPrice(s.coalMarket, cubes)
  const sold = Math.min(cubes, s.coalMarket) // what an empty market sells comes from the supply
  s.coalMarket -= sold
  s.supply[resourceOf(COAL)] += sold
  spend(s, seat, price)
  tell?.('buysCoal', seat, cubes, price)
}

/** Cubes on the mines of some locations. */
function coalIn(s: State, towns: Locations): number {
  let cubes = 0
  for (let i = 0; i < COAL_SLOTS.length; i++) {
    const slot = COAL_SLOTS[i]
    if (towns & (1 << LOCATION_OF[slot]) && hasStock(s, slot, COAL)) cubes += s.cubes[slot]
  }
  return cubes
}

function firstMine(s: State, towns: Locations): number {
  for (let i = 0; i < COAL_SLOTS.length; i++) {
    const slot = COAL_SLOTS[i]
    if (towns & (1 << LOCATION_OF[slot]) && hasStock(s, slot, COAL)) return slot
  }
  return NONE
}
