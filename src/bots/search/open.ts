// A position that is new to the tree: who decides, what can be done, how likely each is, and what everybody may expect.
import { lowestBit } from '../../core/bits.ts'
import type { Block } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { shareOfVictory } from '../judge.ts'
import { LONGEST_TURN } from './beam.ts'
import { type Mind, sight } from './mind.ts'
import { branch, extend, grow, hasRoom, NO_NODE, NOBODY, type Tree } from './tree.ts'
import { BRIEF, type Breadth, NARROW } from './turns.ts'

/** So many points of one's own, where they count at all. */
const AS_MUCH_AS_VICTORY = 50

/**
 * Makes a node of the line's position, found by `sight`, and writes everybody's shares. Where there is nothing to choose it is not judged: its
 * visits stay 0 and the line goes on. Where turns are searched as a whole, they are looked for so broadly; where edges take long in another way it
 * has none at first: most nodes are never come to again. NO_NODE where the tree is full; the shares are written all the same.
 */
export function open(mind: Mind, seat: Seat, breadth = breadthOf(mind, seat)): number {
  const { game, tree, turns, line, legal, question, judge, shares } = mind
  game.legal(line, seat, legal)
  question.seat = seat
  const many = turns !== null && legal.count > 1
  if (!hasRoom(tree, many ? turns.most : legal.count, many ? turns.most * LONGEST_TURN : legal.count)) {
    judgeAlone(mind)
    return NO_NODE
  }
  const node = grow(tree, seat, sight.key, sight.lock)
  if (legal.count === 1) {
    const edge = branch(tree, node)
    extend(tree, edge, legal.list[0])
    tree.prior[edge] = 1
    return node
  }
  if (many) {
    turns.branchOut(tree, node, line, breadth)
    judgeLater(mind, turns.playedOn())
  } else if (judge.rank) judgeAlone(mind)
  else {
    judge.judge(question, tree.prior, tree.edges, shares)
    branchAll(mind, node)
  }
  tree.visits[node] = 1
  tree.sum[node] = shares[seat]
  return node
}

const breadthOf = ({ seats, me }: Mind, seat: Seat): Breadth => (seats > 2 && seat !== me ? BRIEF : NARROW)

/** Gives the node of the line's position its edges where it has none. Where the tree is full it has none still, and everybody's shares are written. */
export function goOn(mind: Mind, node: number): boolean {
  const { game, tree, line, legal, question, judge } = mind
  if (tree.count[node] > 0) return true
  question.seat = tree.actor[node]
  game.legal(line, question.seat, legal)
  if (!hasRoom(tree, legal.count, legal.count)) {
    judgeAlone(mind)
    return false
  }
  tree.from[node] = tree.edges
  judge.rank?.(question, tree.prior, tree.edges)
  branchAll(mind, node)
  return true
}

/** Writes everybody's shares, and nothing of what is likely. */
function judgeAlone(mind: Mind): void {
  const { tree, legal, question, judge, shares } = mind
  legal.count = 0
  judge.judge(question, tree.prior, 0, shares)
  addPoints(mind, question.s)
}

/** Writes everybody's shares of a game that is over. */
function judgeEnd(mind: Mind, s: Block): void {
  for (let seat = 0; seat < mind.seats; seat++) mind.shares[seat] = shareOfVictory(mind.game, s, seat)
  addPoints(mind, s)
}

/** Has points count beside victory. */
function addPoints({ seats, judge, shares, ambition }: Mind, s: Block): void {
  if (ambition === 0 || !judge.points) return
  for (let seat = 0; seat < seats; seat++) shares[seat] += ambition * (judge.points(s, seat) / AS_MUCH_AS_VICTORY - shares[seat])
}

/** Gives a node an edge for each decision, whose priors are written already. */
function branchAll({ tree, legal, openness }: Mind, node: number): void {
  share(tree, legal.count, openness)
  for (let i = 0; i < legal.count; i++) extend(tree, branch(tree, node), legal.list[i])
}

/** Gives a part of what is likely to all of the next edges alike. */
function share({ prior, edges }: Tree, count: number, part: number): void {
  for (let edge = edges; edge < edges + count; edge++) prior[edge] = (1 - part) * prior[edge] + part / count
}

/** Writes everybody's shares as they are in a later position. */
function judgeLater(mind: Mind, later: Block): void {
  const { game, line, question } = mind
  const actors = game.actors(later)
  if (actors === 0) judgeEnd(mind, later)
  else {
    question.s = later
    question.seat = lowestBit(actors)
    judgeAlone(mind)
    question.s = line
  }
}

/** Makes a node of a position in which the game is over. NO_NODE where the tree is full. */
export function close(mind: Mind): number {
  const { tree, line, shares } = mind
  judgeEnd(mind, line)
  if (!hasRoom(tree, 0, 0)) return NO_NODE
  const node = grow(tree, NOBODY, sight.key, sight.lock)
  tree.shares.set(shares, node * tree.seats)
  return node
}
