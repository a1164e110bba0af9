// One game of self-play. A quarter of the decisions are searched in full and teach the policy; the rest are quick, so that there are many games.
// What a position is worth is learnt from how the game ended, mixed with what the searches after it thought.

import type { Judge } from '../../src/bots/judge.ts'
import { actionList } from '../../src/core/action.ts'
import { clone, copy } from '../../src/core/block.ts'
import { configOf } from '../../src/core/config.ts'
import { below, type Rng } from '../../src/core/rng.ts'
import { splendor } from '../../src/games/splendor/index.ts'
import { redact } from '../../src/games/splendor/secrets.ts'
import { setup } from '../../src/games/splendor/setup.ts'
import type { State } from '../../src/games/splendor/state.ts'
import { SEATS } from '../../src/games/splendor/state.ts'
import { apply, legal } from '../../src/games/splendor/turn.ts'
import { uniform } from './chance.ts'
import { addDecision, addOutcome, type Rows } from './rows.ts'
import { type Found, searcherFor, shareVictory } from './tree.ts'

/** How games are played. */
export interface Manner {
  /** Simulations of a full search and of a quick one, and how many searches are full. */
  readonly full: number
  readonly quick: number
  readonly fullPart: number
  readonly curiosity: number
  /** How much the end counts against the searches on the way. */
  readonly patience: number
}

/** Rounds in which decisions are drawn as often as they were visited; later the most visited is favoured. */
const OPENING_ROUNDS = 6
const FAVOUR = 2.5

const like = splendor.create(configOf(splendor, 2))
const search = searcherFor(like)
const s = clone(like)
const view = clone(like)
const choices = actionList()

/** What is counted of a game. */
export interface Played {
  readonly decisions: number
  readonly simulations: number
  readonly rounds: number
  /** The first seat's share of victory. */
  readonly first: number
}

/** Plays a game and adds its rows. */
export function playGame(rows: Rows, { judge, seats, manner }: { judge: Judge<State>; seats: number; manner: Manner }, rng: Rng): Played {
  const begin = rows.count
  const movers: number[] = []
  const thoughts: Float32Array[] = []
  let simulations = 0
  setup(s, configOf(splendor, seats), rng)
  while (!s.over) {
    legal(s, s.turn, choices)
    if (choices.count === 1) {
      apply(s, s.turn, choices.list[0])
      continue
    }
    const isFull = uniform(rng) < manner.fullPart
    copy(s, view)
    redact(view, s.turn)
    const { full, quick, curiosity } = manner
    const found = search(view, rng, { judge, curiosity, simulations: isFull ? full : quick, isNoisy: isFull })
    simulations += found.simulations
    addDecision(rows, s, { found, isFull })
    movers.push(s.turn)
    thoughts.push(found.shares.slice())
    apply(s, s.turn, found.actions[drawn(found, s.round <= OPENING_ROUNDS ? 1 : FAVOUR, rng)])
  }
  const end = new Float32Array(SEATS)
  shareVictory(s, end)
  const shares = Float64Array.from(end)
  for (let i = movers.length - 1; i >= 0; i--) {
    for (let seat = 0; seat < seats; seat++) shares[seat] = manner.patience * shares[seat] + (1 - manner.patience) * thoughts[i][seat]
    addOutcome(rows, begin + i, { s, seat: movers[i], shares })
  }
  return { decisions: movers.length, simulations, rounds: s.round, first: end[0] }
}

/** One of the actions, by its visits to the power of `favour`. */
function drawn({ visits, count }: Found, favour: number, rng: Rng): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += visits[i] ** favour
  let rest = uniform(rng) * sum
  for (let i = 0; i < count; i++) {
    rest -= visits[i] ** favour
    if (rest <= 0) return i
  }
  return below(rng, count)
}
