// Trying decisions out: one turn ahead, on states in which nothing is unknown. All blocks and lists are made once.
import { type Action, type Actions, actionList } from '../core/action.ts'
import { type Block, clone, copy } from '../core/block.ts'
import type { Game, Seat } from '../core/game.ts'
import { evaluationOf } from './evaluations/index.ts'

/** A turn of more decisions than this is judged unfinished: a seat may be the only one left to move. */
const LONGEST_TURN = 8
/** The same where a turn is known to be many decisions. */
const LONGEST_LONG_TURN = 20

/** What a bot thinks with; it belongs to one decision and keeps its working states to itself. */
export interface Foresight {
  /** Writes into `worths` what each listed action leads to, once the seat has finished its turn greedily. */
  weigh(s: Block, seat: Seat, choices: Actions, worths: Float64Array): void
  /** The action whose turn leads to the best position. */
  best(s: Block, seat: Seat): Action
  /** What a seat is taken to do when a line is played on: the best, or in a game of long turns the best at sight. */
  likely(s: Block, seat: Seat): Action
  /** Positions judged so far: what thinking has cost. */
  judged(): number
  /** How far the seat is ahead of the best of the others, in points. */
  lead(s: Block, seat: Seat): number
}

/** Makes a foresight for the game of which `like` is a state. */
export function foresightOf(game: Game, like: Block, seats: number): Foresight {
  const evaluation = evaluationOf(game)
  const trial = clone(like)
  const step = clone(like)
  const choices = actionList()
  const owed = actionList()
  const worths = new Float64Array(choices.list.length)
  const longest = evaluation.turn ? LONGEST_LONG_TURN : LONGEST_TURN
  let judged = 0

  function judge(s: Block, seat: Seat): number {
    judged++
    return evaluation.worth(s, seat)
  }

  const slipOf = (s: Block, seat: Seat, a: Action): number => evaluation.slip?.(s, seat, a) ?? 0

  /** The best decision at sight. */
  function bestAtSight(s: Block, seat: Seat): Action {
    game.legal(s, seat, owed)
    let best = owed.list[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < owed.count && owed.count > 1; i++) {
      copy(s, step)
      game.apply(step, seat, owed.list[i])
      const worth = judge(step, seat) - slipOf(s, seat, owed.list[i])
      if (worth > most) {
        most = worth
        best = owed.list[i]
      }
    }
    return best
  }

  /** Makes the decisions that are still owed in this turn, each the best at sight. */
  function finishTurn(s: Block, seat: Seat, turn: number | undefined): void {
    for (let made = 0; made < longest && (game.actors(s) & (1 << seat)) !== 0 && evaluation.turn?.(s) === turn; made++)
      game.apply(s, seat, bestAtSight(s, seat))
  }

  function weigh(s: Block, seat: Seat, tried: Actions, into: Float64Array): void {
    const turn = evaluation.turn?.(s)
    for (let i = 0; i < tried.count; i++) {
      copy(s, trial)
      game.apply(trial, seat, tried.list[i])
      finishTurn(trial, seat, turn)
      into[i] = judge(trial, seat) - slipOf(s, seat, tried.list[i])
    }
  }

  function best(s: Block, seat: Seat): Action {
    game.legal(s, seat, choices)
    if (choices.count === 1) return choices.list[0]
    weigh(s, seat, choices, worths)
    return choices.list[highest(worths, choices.count)]
  }

  return {
    weigh,
    best,
    likely: evaluation.turn ? bestAtSight : best,
    judged: () => judged,
    lead(s, seat) {
      let rival = Number.NEGATIVE_INFINITY
      for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, judge(s, other))
      return judge(s, seat) - rival
    },
  }
}

/** Where the highest of the first `count` values stands; the earlier one when two are equal. */
export function highest(values: Float64Array, count: number): number {
  let best = 0
  for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i
  return best
}
