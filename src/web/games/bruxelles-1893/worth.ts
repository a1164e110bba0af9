// What a seat would have if the game ended now, without the salaries of its nobles.
import type { Seat } from '../../../core/game.ts'
import { extraBuildings } from '../../../games/bruxelles-1893/belle-epoque/tiles.ts'
import { ARCHITECT, NOBLE_CUBES, ROWS } from '../../../games/bruxelles-1893/components.ts'
import { rowCount, rowWorth } from '../../../games/bruxelles-1893/end.ts'
import { cubePlace, OVER, pointsOf, type State } from '../../../games/bruxelles-1893/state.ts'
import { trackNumber } from '../../../games/bruxelles-1893/tracks.ts'

export const rowPoints = (s: State, seat: Seat, row: number): number => rowCount(s, seat, row) * rowWorth(s, seat, row)

export const buildingPoints = (s: State, seat: Seat): number => (s.built[seat] + extraBuildings(s, seat)) * trackNumber(s, seat, ARCHITECT)

export function pointsNow(s: State, seat: Seat): number {
  if (s.phase === OVER) return pointsOf(s, seat)
  const rows = ROWS.reduce((sum, _, row) => sum + rowPoints(s, seat, row), 0)
  let cubes = 0
  for (let cube = 0; cube < NOBLE_CUBES; cube++) cubes += s.cubes[cubePlace(seat, cube)]
  return pointsOf(s, seat) + buildingPoints(s, seat) + rows + cubes
}
