// The strategy rows: how many things each will count at the end.
import type { Seat } from '../../../../core/game.ts'
import { ART_ROW, COLOURS, MONEY_ROW, NOBLE_ROW, PAWN_ROW, PAWNS, ROWS } from '../../../../games/bruxelles-1893/components.ts'
import { artPlace, type State } from '../../../../games/bruxelles-1893/state.ts'
import { ahead, rows } from './outlook.ts'

/** Francs and art tiles that one may expect at the end before the game has begun. */
const FRANCS_AT_END = 9
const FRANCS_A_POINT = 4
const ART_AT_END = 2
/** How much of the art held is kept. */
const ART_KEPT = 0.7
/** Nobles and pawns that a round adds. */
const NOBLES_A_ROUND = 0.35
const PAWNS_A_ROUND = 0.2
/** How much of art to come counts. */
const ART_TO_COME = 0.5
/** G6: pawns beyond the second count. */
const MOST_PAWNS = PAWNS - 2

/** Things that each strategy row counts at the end, as one may expect. */
const counts = new Float64Array(ROWS.length)

/** Fills `counts`, and returns what is not counted elsewhere: pawns, and what is to come. */
export function rowsWorth(s: State, seat: Seat): number {
  const share = 1 / (1 + ahead.time)
  let tiles = 0
  for (let colour = 0; colour < COLOURS.length; colour++) tiles += s.art[artPlace(seat, colour)]
  let nobles = 0
  for (let rest = s.kept[seat]; rest !== 0; rest &= rest - 1) nobles++
  const nobleGrowth = NOBLES_A_ROUND * ahead.later
  const pawns = Math.max(0, MOST_PAWNS - s.courthouse[seat])
  counts[MONEY_ROW] = (share * s.money[seat] + (1 - share) * FRANCS_AT_END) / FRANCS_A_POINT
  counts[ART_ROW] = share * tiles + (1 - share) * Math.max(ART_AT_END, ART_KEPT * tiles)
  counts[NOBLE_ROW] = nobles + nobleGrowth
  counts[PAWN_ROW] = Math.min(MOST_PAWNS, pawns + PAWNS_A_ROUND * ahead.later)
  return rows[PAWN_ROW] * counts[PAWN_ROW] + rows[NOBLE_ROW] * nobleGrowth + ART_TO_COME * rows[ART_ROW] * (counts[ART_ROW] - tiles)
}

/** The most that any row counts. */
export const highestCount = (): number => Math.max(counts[MONEY_ROW], counts[ART_ROW], counts[NOBLE_ROW], counts[PAWN_ROW])
