// Turns of many decisions, searched as one: action by action the decisions are tried side by side and the best of them followed on, up to the best finished turns.
import { actionList } from '../../core/action.ts'
import { type Block, clone, copy, hash } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import { type Evaluation, thoughtOf } from '../evaluations/evaluation.ts'
import { type Judge, softmax } from '../judge.ts'
import { type Beam, beamFor, empty, isWanted, keep, LONGEST_TURN, offer, write } from './beam.ts'
import { playingOn } from './play-on.ts'
import { branch, extend, type Tree } from './tree.ts'

/** How broadly turns are looked for. */
export interface Breadth {
  /** So many are followed side by side within an action. */
  readonly abreast: number
  /** So many of the finished ones become edges at most; as many as a node may have if not said. */
  readonly kept?: number
}

/** Where a seat decides. */
export const WIDE: Breadth = { abreast: 32 }
/** Where its later turns are foreseen, and those of its only rival. */
export const NARROW: Breadth = { abreast: 12 }
/** Where one of several rivals plays: what he does says less than what the seat can do next, to which a line comes only past all of them. */
export const BRIEF: Breadth = { abreast: 4, kept: 2 }
/** For each of those so many are kept between two actions and finished: enough for a judge to choose from. And so many that are gone on with. */
const [BETWEEN, FINISHED] = [2, 4]
const GONE_ON_WITH = 1 / 2
/** So many of one plan, among the unfinished and among the finished: the rest is room for others. */
const ALIKE = 3
const ALIKE_AT_LAST = 2

/** Finds the best turns of a seat. */
export interface Turns {
  /** The most edges a node gets. */
  readonly most: number
  /** Gives the newest node the best turns of its actor as edges. No breadth may be more than WIDE. */
  branchOut(tree: Tree, node: number, s: Block, breadth: Breadth): void
  /** The position after the best turn that was just found, and after the likeliest ones of others up to the end of the round. */
  playedOn(): Block
}

/** What turns are looked for in. */
interface Ground {
  /** A state of the game. */
  readonly like: Block
  readonly seats: number
  readonly judge?: Judge
}

/** Turns of a game as its evaluation finds them. Where the judge expects points, it says after every action which of them are the best. */
export function turnsFor(game: Game, evaluation: Evaluation, { like, seats, judge }: Ground): Turns {
  const expected = judge?.points
  const { turns: most, sharp } = thoughtOf(evaluation)
  const legal = actionList()
  const trial = clone(like)
  const after = clone(like)
  const playOn = playingOn(game, evaluation, like)
  /** Whose turns are looked for, and in which position. */
  let seat: Seat = 0
  let start = like
  /** Turns that an action begins with, and those within it: with their positions these change places at every step. */
  const begun = sideBySide(like, WIDE.abreast * GONE_ON_WITH)
  const [even, odd] = [sideBySide(like, WIDE.abreast), sideBySide(like, WIDE.abreast)]
  const between = beamFor(WIDE.abreast * BETWEEN)
  const finished = beamFor(WIDE.abreast * FINISHED)
  /** The best of the finished turns; the parent is the place of each among them. */
  const best = beamFor(most)

  /** Tries everything that may follow a turn. What is still within an action goes into `then`. */
  function follow({ beam, positions }: SideBySide, at: number, then: Beam): void {
    const s = positions[at]
    const isSmall = game.isMidAction(s, seat)
    const turn = evaluation.turn?.(s)
    const isCut = beam.length[at] === LONGEST_TURN - 1
    game.legal(s, seat, legal)
    for (let i = 0; i < legal.count; i++) {
      copy(s, trial)
      game.apply(trial, seat, legal.list[i])
      const into = isCut ? finished : beamOf(turn, then)
      offer.worth = evaluation.worth(trial, seat)
      if (!isWanted(into, offer.worth)) continue
      offer.mark = hash(trial) | 0
      offer.parent = at
      offer.plan = beam.plan[at] + (isSmall ? 0 : Math.imul(legal.list[i], 0x9e3779b1))
      offer.alike = into === finished ? ALIKE_AT_LAST : ALIKE
      const place = keep(into)
      if (place >= 0) write(into, place, beam, legal.list[i])
    }
  }

  /** Where the turn belongs that has led to `trial`. */
  function beamOf(turn: number | undefined, then: Beam): Beam {
    const goesOn = (game.actors(trial) & (1 << seat)) !== 0 && evaluation.turn?.(trial) === turn
    if (!goesOn) return finished
    return game.isMidAction(trial, seat) ? then : between
  }

  /** Follows the turns in `begun` to the end of an action: into `between` and `finished`. */
  function act(width: number): void {
    empty(between, width * BETWEEN)
    for (let now = begun, then = even; now.beam.count > 0; now = then, then = now === even ? odd : even) {
      const { beam, positions } = then
      empty(beam, width)
      for (let rank = 0; rank < now.beam.count; rank++) follow(now, now.beam.place[rank], beam)
      for (let rank = 0; rank < beam.count; rank++) {
        const at = beam.place[rank]
        copy(now.positions[beam.parent[at]], positions[at])
        game.apply(positions[at], seat, beam.action[at * LONGEST_TURN + beam.length[at] - 1])
      }
    }
  }

  /** Fills `finished` and `best`. */
  function search({ abreast: width, kept = most }: Breadth): void {
    empty(finished, width * FINISHED)
    begin(begun.beam)
    copy(start, begun.positions[0])
    while (begun.beam.count > 0) {
      act(width)
      empty(begun.beam, Math.ceil(width * GONE_ON_WITH))
      for (let rank = 0; rank < between.count; rank++) {
        const place = rankAnew(between, between.place[rank], begun.beam)
        if (place < 0) continue
        write(begun.beam, place, between)
        copy(after, begun.positions[place])
      }
    }
    empty(best, Math.min(kept, most))
    for (let rank = 0; rank < finished.count; rank++) rankAnew(finished, finished.place[rank], best)
  }

  /** Offers a turn of one beam to another by what the judge expects of it, with `after` the position that it leads to. The place it has there, or −1. */
  function rankAnew(beam: Beam, at: number, into: Beam): number {
    take(beam, at)
    offer.worth = expected ? prospect() : beam.worth[at]
    offer.mark = beam.mark[at]
    offer.parent = at
    offer.plan = beam.plan[at]
    offer.alike = into.most
    return keep(into)
  }

  /** Makes `after` the position after a turn. */
  function take({ length, action }: Beam, at: number): void {
    copy(start, after)
    for (let i = 0; i < length[at]; i++) game.apply(after, seat, action[at * LONGEST_TURN + i])
  }

  /** What the seat may expect in `after`: for two its lead; for more its own points, since what one of several rivals loses is half won by the others. */
  function prospect(): number {
    if (seats > 2) return expected?.(after, seat) ?? 0
    return (expected?.(after, seat) ?? 0) - (expected?.(after, 1 - seat) ?? 0)
  }

  return {
    most,
    branchOut(tree, node, s, breadth) {
      seat = tree.actor[node]
      start = s
      search(breadth)
      const from = tree.edges
      for (let rank = 0; rank < best.count; rank++) {
        const edge = branch(tree, node)
        const at = best.parent[best.place[rank]]
        tree.prior[edge] = best.worth[best.place[rank]]
        for (let i = 0; i < finished.length[at]; i++) extend(tree, edge, finished.action[at * LONGEST_TURN + i])
      }
      softmax(tree.prior, from, best.count, sharp)
    },
    playedOn() {
      take(finished, best.parent[best.place[0]])
      if (!expected) playOn(after)
      return after
    },
  }
}

/** A beam of one turn, in which nothing is decided yet. */
function begin(beam: Beam): void {
  empty(beam, 1)
  beam.count = 1
  beam.place[0] = 0
  beam.length[0] = 0
  beam.plan[0] = 0
}

/** Unfinished turns and the positions that they have come to. */
interface SideBySide {
  readonly beam: Beam
  readonly positions: readonly Block[]
}

const sideBySide = (like: Block, width: number): SideBySide => ({
  beam: beamFor(width),
  positions: Array.from({ length: width }, () => clone(like)),
})
