// Who plays in training: by a file of weights, or by the evaluation that was written by hand. `NET[:SIMULATIONS]` where decisions are searched one by one;
// `NET[:ABREAST[:RANKED]]` where a turn is searched as a whole, up to 32 abreast: of the turns that the beam finds, the one after which the seat may expect most. NET is a file, or `hand`.
import { readFileSync } from 'node:fs'
import type { Player } from '../../src/bots/bot.ts'
import type { Budget } from '../../src/bots/budget.ts'
import { type Evaluation, thoughtOf } from '../../src/bots/evaluations/evaluation.ts'
import { evaluationOf } from '../../src/bots/evaluations/index.ts'
import { type Judge, softmax } from '../../src/bots/judge.ts'
import { LEARNT_POINTS } from '../../src/bots/net/learnt.ts'
import { pointsJudge } from '../../src/bots/net/points.ts'
import { handIn } from '../../src/bots/net/shelf.ts'
import { weightsOf } from '../../src/bots/net/weights.ts'
import { drawn } from '../../src/bots/search/choice.ts'
import { searching } from '../../src/bots/search/index.ts'
import { AT_ITS_BEST } from '../../src/bots/search/manner.ts'
import { fell, grow, treeFor } from '../../src/bots/search/tree.ts'
import { NARROW, turnsFor } from '../../src/bots/search/turns.ts'
import { type Block, clone, copy } from '../../src/core/block.ts'
import type { Game, Seat } from '../../src/core/game.ts'
import type { Rng } from '../../src/core/rng.ts'
import { viewOf } from '../../src/core/view.ts'

/** Plays one decision or turn of the seat. The lower the temperature, in points where turns are played, the more surely the best. */
export type Chooser = (s: Block, seat: Seat, rng: Rng, budget?: Budget) => void

/** A game that is played, and how many play. */
export interface Table {
  readonly game: Game
  readonly like: Block
  readonly seats: number
}

/** A player's word, and how surely it takes the best. */
export interface Who {
  readonly player: string
  readonly temperature: number
}

export const isByTurns = (game: Game): boolean => thoughtOf(evaluationOf(game)).turns > 0

/** One that sits down at all seats of a table in turn, for one game. */
export function chooserBy(table: Table, who: Who): Chooser {
  const [file, ...numbers] = who.player.split(':')
  const bytes = file === 'hand' ? null : readFileSync(file)
  return isByTurns(table.game) ? turnChooser(table, who, { bytes, numbers }) : decisionChooser(table, who, { bytes, numbers })
}

interface Told {
  readonly bytes: Uint8Array | null
  readonly numbers: readonly string[]
}

/** Without a number of simulations as many as the budget allows. */
function decisionChooser({ game, seats }: Table, { temperature }: Who, { bytes, numbers: [simulations] }: Told): Chooser {
  const manner = { ...AT_ITS_BEST, temperature, asksNets: bytes !== null }
  if (simulations !== undefined) manner.simulations = Number(simulations)
  const players: Player[] = Array.from({ length: seats }, () => searching(() => manner))
  const isNew = players.map(() => true)
  return (s, seat, rng, budget = { simulations: manner.simulations }) => {
    // A player takes its judge from the shelf when it decides first.
    if (isNew[seat]) handIn(LEARNT_POINTS[game.meta.id].net, bytes)
    isNew[seat] = false
    game.apply(s, seat, players[seat].choose({ game, view: viewOf(game, s, seat), seat, seats }, rng, budget))
  }
}

/** Turns that are followed side by side, and those of them that are ranked, unless it is said otherwise. */
const [ABREAST, RANKED] = [NARROW.abreast, 24]

function turnChooser({ game, like, seats }: Table, { temperature }: Who, { bytes, numbers }: Told): Chooser {
  const [abreast = ABREAST, ranked = RANKED] = numbers.map(Number)
  const made = evaluationOf(game)
  const evaluation: Evaluation = { ...made, thought: { ...made.thought, turns: ranked } }
  const judge = bytes ? pointsJudge(LEARNT_POINTS[game.meta.id], weightsOf(bytes), seats) : null
  const turns = turnsFor(game, evaluation, { like, seats, ...(judge ? { judge: judge as Judge } : {}) })
  const tree = treeFor(seats, 1)
  const after = clone(like)
  /** What a seat may expect in points, at the end of a turn. */
  const expected = judge?.points ?? made.worth

  /** As the search has it: for two the lead, for more the seat's own points. */
  const prospect = (s: Block, seat: Seat): number => expected(s, seat) - (seats === 2 ? expected(s, 1 - seat) : 0)

  return (s, seat, rng) => {
    fell(tree)
    const node = grow(tree, seat, 1, 1)
    turns.branchOut(tree, node, s, { abreast })
    for (let edge = 0; edge < tree.edges; edge++) {
      copy(s, after)
      for (let i = 0; i < tree.length[edge]; i++) game.apply(after, seat, tree.action[tree.first[edge] + i])
      tree.prior[edge] = prospect(after, seat)
    }
    softmax(tree.prior, 0, tree.edges, temperature)
    const edge = drawn(tree, node, 1, rng)
    for (let i = 0; i < tree.length[edge]; i++) game.apply(s, seat, tree.action[tree.first[edge] + i])
  }
}
