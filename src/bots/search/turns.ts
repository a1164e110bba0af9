// Turns of many decisions, searched as one: the decisions are tried side by side, the best of them followed on, up to the best finished turns.
import { actionList } from '../../core/action.ts'
import { type Block, clone, copy, hash } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import { type Evaluation, thoughtOf } from '../evaluations/evaluation.ts'
import { type Judge, softmax } from '../judge.ts'
import { type Beam, beamFor, isWanted, keep, LONGEST_TURN, offer, write } from './beam.ts'
import { playingOn } from './play-on.ts'
import { branch, extend, type Tree } from './tree.ts'

/** Unfinished turns that are followed side by side. */
const ABREAST = 32
/** So many of one plan, among the unfinished and among the finished: the rest is room for others. */
const ALIKE = 3
const ALIKE_AT_LAST = 2

/** Finds the best turns of a seat. */
export interface Turns {
  /** The most edges a node gets. */
  readonly most: number
  /** Gives the newest node the best turns of its actor as edges. */
  branchOut(tree: Tree, node: number, s: Block): void
  /** The position after the best turn that was just found, and after the likeliest ones of others up to the end of the round. */
  playedOn(s: Block, seat: Seat): Block
}

/** What turns are looked for in. */
interface Ground {
  /** A state of the game. */
  readonly like: Block
  readonly seats: number
  readonly judge?: Judge
  /** How many unfinished turns are followed side by side. */
  readonly width?: number
}

/** Turns of a game as its evaluation finds them; where the judge expects points, it ranks those that were found. */
export function turnsFor(game: Game, evaluation: Evaluation, { like, seats, judge, width = ABREAST }: Ground): Turns {
  const expected = judge?.points
  const { turns: most, sharp } = thoughtOf(evaluation)
  const legal = actionList()
  const trial = clone(like)
  const after = clone(like)
  const playOn = playingOn(game, evaluation, like)
  const finished = beamFor(most)
  /** The turns that are gone on with, and those that come of them: with their positions they change places at every step. */
  const [even, odd] = [abreast(like, width), abreast(like, width)]
  let step = 0
  /** Of the finished turns, where the best stands. */
  let best = 0

  /** Tries everything that may follow a turn. */
  function follow(now: Abreast, at: number, seat: Seat): void {
    const { beam, positions } = now
    const s = positions[at]
    const then = step % 2 === 0 ? odd : even
    const isSmall = game.isMidAction(s, seat)
    const turn = evaluation.turn?.(s)
    game.legal(s, seat, legal)
    for (let i = 0; i < legal.count; i++) {
      copy(s, trial)
      game.apply(trial, seat, legal.list[i])
      const goesOn = step < LONGEST_TURN - 1 && (game.actors(trial) & (1 << seat)) !== 0 && evaluation.turn?.(trial) === turn
      const into = goesOn ? then.beam : finished
      offer.worth = evaluation.worth(trial, seat)
      if (!isWanted(into, offer.worth)) continue
      offer.mark = hash(trial) | 0
      offer.parent = at
      offer.plan = beam.plan[at] + (isSmall ? 0 : Math.imul(legal.list[i], 0x9e3779b1))
      offer.alike = goesOn ? ALIKE : ALIKE_AT_LAST
      const place = keep(into)
      if (place >= 0) write(into, place, beam, legal.list[i])
    }
  }

  /** Fills `finished`. */
  function search(s: Block, seat: Seat): void {
    finished.count = 0
    even.beam.count = 1
    even.beam.place[0] = 0
    even.beam.length[0] = 0
    even.beam.plan[0] = 0
    copy(s, even.positions[0])
    for (step = 0; ; step++) {
      const now = step % 2 === 0 ? even : odd
      const then = step % 2 === 0 ? odd : even
      if (now.beam.count === 0) return
      then.beam.count = 0
      for (let rank = 0; rank < now.beam.count; rank++) follow(now, now.beam.place[rank], seat)
      for (let rank = 0; rank < then.beam.count; rank++) {
        const at = then.beam.place[rank]
        copy(now.positions[then.beam.parent[at]], then.positions[at])
        game.apply(then.positions[at], seat, then.beam.action[at * LONGEST_TURN + step])
      }
    }
  }

  /** Makes `after` the position after a finished turn. */
  function take(s: Block, seat: Seat, at: number): void {
    copy(s, after)
    for (let i = 0; i < finished.length[at]; i++) game.apply(after, seat, finished.action[at * LONGEST_TURN + i])
  }

  /** By how much the seat is expected to lead after a finished turn. */
  function leadAfter(s: Block, seat: Seat, at: number): number {
    take(s, seat, at)
    let rival = Number.NEGATIVE_INFINITY
    for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, expected?.(after, other) ?? 0)
    return (expected?.(after, seat) ?? 0) - rival
  }

  return {
    most,
    branchOut(tree, node, s) {
      const seat = tree.actor[node]
      search(s, seat)
      const from = tree.edges
      best = finished.place[0]
      for (let rank = 0, most = Number.NEGATIVE_INFINITY; rank < finished.count; rank++) {
        const at = finished.place[rank]
        const edge = branch(tree, node)
        const worth = expected ? leadAfter(s, seat, at) : finished.worth[at]
        tree.prior[edge] = worth
        if (worth > most) {
          most = worth
          best = at
        }
        for (let i = 0; i < finished.length[at]; i++) extend(tree, edge, finished.action[at * LONGEST_TURN + i])
      }
      softmax(tree.prior, from, finished.count, sharp)
    },
    playedOn(s, seat) {
      take(s, seat, best)
      if (!expected) playOn(after)
      return after
    },
  }
}

/** Unfinished turns and the positions that they have come to. */
interface Abreast {
  readonly beam: Beam
  readonly positions: readonly Block[]
}

const abreast = (like: Block, width: number): Abreast => ({
  beam: beamFor(width),
  positions: Array.from({ length: width }, () => clone(like)),
})
