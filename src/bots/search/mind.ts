// What a player thinks with at one table: a tree, a few fixed guesses of what it does not see, and blocks to work in.
import { type Actions, actionList } from '../../core/action.ts'
import { type Block, clone, copy } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Rng } from '../../core/rng.ts'
import type { Sight } from '../bot.ts'
import { type Evaluation, type Thought, thoughtOf } from '../evaluations/evaluation.ts'
import { evaluationOf } from '../evaluations/index.ts'
import { evaluatedJudge, type Judge, type Question } from '../judge.ts'
import { judgeOf } from '../judges.ts'
import { AT_ITS_BEST, type Manner } from './manner.ts'
import { type Tree, treeFor } from './tree.ts'
import { type Turns, turnsFor } from './turns.ts'

/** Guesses that are searched together. More would be fairer and each looked into less. */
const GUESSES = 3
/** A line that comes back to where it was must end somewhere. */
export const LONGEST_LINE = 512

export interface Mind {
  readonly game: Game
  readonly seats: number
  readonly judge: Judge
  readonly thought: Thought
  /** How much of what is likely is given to all alike: what looks bad at sight may be good. Nothing where nothing is looked into. */
  readonly openness: number
  readonly tree: Tree
  /** How much points of one's own count beside victory. */
  readonly ambition: number
  /** Who thinks. */
  me: Seat
  /** Where turns are searched as a whole; who does not look ahead decides step by step. */
  readonly turns: Turns | null
  /** The position in question with all that is unknown filled in, once for each guess. */
  readonly guesses: readonly Block[]
  /** The position that a line has come to. */
  readonly line: Block
  /** What somebody sees of it. */
  readonly seen: Block
  readonly legal: Actions
  readonly question: Question
  /** What every seat gets at the end of a line. */
  readonly shares: Float32Array
  /** The nodes and edges of the line. */
  readonly nodes: Int32Array
  readonly edges: Int32Array
}

export function mindFor({ game, view, seats }: Sight, manner: Manner = AT_ITS_BEST): Mind {
  const evaluation: Evaluation = evaluationOf(game)
  const thought = thoughtOf(evaluation)
  const line = clone(view)
  const legal = actionList()
  const judge = manner.asksNets ? judgeOf(game, seats) : evaluatedJudge(game, seats)
  return {
    game,
    seats,
    judge,
    thought,
    openness: manner.simulations > 0 ? judge.openness : 0,
    ambition: seats > 2 && judge.points ? thought.ambition : 0,
    me: 0,
    tree: treeFor(seats, GUESSES),
    turns: thought.turns > 0 && manner.simulations > 0 ? turnsFor(game, evaluation, { like: view, seats, judge }) : null,
    guesses: Array.from({ length: GUESSES }, () => clone(view)),
    line,
    seen: clone(view),
    legal,
    question: { s: line, seat: 0, legal },
    shares: new Float32Array(seats),
    nodes: new Int32Array(LONGEST_LINE),
    edges: new Int32Array(LONGEST_LINE),
  }
}

/** Fills in what a view does not show, in as many ways as there are guesses. */
export function guessAnew({ game, guesses }: Mind, view: Block, rng: Rng): void {
  for (const guess of guesses) {
    copy(view, guess)
    game.guess(guess, rng)
  }
}

/** The two hashes by which a node is found: of what a seat sees, and of who it is. */
export const sight = { key: 0, lock: 0 }

/** Fills `sight` for what a seat sees of a position; for nobody, of the position as it is. */
export function look({ game, seen }: Mind, s: Block, seat: Seat | null): void {
  copy(s, seen)
  if (seat !== null) game.redact(seen, seat)
  hashBoth(seen, seat ?? -1)
}

/** Fills `sight` by a block that is a view already. */
export function hashBoth({ words }: Block, seat: Seat): void {
  let key = seat ^ 0x9e3779b9
  let lock = seat ^ 0x3c6ef372
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    key = Math.imul(key ^ word, 0x85ebca6b)
    key ^= key >>> 13
    lock = Math.imul(lock ^ word, 0x27d4eb2f)
    lock ^= lock >>> 15
  }
  key = Math.imul(key ^ (key >>> 16), 0xc2b2ae35)
  lock = Math.imul(lock ^ (lock >>> 16), 0x165667b1)
  sight.key = key ^ (key >>> 15)
  sight.lock = lock ^ (lock >>> 15)
}
