// A lean search of Splendor for self-play: PUCT over decisions, a back-up per seat, three fixed guesses, pooled typed arrays. A node is shared by all
// guesses until a card is turned up or somebody decides who knows a card that the root does not.

import type { Judge } from '../../src/bots/judge.ts'
import { actionList } from '../../src/core/action.ts'
import { clone, copy, UNKNOWN } from '../../src/core/block.ts'
import type { Seat } from '../../src/core/game.ts'
import { next, type Rng } from '../../src/core/rng.ts'
import { HAND_LIMIT } from '../../src/games/splendor/components.ts'
import { result } from '../../src/games/splendor/scoring.ts'
import { guess } from '../../src/games/splendor/secrets.ts'
import { handPlace, SEATS, type State } from '../../src/games/splendor/state.ts'
import { apply, legal } from '../../src/games/splendor/turn.ts'
import { dirichlet } from './chance.ts'

const GUESSES = 3
const NODES = 1 << 16
const EDGES = NODES * 24
const LONGEST_LINE = 512
/** What has not been tried is taken to be so much worse than the node. */
const DOUBT = 0.05
/** Noise at the root: how much of the prior it takes, and how it is spread. */
const NOISE = 0.25
const SPREAD = 10

/** How one decision is searched. */
export interface Effort {
  readonly judge: Judge<State>
  readonly simulations: number
  /** Ends the search early where given; asked every sixteen simulations. */
  readonly isOver?: () => boolean
  /** How much of what is likely at sight is looked into before what has gone well. */
  readonly curiosity: number
  /** Whether the root's priors are mixed with noise, so that self-play tries what it would not. */
  readonly isNoisy: boolean
}

/** What a search found: the root's actions with their visits, and everybody's share. */
export interface Found {
  readonly actions: Int32Array
  readonly visits: Int32Array
  count: number
  readonly shares: Float32Array
  simulations: number
}

/** A searcher; `like` is a state of the game that it will be asked about. */
export function searcherFor(like: State): (view: State, rng: Rng, effort: Effort) => Found {
  const firstEdge = new Int32Array(NODES)
  const edgeCount = new Int32Array(NODES)
  const actor = new Uint8Array(NODES)
  const isShared = new Uint8Array(NODES)
  const nodeVisits = new Int32Array(NODES)
  const nodeSum = new Float64Array(NODES)
  const action = new Int32Array(EDGES)
  const prior = new Float32Array(EDGES)
  const visits = new Int32Array(EDGES)
  const sum = new Float32Array(EDGES)
  const child = new Int32Array(EDGES * GUESSES)
  const lineNodes = new Int32Array(LONGEST_LINE)
  const lineEdges = new Int32Array(LONGEST_LINE)
  const guesses = Array.from({ length: GUESSES }, () => clone(like))
  const s = clone(like)
  const choices = actionList()
  const question = { s, seat: 0, legal: choices }
  const shares = new Float32Array(SEATS)
  const total = new Float64Array(SEATS)
  const found: Found = { actions: action, visits, count: 0, shares: new Float32Array(SEATS), simulations: 0 }
  let nodes = 0
  let edges = 0

  /** Makes a node of the position and has it judged. */
  function open(judge: Judge<State>, shared: number): void {
    const node = nodes++
    const seat = s.turn
    legal(s, seat, choices)
    firstEdge[node] = edges
    edgeCount[node] = choices.count
    actor[node] = seat
    isShared[node] = shared
    question.seat = seat
    judge.judge(question, prior, edges, shares)
    for (let i = 0; i < choices.count; i++, edges++) {
      action[edges] = choices.list[i]
      visits[edges] = 0
      sum[edges] = 0
      for (let g = 0; g < GUESSES; g++) child[edges * GUESSES + g] = -1
    }
    nodeVisits[node] = 1
    nodeSum[node] = shares[seat]
  }

  function select(node: number, curiosity: number): number {
    const from = firstEdge[node]
    const end = from + edgeCount[node]
    const reach = curiosity * Math.sqrt(nodeVisits[node])
    const untried = nodeSum[node] / nodeVisits[node] - DOUBT
    let best = from
    let most = Number.NEGATIVE_INFINITY
    for (let edge = from; edge < end; edge++) {
      const times = visits[edge]
      const hope = (times > 0 ? sum[edge] / times : untried) + (prior[edge] * reach) / (1 + times)
      if (hope > most) {
        most = hope
        best = edge
      }
    }
    return best
  }

  /** One line to a position that is new, or to the end; writes `shares`. Returns how long it is. */
  function line(g: number, hidden: number, { judge, curiosity }: Effort): number {
    copy(guesses[g], s)
    for (let depth = 0, node = 0; ; ) {
      const edge = select(node, curiosity)
      const left = leftInDecks(s)
      apply(s, actor[node], action[edge])
      lineNodes[depth] = node
      lineEdges[depth++] = edge
      if (s.over) {
        shareVictory(s, shares)
        return depth
      }
      const parts = isShared[node] === 1 && (leftInDecks(s) !== left || ((hidden >>> s.turn) & 1) === 1)
      const way = edge * GUESSES + (parts ? g : 0)
      const reached = child[way]
      if (reached < 0 || depth === LONGEST_LINE) {
        child[way] = nodes
        open(judge, isShared[node] === 1 && !parts ? 1 : 0)
        return depth
      }
      node = reached
    }
  }

  function backUp(depth: number): void {
    for (let i = 0; i < depth; i++) {
      const node = lineNodes[i]
      const share = shares[actor[node]]
      nodeVisits[node]++
      nodeSum[node] += share
      visits[lineEdges[i]]++
      sum[lineEdges[i]] += share
    }
    for (let seat = 0; seat < s.seats; seat++) total[seat] += shares[seat]
  }

  return (view, rng, effort) => {
    const hidden = seatsWithSecrets(view)
    for (const each of guesses) {
      copy(view, each)
      guess(each, rng)
    }
    copy(guesses[0], s)
    nodes = 0
    edges = 0
    open(effort.judge, 1)
    found.count = edges
    for (let seat = 0; seat < SEATS; seat++) total[seat] = shares[seat]
    if (effort.isNoisy) dirichlet({ prior, count: edges, part: NOISE, spread: SPREAD }, rng)
    let done = 0
    for (; done < effort.simulations && nodes < NODES && edges < EDGES - 128; done++) {
      if ((done & 15) === 15 && effort.isOver?.()) break
      backUp(line(done % GUESSES, hidden, effort))
    }
    for (let seat = 0; seat < SEATS; seat++) found.shares[seat] = total[seat] / (done + 1)
    found.simulations = done
    next(rng)
    return found
  }
}

const leftInDecks = (s: State): number => s.left[0] + s.left[1] + s.left[2]

/** The seats that hold a card unknown to the view, as a mask. */
function seatsWithSecrets(view: State): number {
  let seats = 0
  for (let seat: Seat = 0; seat < view.seats; seat++)
    for (let place = 0; place < HAND_LIMIT; place++) if (view.hand[handPlace(seat, place)] === UNKNOWN) seats |= 1 << seat
  return seats
}

/** Who has won, exactly; a shared victory counts in part. */
export function shareVictory(s: State, shares: Float32Array): void {
  const { scores } = result(s)
  const winners = scores.filter((score) => score.rank === 1).length
  for (const { seat, rank } of scores) shares[seat] = rank === 1 ? 1 / winners : 0
}
