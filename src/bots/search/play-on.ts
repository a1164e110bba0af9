// Where a turn is many decisions, a position in the middle of a round says little: who has had his turn has spent, and the others have not.
import { type Action, actionList } from '../../core/action.ts'
import { lowestBit } from '../../core/bits.ts'
import { type Block, clone, copy } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Evaluation } from '../evaluations/evaluation.ts'

/** Rounds that are played on, the present one included. */
const ROUNDS = 1
/** Decisions that are played on at most. */
const DECISIONS = 64

/** Plays a position on to the end of its round, everybody doing what is best at sight. */
export function playingOn(game: Game, { worth, pace }: Evaluation, like: Block): (s: Block) => void {
  const legal = actionList()
  const trial = clone(like)
  const roundOf = (s: Block): number => pace?.round?.(s) ?? 0

  function likely(s: Block, seat: Seat): Action {
    game.legal(s, seat, legal)
    let best = legal.list[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < legal.count && legal.count > 1; i++) {
      copy(s, trial)
      game.apply(trial, seat, legal.list[i])
      const here = worth(trial, seat)
      if (here <= most) continue
      most = here
      best = legal.list[i]
    }
    return best
  }

  return (s) => {
    const end = roundOf(s) + ROUNDS
    for (let made = 0; made < DECISIONS && game.actors(s) !== 0 && roundOf(s) < end; made++) {
      const seat = lowestBit(game.actors(s))
      game.apply(s, seat, likely(s, seat))
    }
  }
}
