// The yardstick: a tree over decisions that meets a fresh guess in every simulation, judged by random play to the end. It knows nothing of any game.
import { type Action, type Actions, actionList } from '../core/action.ts'
import { lowestBit } from '../core/bits.ts'
import { type Block, clone, copy } from '../core/block.ts'
import type { Game, Seat } from '../core/game.ts'
import { playout } from '../core/playout.ts'
import { below, type Rng } from '../core/rng.ts'
import type { Bot, Player } from './bot.ts'

/** How much a decision that was seldom tried is preferred, on shares of victory in 0…1. */
const EXPLORATION = 0.7
const SIMULATIONS = 1000

/** Plain determinised Monte Carlo tree search, to measure others by. */
export const mctsRandom: Bot = {
  id: 'mcts-random',
  says: 'plain tree search over guesses, judged by random play',
  player: () => player,
}

const player: Player = {
  choose({ game, view, seat }, rng, budget = { simulations: SIMULATIONS }) {
    const out = actionList()
    game.legal(view, seat, out)
    if (out.count === 1) return out.list[0]
    const root = nodeOf(0, seat)
    const line = clone(view)
    for (let i = 0; i < budget.simulations && (i === 0 || !budget.isOver?.()); i++) {
      copy(view, line)
      game.guess(line, rng)
      simulate({ game, line, rng, out }, root)
    }
    return mostVisited(root).action
  },
}

/** A decision that some simulation has made, and what came of it for the seat that made it. */
interface Node {
  readonly action: Action
  readonly seat: Seat
  readonly children: Map<Action, Node>
  visits: number
  /** How often it could have been made: what is legal differs from guess to guess. */
  available: number
  won: number
}

function nodeOf(action: Action, seat: Seat): Node {
  return { action, seat, children: new Map(), visits: 0, available: 0, won: 0 }
}

interface Simulation {
  readonly game: Game
  readonly line: Block
  readonly rng: Rng
  readonly out: Actions
}

/** Goes down the tree to a decision that is new, plays on at random, and writes who won into all that was passed. */
function simulate(simulation: Simulation, root: Node): void {
  const { game, line, rng, out } = simulation
  const path: Node[] = []
  for (let node = root, actors = game.actors(line); actors !== 0; actors = game.actors(line)) {
    node = chosen(simulation, node, lowestBit(actors))
    path.push(node)
    game.apply(line, node.seat, node.action)
    if (node.visits === 0) break
  }
  playout(game, line, rng, out)
  const winners = game.result(line).scores.filter(({ rank }) => rank === 1)
  for (const node of path) {
    node.visits++
    if (winners.some(({ seat }) => seat === node.seat)) node.won += 1 / winners.length
  }
}

/** One of the decisions that were never made here; where there is none, the one with the highest upper bound. */
function chosen({ game, line, rng, out }: Simulation, { children }: Node, seat: Seat): Node {
  game.legal(line, seat, out)
  let [best, most, untried, tried]: [Action, number, number, Node | undefined] = [0, Number.NEGATIVE_INFINITY, 0, undefined]
  for (let i = 0; i < out.count; i++) {
    const action = out.list[i]
    const child = children.get(action)
    if (!child) {
      // Each of so many equally likely, without a list of them.
      if (below(rng, ++untried) === 0) best = action
      continue
    }
    child.available++
    const bound = child.won / child.visits + EXPLORATION * Math.sqrt(Math.log(child.available) / child.visits)
    if (bound > most) [most, tried] = [bound, child]
  }
  if (untried === 0 && tried) return tried
  const child = nodeOf(best, seat)
  children.set(best, child)
  return child
}

function mostVisited({ children }: Node): Node {
  return [...children.values()].reduce((most, child) => (child.visits > most.visits ? child : most))
}
