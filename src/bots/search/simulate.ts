// One line through the tree, from the position in question to the first that is new, and back again. Every seat goes where it expects most
// for itself. What a seat sees is all that its nodes know: guesses that look the same to it share one, and so do sealed choices of others.
import { lowestBit } from '../../core/bits.ts'
import { copy, hash } from '../../core/block.ts'
import { LONGEST_LINE, look, type Mind, sight } from './mind.ts'
import { close, goOn, open } from './open.ts'
import { find, NO_NODE, NOBODY, type Tree } from './tree.ts'

/** What has not been tried is taken to be so much worse than the node. */
const DOUBT = 0.05

/** Follows one line from a node on one of the guesses. */
export function simulate(mind: Mind, root: number, guess: number): void {
  const { tree, line, nodes, edges } = mind
  copy(mind.guesses[guess], line)
  let depth = 0
  for (let node = root; node !== NO_NODE && depth < LONGEST_LINE && goOn(mind, node); depth++) {
    const edge = select(tree, node, mind.thought.curiosity)
    nodes[depth] = node
    edges[depth] = edge
    play(mind, node, edge)
    node = next(mind, edge * tree.guesses + guess)
  }
  backUp(mind, depth)
}

function select({ from, count, visits, sum, prior, tried, gained }: Tree, node: number, curiosity: number): number {
  const first = from[node]
  const end = first + count[node]
  if (end - first === 1) return first
  const reach = curiosity * Math.sqrt(visits[node])
  const untried = sum[node] / visits[node] - DOUBT
  let best = first
  let most = Number.NEGATIVE_INFINITY
  for (let edge = first; edge < end; edge++) {
    const times = tried[edge]
    const hope = (times > 0 ? gained[edge] / times : untried) + (prior[edge] * reach) / (1 + times)
    if (hope > most) {
      most = hope
      best = edge
    }
  }
  return best
}

function play({ game, tree, line }: Mind, node: number, edge: number): void {
  const first = tree.first[edge]
  const end = first + tree.length[edge]
  for (let i = first; i < end; i++) game.apply(line, tree.actor[node], tree.action[i])
}

/** The node that an edge led to on a guess, or NO_NODE where the line ends, and everybody's shares are written. */
function next(mind: Mind, way: number): number {
  const { game, tree, line, shares, judge } = mind
  const mark = hash(line) | 0
  let node = tree.child[way]
  if (node === NO_NODE || tree.mark[way] !== mark) {
    const before = tree.nodes
    node = arrive(mind)
    if (node === NO_NODE) return NO_NODE
    tree.child[way] = node
    tree.mark[way] = mark
    // One that was just made and judged ends the line, unless there was nothing to choose, or an action is half done that is not judged well.
    const isJudged = tree.nodes > before && tree.visits[node] > 0 && tree.count[node] !== 1
    if (isJudged && (judge.knowsMidAction || !game.isMidAction(line, tree.actor[node]))) return NO_NODE
  }
  if (tree.actor[node] !== NOBODY) return node
  for (let seat = 0; seat < tree.seats; seat++) shares[seat] = tree.shares[node * tree.seats + seat]
  return NO_NODE
}

/** The node of the line's position, made where there is none. */
function arrive(mind: Mind): number {
  const { game, tree, line } = mind
  const actors = game.actors(line)
  const seat = actors === 0 ? null : lowestBit(actors)
  look(mind, line, seat)
  const known = find(tree, sight.key, sight.lock)
  if (known !== NO_NODE) return known
  return seat === null ? close(mind) : open(mind, seat)
}

function backUp({ tree, nodes, edges, shares }: Mind, depth: number): void {
  for (let i = 0; i < depth; i++) {
    const node = nodes[i]
    const share = shares[tree.actor[node]]
    tree.visits[node]++
    tree.sum[node] += share
    tree.tried[edges[i]]++
    tree.gained[edges[i]] += share
  }
}
