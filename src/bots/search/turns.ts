// Turns of many decisions, searched as one: the decisions are tried side by side, the best of them followed on, up to the best finished turns.
import { type Action, actionList } from '../../core/action.ts'
import { lowestBit } from '../../core/bits.ts'
import { type Block, clone, copy, hash } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import { type Evaluation, thoughtOf } from '../evaluations/evaluation.ts'
import { softmax } from '../judge.ts'
import { type Beam, beamFor, isWanted, keep, LONGEST_TURN, offer, write } from './beam.ts'
import { branch, extend, type Tree } from './tree.ts'

/** Unfinished turns that are followed side by side. */
const ABREAST = 12
/** So many of one plan: the rest is room for others. */
const ALIKE = 3
/** Decisions up to the end of a round, at most. */
const PLAYED_ON = 64
/** Rounds. */
const ROUNDS_ON = 1
const ALIKE_AT_LAST = 2

/** Finds the best turns of a seat. */
export interface Turns {
  /** The most edges a node gets. */
  readonly most: number
  /** Gives the newest node the best turns of its actor as edges. */
  branchOut(tree: Tree, node: number, s: Block): void
  /** The position after the best turn that was just found, and after the likeliest turns of others up to the end of the round. */
  playedOn(s: Block): Block
}

export function turnsFor(game: Game, evaluation: Evaluation, like: Block): Turns {
  const { turns: most, sharp } = thoughtOf(evaluation)
  const legal = actionList()
  const trial = clone(like)
  const after = clone(like)
  const states = [0, 1].map(() => Array.from({ length: ABREAST }, () => clone(like)))
  const beams = [beamFor(ABREAST), beamFor(ABREAST)]
  const finished = beamFor(most)

  /** Tries everything that may follow an unfinished turn. */
  function tryOn(now: Beam, at: number, { s, seat, turn, step, then }: Trial): void {
    game.legal(s, seat, legal)
    const isSmall = game.isMidAction(s, seat)
    for (let i = 0; i < legal.count; i++) {
      copy(s, trial)
      game.apply(trial, seat, legal.list[i])
      const goesOn = step < LONGEST_TURN - 1 && (game.actors(trial) & (1 << seat)) !== 0 && evaluation.turn?.(trial) === turn
      const into = goesOn ? then : finished
      offer.worth = evaluation.worth(trial, seat)
      if (!isWanted(into, offer.worth)) continue
      offer.mark = hash(trial) | 0
      offer.parent = at
      offer.plan = now.plan[at] + (isSmall ? 0 : Math.imul(legal.list[i], 0x9e3779b1))
      offer.alike = goesOn ? ALIKE : ALIKE_AT_LAST
      const place = keep(into)
      if (place >= 0) write(into, place, now, legal.list[i])
    }
  }

  function search(s: Block, seat: Seat): void {
    const turn = evaluation.turn?.(s)
    let [now, then] = beams
    let [here, there] = states
    finished.count = 0
    now.count = 1
    now.place[0] = 0
    now.length[0] = 0
    now.plan[0] = 0
    copy(s, here[0])
    for (let step = 0; now.count > 0; step++) {
      then.count = 0
      for (let rank = 0; rank < now.count; rank++) {
        const at = now.place[rank]
        tryOn(now, at, { s: here[at], seat, turn, step, then })
      }
      for (let rank = 0; rank < then.count; rank++) {
        const at = then.place[rank]
        copy(here[then.parent[at]], there[at])
        game.apply(there[at], seat, then.action[at * LONGEST_TURN + step])
      }
      ;[now, then] = [then, now]
      ;[here, there] = [there, here]
    }
  }

  /** The best decision at sight. */
  function likely(s: Block, seat: Seat): Action {
    game.legal(s, seat, legal)
    let best = legal.list[0]
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < legal.count && legal.count > 1; i++) {
      copy(s, trial)
      game.apply(trial, seat, legal.list[i])
      const worth = evaluation.worth(trial, seat)
      if (worth <= highest) continue
      highest = worth
      best = legal.list[i]
    }
    return best
  }

  return {
    playedOn(s) {
      const round = (evaluation.pace?.round?.(s) ?? 0) + ROUNDS_ON
      const seat = lowestBit(game.actors(s))
      const at = finished.place[0]
      copy(s, after)
      for (let i = 0; i < finished.length[at]; i++) game.apply(after, seat, finished.action[at * LONGEST_TURN + i])
      for (let made = 0; made < PLAYED_ON && game.actors(after) !== 0 && (evaluation.pace?.round?.(after) ?? 0) < round; made++) {
        const actor = lowestBit(game.actors(after))
        game.apply(after, actor, likely(after, actor))
      }
      return after
    },
    most,
    branchOut(tree, node, s) {
      search(s, tree.actor[node])
      const from = tree.edges
      for (let rank = 0; rank < finished.count; rank++) {
        const at = finished.place[rank]
        const edge = branch(tree, node)
        tree.prior[edge] = finished.worth[at]
        for (let i = 0; i < finished.length[at]; i++) extend(tree, edge, finished.action[at * LONGEST_TURN + i])
      }
      softmax(tree.prior, from, finished.count, sharp)
    },
  }
}

interface Trial {
  readonly s: Block
  readonly seat: Seat
  readonly turn: number | undefined
  readonly step: number
  readonly then: Beam
}
