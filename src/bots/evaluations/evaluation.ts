// How good a position is for a seat, judged at sight. A game without an evaluation of its own is judged by its score.
import type { Action } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'

/** Judges a state in which nothing is unknown. */
export interface Evaluation<S extends Block = Block> {
  /** What the seat has and is about to have, in points of the game. */
  worth(s: S, seat: Seat): number
  /** By how many points a decision is worse than the position after it tells: what everybody who watches takes for an oversight. */
  slip?(s: S, seat: Seat, a: Action): number
  /** A number that changes when a turn ends; given where a turn is many decisions, or a seat may have two turns in a row. */
  turn?(s: S): number
  /** Given where a search should think about the game otherwise than it does by itself. */
  readonly pace?: Pace<S>
  /** Given where the worth tells more or less about who wins than it does by itself. */
  readonly thought?: Partial<Thought>
}

/** How a tree search reads the worth. */
export interface Thought {
  /** How much of what is likely at sight is looked into before what has gone well. */
  readonly curiosity: number
  /** A decision that leads to so many points more is e times as likely to be looked into. */
  readonly sharp: number
  /** A lead of so many points makes victory e times as likely. */
  readonly clear: number
  /** What it is worth to be the one who decides now, in points. */
  readonly tempo: number
  /** Where a turn is searched as a whole: so many of the best finished turns. None where decisions are searched one by one. */
  readonly turns: number
  /**
   * How much points of one's own count beside victory where more than two play, from 0 to 1. What takes from a rival is then half won by the others, and
   * the more points everybody expects the less a guess of who will win says.
   */
  readonly ambition: number
}

/** How a search reads an evaluation, the plain values filled in. */
export function thoughtOf({ thought }: Evaluation): Thought {
  return { curiosity: 0.8, sharp: 1, clear: 3, tempo: 0, turns: 0, ambition: 0, ...thought }
}

/** How a search plays on. */
export interface Pace<S extends Block = Block> {
  /** Turns that are played on before the position is judged, or rounds where they are counted. */
  readonly horizon: number
  /** Counts the rounds, where the order of turns changes: cut within a round, a line favours who had one turn more. */
  round?(s: S): number
  /** A lead of so many points is about three chances in four. */
  readonly clearLead: number
  /** Positions that are judged for one decision; after so many, what was seen must do. */
  readonly positions: number
}

/** The plainest evaluation: the points on the score track. */
export function scoreOf(game: Game): Evaluation {
  return { worth: (s, seat) => game.result(s).scores[seat].total }
}
