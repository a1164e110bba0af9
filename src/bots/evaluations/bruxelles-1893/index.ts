// How good a position of Bruxelles 1893 is for a seat, in points; both editions, with their options.
import { kindOf } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { FIRST, PLACES, SPACES } from '../../../games/bruxelles-1893/components.ts'
import { OVER, PHASES, pointsOf, type State } from '../../../games/bruxelles-1893/state.ts'
import { END_TURN } from '../../../games/bruxelles-1893/vocabulary.ts'
import type { Evaluation } from '../evaluation.ts'
import { artWorth } from './art.ts'
import { belleEpoqueWorth } from './belle-epoque.ts'
import { columnsWorth } from './columns.ts'
import { cubesWorth } from './cubes.ts'
import { housesWorth } from './houses.ts'
import { courthouseWorth, irisesWorth } from './majorities.ts'
import { noblesWorth } from './nobles.ts'
import { ahead, lookOut } from './outlook.ts'
import { owedBid, owedWorth } from './owed.ts'
import { rowsWorth } from './rows.ts'
import { slip } from './slips.ts'

/** An exhibition tile: one more tile to choose from in every workshop. */
const EXHIBITION = 0.3
/** A prestige card face down: a franc for the next first pass. */
const FACE_DOWN = 0.1

/** More actions than a round has. */
const MOST_ACTIONS = 128

/** The evaluation of Bruxelles 1893. A turn is an action with all that it owes. */
export const bruxelles1893Evaluation: Evaluation<State> = {
  worth,
  slip,
  turn,
  pace: { horizon: 1, round: (s) => s.round, clearLead: 8, positions: 30_000 },
  thought: { curiosity: 0.4, sharp: 1.5, clear: 18, tempo: 2.5 },
}

/** What the worth of the seat that was judged last is made of. The other files of this folder still know what they saw for it. */
export const parts = {
  outlook: 0,
  rows: 0,
  cubes: 0,
  art: 0,
  nobles: 0,
  houses: 0,
  columns: 0,
  irises: 0,
  courthouse: 0,
  passes: 0,
  belleEpoque: 0,
  owed: 0,
}

function worth(s: State, seat: Seat): number {
  const points = pointsOf(s, seat)
  if (s.phase === OVER) return points
  // The outlook comes first, and rows before columns: the others read what they find.
  parts.outlook = lookOut(s, seat)
  parts.rows = rowsWorth(s, seat)
  parts.cubes = cubesWorth(s, seat)
  parts.art = artWorth(s, seat)
  parts.nobles = noblesWorth(s, seat)
  parts.houses = housesWorth(s, seat)
  parts.columns = columnsWorth(s, seat, owedBid(s, seat))
  parts.irises = irisesWorth(s, seat)
  parts.courthouse = courthouseWorth(s, seat)
  parts.passes = s.firstPasses[seat] * ahead.later * (s.edition === FIRST ? EXHIBITION : FACE_DOWN)
  parts.belleEpoque = belleEpoqueWorth(s, seat)
  parts.owed = owedWorth(s, seat)
  const { outlook, rows, cubes, art, nobles, houses, columns, irises, courthouse, passes, belleEpoque, owed } = parts
  return points + outlook + rows + cubes + art + nobles + houses + columns + irises + courthouse + passes + belleEpoque + owed
}

/** Counts the actions of the round: pawns on the board, uses in Brussels, passes. One that is not finished does not count yet. */
function turn(s: State): number {
  let actions = 0
  for (let space = 0; space < SPACES; space++) if (s.pawn[space] !== NONE) actions++
  for (let place = 0; place < PLACES.length; place++) actions += s.uses[place]
  for (let rest = s.passed; rest !== 0; rest &= rest - 1) actions++
  if (s.pending[0] > 0 && kindOf(s.pending[1]) === END_TURN) actions--
  return (s.round * PHASES.length + s.phase) * MOST_ACTIONS + actions
}
