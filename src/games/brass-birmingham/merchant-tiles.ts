// The merchant tiles of a table: which lie where, and who buys what.
import { GOODS } from './components.ts'
import { BUYS, SPACE_LOCATION, SPACE_SEATS, SPACES } from './merchants.ts'
import type { State } from './state.ts'

/** Puts one face after another on the spaces that are open at this number of seats. */
export function layMerchants(s: State, faces: ArrayLike<number>): void {
  for (let space = 0, i = 0; space < SPACES; space++) if (SPACE_SEATS[space] <= s.seats) s.merchant[space] = faces[i++]
}

/** V3: which merchants buy which goods; settled once the tiles lie. */
export function refreshBuyers(s: State): void {
  s.buyers.fill(0)
  for (let space = 0; space < SPACES; space++)
    for (let industry = 0; industry < GOODS; industry++)
      if (BUYS[s.merchant[space]] & (1 << industry)) s.buyers[industry] |= 1 << SPACE_LOCATION[space]
}
