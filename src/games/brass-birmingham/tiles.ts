// Tiles on the board: laid, emptied, flipped, taken away.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { LOCATION_OF } from './board.ts'
import { BREWERY, COAL, GOODS, INCOME, INDUSTRY, IRON, resourceOf } from './components.ts'
import { refreshNetwork, refreshResources } from './connections.ts'
import { type State, stack, type Tell } from './state.ts'
import { levelOf, TOP_SPACE } from './tracks.ts'

/** Puts a tile into an empty slot, still without cubes. */
export function layTile(s: State, seat: Seat, slot: number, tile: number): void {
  const here = 1 << LOCATION_OF[slot]
  s.tile[slot] = tile
  s.owner[slot] = seat
  s.towns[seat] |= here
  s.network[seat] |= here
}

/** Puts cubes or barrels from the supply on a tile. */
export function stock(s: State, slot: number, cubes: number): void {
  s.cubes[slot] += cubes
  s.supply[resourceOf(INDUSTRY[s.tile[slot]])] -= cubes
  refreshResources(s)
}

/** Takes cubes or barrels off a tile; where they go is the caller's matter. The last one flips it (T6). */
export function takeOff(s: State, slot: number, cubes: number, tell?: Tell): void {
  const tile = s.tile[slot]
  s.cubes[slot] -= cubes
  if (INDUSTRY[tile] === IRON) s.ironCubes -= cubes
  if (s.cubes[slot] > 0) return
  if (INDUSTRY[tile] === COAL) refreshResources(s)
  flip(s, slot, tell)
}

/** T5: turns a tile over; its owner's income rises at once, by spaces. */
export function flip(s: State, slot: number, tell?: Tell): void {
  const owner = s.owner[slot]
  const tile = s.tile[slot]
  s.flipped[slot] = 1
  raiseIncome(s, owner, INCOME[tile])
  tell?.('flips', owner, tile, LOCATION_OF[slot], INCOME[tile], levelOf(s.income[owner]))
}

export function raiseIncome(s: State, seat: Seat, spaces: number): void {
  s.income[seat] = Math.min(TOP_SPACE, s.income[seat] + spaces)
}

/** A tile leaves the game; what lies on it goes back to the supply. */
export function removeTile(s: State, slot: number): void {
  const tile = s.tile[slot]
  const owner = s.owner[slot]
  const industry = INDUSTRY[tile]
  if (industry >= GOODS) s.supply[resourceOf(industry)] += s.cubes[slot]
  s.gone[stack(owner, industry)]++
  s.tile[slot] = NONE
  s.owner[slot] = NONE
  s.flipped[slot] = 0
  s.cubes[slot] = 0
  refreshNetwork(s, owner)
  refreshResources(s)
}

/** Whether a slot holds a tile of an industry with cubes or barrels on it. */
export function hasStock(s: State, slot: number, industry: number): boolean {
  return s.cubes[slot] > 0 && INDUSTRY[s.tile[slot]] === industry
}

export const isBrewery = (s: State, slot: number): boolean => hasStock(s, slot, BREWERY)
