// V4: Paul Cauchie's workshop gives a cube of the art tile's colour.
import type { Seat } from '../../../core/game.ts'
import { BLUE, BROWN, CAUCHIE, GLASS, IRON, STONE, WILD, WOOD, YELLOW } from '../components.ts'
import { takeUpTo } from '../cubes.ts'
import { isBelleEpoque, type State, type Tell } from '../state.ts'

export function makeCube(s: State, seat: Seat, colour: number, tell?: Tell): void {
  if (s.board[seat] === CAUCHIE) takeUpTo(s, seat, cubeOf(s, colour), 1, tell)
}

function cubeOf(s: State, colour: number): number {
  if (colour === YELLOW) return IRON
  if (colour === BROWN) return WOOD
  if (colour === BLUE) return STONE
  return isBelleEpoque(s) ? GLASS : WILD
}
