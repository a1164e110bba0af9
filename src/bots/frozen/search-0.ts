// The search as it was before budgets, kept to measure the others against. The likeliest decisions are played on, everybody greedily, over many guesses of what is hidden. The weaker half is
// dropped again and again, so that most of the work goes into telling the best ones apart.
import { type Actions, actionList } from '../../core/action.ts'
import { lowestBit } from '../../core/bits.ts'
import { type Block, clone, copy } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Rng } from '../../core/rng.ts'
import type { Bot, Player, Sight } from '../bot.ts'
import type { Pace } from '../evaluations/evaluation.ts'
import { frozenEvaluationOf as evaluationOf } from './evaluations/index.ts'
import { type Foresight, foresightOf } from './foresight-0.ts'

/** Decisions that are looked into. */
const CANDIDATES = 8
/** Guesses that each candidate is played on in a heat; fewer candidates, more guesses. */
const PLAYS_PER_HEAT = 160
/** Unless the game's evaluation asks for another. */
const PACE: Pace = { horizon: 12, clearLead: 3, positions: Number.POSITIVE_INFINITY }

/** A look ahead with everybody playing greedily. */
export const search0: Bot = {
  id: 'search-0',
  says: 'plays the likeliest turns on in its head, over many guesses',
  player: () => player,
}

const player: Player = {
  choose(sight, rng) {
    const { game, view, seat } = sight
    const legal = actionList()
    game.legal(view, seat, legal)
    if (legal.count === 1) return legal.list[0]
    const mind = mindOf(sight, rng)
    let candidates = shortList(mind, legal)
    const sums = new Map(candidates.map((a) => [a, 0]))
    const heats = Math.ceil(Math.log2(candidates.length))
    for (let heat = 1; candidates.length > 1; heat++) {
      const guesses = Math.ceil(PLAYS_PER_HEAT / candidates.length)
      for (let i = 0; i < guesses && (i === 0 || mind.foresight.judged() < (mind.pace.positions * heat) / heats); i++) {
        guessAgain(mind)
        // Every candidate meets the same guess: what differs then is the decision, not its luck.
        for (const a of candidates) sums.set(a, (sums.get(a) ?? 0) + chance(mind, a))
      }
      candidates.sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0))
      candidates = candidates.slice(0, Math.ceil(candidates.length / 2))
    }
    return candidates[0]
  },
}

interface Mind {
  readonly game: Game
  readonly view: Block
  readonly seat: Seat
  readonly rng: Rng
  readonly foresight: Foresight
  readonly pace: Pace
  readonly guess: Block
  readonly line: Block
}

function mindOf({ game, view, seat, seats }: Sight, rng: Rng): Mind {
  const foresight = foresightOf(game, view, seats)
  const pace = evaluationOf(game).pace ?? PACE
  return { game, view, seat, rng, foresight, pace, guess: clone(view), line: clone(view) }
}

function guessAgain({ game, view, guess, rng }: Mind): void {
  copy(view, guess)
  game.guess(guess, rng)
}

/** The few decisions that look best at sight. */
function shortList(mind: Mind, legal: Actions): number[] {
  const worths = new Float64Array(legal.count)
  guessAgain(mind)
  mind.foresight.weigh(mind.guess, mind.seat, legal, worths)
  const order = Array.from(worths.keys()).sort((a, b) => worths[b] - worths[a])
  return order.slice(0, CANDIDATES).map((i) => legal.list[i])
}

/** The chance to win that a decision leaves on the present guess. */
function chance({ game, seat, foresight, pace, guess, line }: Mind, a: number): number {
  const start = pace.round?.(guess) ?? 0
  copy(guess, line)
  game.apply(line, seat, a)
  for (let turn = 0, last = seat; (pace.round ? pace.round(line) - start : turn) < pace.horizon; ) {
    const actors = game.actors(line)
    if (actors === 0) return shareOfVictory(game, line, seat)
    const actor = lowestBit(actors)
    if (actor !== last) turn++
    last = actor
    game.apply(line, actor, foresight.likely(line, actor))
  }
  return 1 / (1 + Math.exp(-foresight.lead(line, seat) / pace.clearLead))
}

function shareOfVictory(game: Game, s: Block, seat: Seat): number {
  const { scores } = game.result(s)
  return scores[seat].rank === 1 ? 1 / scores.filter((score) => score.rank === 1).length : 0
}
