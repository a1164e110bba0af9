// The strongest player: a search that grows a tree of what everybody would do, for as long as it may, and keeps it from decision to decision.
import type { Action } from '../../core/action.ts'
import { type Block, clone, copy, equal } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import type { Rng } from '../../core/rng.ts'
import type { Bot, Player, Sight } from '../bot.ts'
import { type Budget, budgetFor } from '../budget.ts'
import { drawn, favourite } from './choice.ts'
import { inherit } from './inherit.ts'
import { AT_ITS_BEST, type Manner } from './manner.ts'
import { sight as found, guessAnew, hashBoth, type Mind, mindFor } from './mind.ts'
import { goOn, open } from './open.ts'
import { simulate } from './simulate.ts'
import { fell, find, fullness, NO_NODE } from './tree.ts'
import { WIDE } from './turns.ts'

/** A tree that is fuller than this is left behind. */
const FULL = 0.5

/** A tree search over guesses. */
export const search: Bot = {
  id: 'search',
  says: 'looks as many turns ahead as its time lets it, over guesses of what is hidden',
  asksNets: true,
  player: () => searching(() => AT_ITS_BEST),
}

/** A player that searches in the manner that it has in a game. */
export function searching(mannerIn: (game: string, seats: number) => Manner): Player {
  let memory: Memory | null = null
  return {
    choose(sight, rng, budget = budgetFor(sight.seats)) {
      const { game, view, seat, seats } = sight
      const manner = mannerIn(game.meta.id, seats)
      if (!memory || !fits(memory, sight)) memory = remembering(sight, manner)
      const { legal } = memory.mind
      memory.isForeseen = memory.hasGuessed && memory.seat === seat && equal(view, memory.foreseen)
      memory.seat = seat
      if (game.legal(view, seat, legal) === 1) {
        memory.root = NO_NODE // what is decided next does not follow on what was decided there
        return foresee(memory, sight, legal.list[0])
      }
      const root = rootOf(memory, sight, rng)
      think(memory.mind, root, { ...budget, simulations: Math.min(budget.simulations, manner.simulations) })
      const { tree } = memory.mind
      const edge = manner.temperature > 0 ? drawn(tree, root, manner.temperature, rng) : favourite(tree, root)
      return foresee(memory, sight, tree.action[tree.first[edge]])
    },
  }
}

interface Memory {
  readonly mind: Mind
  /** What the seat will see if its decision shows nothing new and it decides again. */
  readonly foreseen: Block
  /** Whether that is what it sees: then its guesses still stand. */
  isForeseen: boolean
  hasGuessed: boolean
  seat: Seat
  /** The node it decided at last, if its last decision was one, and what it decided. */
  root: number
  made: Action
}

function remembering(sight: Sight, manner: Manner): Memory {
  return {
    mind: mindFor(sight, manner),
    foreseen: clone(sight.view),
    isForeseen: false,
    hasGuessed: false,
    seat: -1,
    root: NO_NODE,
    made: 0,
  }
}

const fits = ({ mind }: Memory, { game, view, seats }: Sight): boolean =>
  mind.game === game && mind.seats === seats && mind.line.layout === view.layout

/** Keeps in mind what was decided, and the guesses as they are then. */
function foresee(memory: Memory, { game, view, seat }: Sight, made: Action): Action {
  const { mind, foreseen } = memory
  copy(view, foreseen)
  game.apply(foreseen, seat, made)
  game.redact(foreseen, seat)
  if (memory.isForeseen) for (const guess of mind.guesses) game.apply(guess, seat, made)
  else memory.hasGuessed = false
  memory.made = made
  return made
}

/** The node of the position in question: found in the tree, or new. Guesses are kept while nothing new was seen. */
function rootOf(memory: Memory, { view, seat }: Sight, rng: Rng): number {
  const { mind } = memory
  const { tree } = mind
  mind.me = seat
  if (!memory.isForeseen) guessAnew(mind, view, rng)
  if (fullness(tree) > FULL) {
    fell(tree)
    memory.root = NO_NODE
  }
  hashBoth(view, seat)
  let root = find(tree, found.key, found.lock)
  copy(mind.guesses[0], mind.line)
  if (root === NO_NODE) {
    root = open(mind, seat, WIDE)
    if (memory.isForeseen && memory.root !== NO_NODE) inherit(tree, { from: memory.root, made: memory.made, to: root })
  }
  goOn(mind, root)
  memory.root = root
  memory.hasGuessed = true
  memory.isForeseen = true
  return root
}

/** Simulates until the budget ends. */
function think(mind: Mind, root: number, { simulations, isOver }: Budget): void {
  const { tree } = mind
  if (tree.count[root] === 1) return
  // Asking for the time costs as much as a quick simulation does; where one is a whole turn, it costs nothing.
  const often = mind.turns ? 0 : 3
  for (let i = 0; i < simulations && !((i & often) === often && isOver?.()); i++) simulate(mind, root, i % tree.guesses)
}
