// The player mat: stacks from which only the lowest tile is taken.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { DEVELOPABLE, INDUSTRIES } from './components.ts'
import { nextTile, type State, stack } from './state.ts'

/** D1, D3: whether the lowest tile of a stack may be developed away. */
export function canDevelop(s: State, seat: Seat, industry: number): boolean {
  const tile = nextTile(s, seat, industry)
  return tile !== NONE && DEVELOPABLE[tile] === 1
}

export function canDevelopAny(s: State, seat: Seat): boolean {
  for (let industry = 0; industry < INDUSTRIES.length; industry++) if (canDevelop(s, seat, industry)) return true
  return false
}

/** Takes the lowest tile of a stack out of the game. */
export function developAway(s: State, seat: Seat, industry: number): number {
  const tile = nextTile(s, seat, industry)
  s.taken[stack(seat, industry)]++
  s.gone[stack(seat, industry)]++
  return tile
}
