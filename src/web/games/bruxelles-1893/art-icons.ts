// Which work of art a tile shows; the fourth colour is pink in the first edition.
import { BROWN, FIRST, WHITE } from '../../../games/bruxelles-1893/components.ts'
import type { IconName } from './art/icon.tsx'

const WORKS = ['artGreen', 'artYellow', 'artBlue', 'artBrown', 'artBlack'] as const satisfies readonly IconName[]

/** The drawing of a tile kind: a colour, or WHITE and the colour of its back. */
export function artIcon(edition: number, tile: number): IconName {
  if (tile >= WHITE) return 'artWhite'
  return edition === FIRST && tile === BROWN ? 'artPink' : WORKS[tile]
}
