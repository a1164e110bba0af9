// V7: Gustave Strauven's sales bring a franc and a VP more.
import type { Seat } from '../../../core/game.ts'
import { STRAUVEN } from '../components.ts'
import type { State } from '../state.ts'

const STRAUVEN_BONUS = 1

/** Francs and VP that a sale of a seat brings beyond the market's. */
export const saleBonus = (s: State, seat: Seat): number => (s.board[seat] === STRAUVEN ? STRAUVEN_BONUS : 0)
