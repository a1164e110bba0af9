// How good a position is for a seat, judged at sight. A game without an evaluation of its own is judged by its score.
import type { Block } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'

/** Judges a state in which nothing is unknown. */
export interface Evaluation<S extends Block = Block> {
  /** What the seat has and is about to have, in points of the game. */
  worth(s: S, seat: Seat): number
}

/** The plainest evaluation: the points on the score track. */
export function scoreOf(game: Game): Evaluation {
  return { worth: (s, seat) => game.result(s).scores[seat].total }
}
