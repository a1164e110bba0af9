// Who plays the best turn at sight: of the turns that the beam finds, the one after which the seat leads by most.
import { readFileSync } from 'node:fs'
import { brassBirminghamEvaluation } from '../../src/bots/evaluations/brass-birmingham/index.ts'
import type { Evaluation } from '../../src/bots/evaluations/evaluation.ts'
import { softmax } from '../../src/bots/judge.ts'
import { features } from '../../src/bots/net/brass-birmingham/features.ts'
import { netOf } from '../../src/bots/net/net.ts'
import { weightsOf } from '../../src/bots/net/weights.ts'
import { drawn } from '../../src/bots/search/choice.ts'
import { fell, grow, treeFor } from '../../src/bots/search/tree.ts'
import { turnsFor } from '../../src/bots/search/turns.ts'
import { clone, copy } from '../../src/core/block.ts'
import type { Game, Seat } from '../../src/core/game.ts'
import type { Rng } from '../../src/core/rng.ts'
import type { State } from '../../src/games/brass-birmingham/state.ts'
import { gameOf } from '../../src/games/index.ts'

export const game = gameOf('brass-birmingham') as unknown as Game<State>

/** Plays one turn of the seat; the lower the temperature, in points, the more surely the best. */
export type Chooser = (s: State, seat: Seat, temperature: number, rng: Rng) => void

/** Turns that are followed side by side, and those of them that are ranked, unless it is said otherwise. */
const [ABREAST, RANKED] = [12, 24]

/** A chooser by `FILE[:ABREAST[:RANKED]]`, a file of weights; by the evaluation that was written by hand where there is none. */
export function chooserBy(player: string | undefined, like: State): Chooser {
  const [file = '', abreast = ABREAST, ranked = RANKED] = player?.split(':') ?? []
  const thought = { ...brassBirminghamEvaluation.thought, turns: Number(ranked) }
  const evaluation = { ...brassBirminghamEvaluation, thought } as unknown as Evaluation
  const net = file === '' ? null : netOf(weightsOf(readFileSync(file)))
  const turns = turnsFor(game as unknown as Game, evaluation, { like, seats: like.seats, width: Number(abreast) })
  const tree = treeFor(like.seats, 1)
  const after = clone(like)

  /** What a seat may expect in points, at the end of a turn. */
  function expected(s: State, seat: Seat): number {
    if (!net || s.over) return brassBirminghamEvaluation.worth(s, seat)
    features(s, seat, net.inputs)
    net.run()
    return net.outputs[0]
  }

  function lead(s: State, seat: Seat): number {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, expected(s, other))
    return expected(s, seat) - best
  }

  return (s, seat, temperature, rng) => {
    fell(tree)
    const node = grow(tree, seat, 1, 1)
    turns.branchOut(tree, node, s)
    for (let edge = 0; edge < tree.edges; edge++) {
      copy(s, after)
      for (let i = 0; i < tree.length[edge]; i++) game.apply(after, seat, tree.action[tree.first[edge] + i])
      tree.prior[edge] = lead(after, seat)
    }
    softmax(tree.prior, 0, tree.edges, temperature)
    const edge = drawn(tree, node, 1, rng)
    for (let i = 0; i < tree.length[edge]; i++) game.apply(s, seat, tree.action[tree.first[edge] + i])
  }
}
