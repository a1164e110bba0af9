// Cubes go between seats and the supply (T4).
import type { Seat } from '../../core/game.ts'
import { NOBLE_CUBES } from './components.ts'
import { cubePlace, type State, type Tell } from './state.ts'

export function takeCube(s: State, seat: Seat, cube: number, tell?: Tell): void {
  s.supply[cube]--
  s.cubes[cubePlace(seat, cube)]++
  tell?.('takesCube', seat, cube)
}

/** Takes so many of a kind, as far as there are some; returns how many. */
export function takeUpTo(s: State, seat: Seat, cube: number, count: number, tell?: Tell): number {
  const taken = Math.min(count, s.supply[cube])
  s.supply[cube] -= taken
  s.cubes[cubePlace(seat, cube)] += taken
  if (taken > 0) tell?.('gainsCubes', seat, taken, cube)
  else tell?.('gainsNothing', seat)
  return taken
}

/** Gives cubes back to the supply. */
export function giveCube(s: State, seat: Seat, cube: number, count = 1): void {
  s.supply[cube] += count
  s.cubes[cubePlace(seat, cube)] -= count
}

/** How many kinds of noble cubes the supply has. */
export function kindsInSupply(s: State): number {
  let kinds = 0
  for (let cube = 0; cube < NOBLE_CUBES; cube++) if (s.supply[cube] > 0) kinds++
  return kinds
}
