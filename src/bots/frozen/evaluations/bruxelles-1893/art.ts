// Art against the market: what is sold, what is kept for its row, colours for a pass.
import type { Seat } from '../../../../core/game.ts'
import { coloursHeld, isDisplayed } from '../../../../games/bruxelles-1893/art.ts'
import { extraArt } from '../../../../games/bruxelles-1893/belle-epoque/tiles.ts'
import { ART_ROW, BRIGHT, CELLS, COLOURS, FIRST, STRAUVEN, stepsBetween, WHITE } from '../../../../games/bruxelles-1893/components.ts'
import { artHeld, artPlace, type State, whitePlace } from '../../../../games/bruxelles-1893/state.ts'
import { ahead, rates, rows } from './outlook.ts'

/** Sales in a round, and what one brings with the cursor where it may then be. */
const SALES_A_ROUND = 0.8
const SALE_WORTH = 5
/** How much of that counts, and at least so much beyond the row: a tile must find its action. */
const SOLD = 0.8
const LEAST_GAIN = 0.5
/** How much of the best sale counts that could be made at once. */
const SALE_NOW = 0.3
/** How much of the colours held now counts for the passes to come, and for this one. */
const LATER_PASS = 0.64
const THIS_PASS = 0.8
/** There is no sale. */
const NO_SALE = -9

/** What the best sale would bring beyond the tile, and what a tile more is worth. */
export const art = { sale: 0, tile: 0 }

export function artWorth(s: State, seat: Seat): number {
  const tiles = artHeld(s, seat)
  const sales = SALES_A_ROUND * ahead.time
  const row = rows[ART_ROW]
  const more = SOLD * Math.max(LEAST_GAIN, SALE_WORTH - row)
  const fading = sales > 0 ? Math.exp(-tiles / (sales + 0.5)) : 1
  art.tile = row + (sales > 0 ? more * fading : 0)
  art.sale = bestSale(s, seat, tiles)
  const passes = LATER_PASS * ahead.later + (ahead.willPass ? THIS_PASS : 0)
  const held = row * (tiles - whiteHeld(s, seat) + extraArt(s, seat)) + more * (sales + 0.5) * (1 - fading)
  return held + rates.franc * coloursHeld(s, seat) * passes + SALE_NOW * Math.max(0, art.sale) * Math.min(1, ahead.time)
}

/** Art tiles with their white side up. */
export function whiteHeld(s: State, seat: Seat): number {
  let white = 0
  for (let colour = 0; colour < BRIGHT; colour++) white += s.white[whitePlace(seat, colour)]
  return white
}

/** The best sale that could be made at once, less the tile; below zero when there is none. */
function bestSale(s: State, seat: Seat, tiles: number): number {
  let best = NO_SALE
  if (tiles === 0) return best
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (s.art[artPlace(seat, colour)] > 0 && !isDisplayed(s, colour)) best = Math.max(best, saleOf(s, seat, colour, colour) - art.tile)
  return best
}

/** What a tile brings when it is sold as a colour and the cursor goes where it brings most. */
export function saleOf(s: State, seat: Seat, tile: number, colour: number): number {
  const half = tile >= WHITE ? 1 : 0
  const most = artHeld(s, seat) + s.extraSteps
  const isExact = s.edition !== FIRST && s.extraSteps === 0
  let best = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const steps = stepsBetween(s.cursor, cell)
    if (steps > most || (isExact && (most - steps) & 1)) continue
    const at = cell * COLOURS.length + colour
    const worth = (s.tables.salePoints[at] >> half) + rates.franc * (s.tables.saleFrancs[at] >> half)
    if (worth > best) best = worth
  }
  return s.board[seat] === STRAUVEN ? best + 1 + rates.franc : best
}
