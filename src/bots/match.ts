// Bots against each other: every deal is played from every seat, so that neither luck nor the first turn favours anyone.
import { kindOf } from '../core/action.ts'
import { lowestBit } from '../core/bits.ts'
import { configOf } from '../core/config.ts'
import type { Options, Score } from '../core/game.ts'
import { rngOf } from '../core/seed.ts'
import { viewOf } from '../core/view.ts'
import { gameOf } from '../games/index.ts'
import type { Budget } from './budget.ts'
import { contestantOf } from './frozen/index.ts'

/** One game between bots, and how it went. */
export interface Played {
  readonly scores: readonly Score[]
  /** The kind of every decision. */
  readonly kinds: readonly number[]
}

/** Which game is played, and from what chance. */
export interface Deal {
  readonly game: string
  readonly seed: string
  readonly options?: Options
  /** What each decision may cost; what a bot takes by itself where absent. */
  readonly budget?: Budget
}

/** Plays a game to its end; a bot sits at each seat. */
export function played(bots: readonly string[], { game: id, seed, options = {}, budget }: Deal): Played {
  const game = gameOf(id)
  const config = configOf(game, bots.length, options)
  const s = game.create(config)
  const players = bots.map((bot, seat) => ({ player: contestantOf(bot).player(), rng: rngOf(`bot ${seat} ${seed}`) }))
  const kinds: number[] = []
  game.setup(s, config, rngOf(seed))
  for (let actors = game.actors(s); actors !== 0; actors = game.actors(s)) {
    const seat = lowestBit(actors)
    const { player, rng } = players[seat]
    const action = player.choose({ game, view: viewOf(game, s, seat), seat, seats: bots.length }, rng, budget)
    kinds.push(kindOf(action))
    game.apply(s, seat, action)
  }
  return { scores: game.result(s).scores, kinds }
}

/** Who plays whom, and how often. */
export interface Match {
  readonly game: string
  readonly seats: number
  readonly challenger: string
  readonly champion: string
  readonly deals: number
}

/** The share of games that one bot wins against a table of another; a shared victory counts in part. */
export function shareWon({ game, seats, challenger, champion, deals }: Match): number {
  let won = 0
  for (let deal = 0; deal < deals; deal++)
    for (let seat = 0; seat < seats; seat++) {
      const bots = Array.from({ length: seats }, (_, other) => (other === seat ? challenger : champion))
      const winners = played(bots, { game, seed: `match ${deal}` }).scores.filter((score) => score.rank === 1)
      if (winners.some((score) => score.seat === seat)) won += 1 / winners.length
    }
  return won / (deals * seats)
}
