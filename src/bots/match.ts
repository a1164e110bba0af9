// Bots against each other: every deal is played from every seat, so that neither luck nor the first turn favours anyone.
import { lowestBit } from '../core/bits.ts'
import type { Block } from '../core/block.ts'
import { configOf } from '../core/config.ts'
import type { Game, Seat } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import { rngOf } from '../core/seed.ts'
import { viewOf } from '../core/view.ts'
import { gameOf } from '../games/index.ts'
import type { Bot } from './bot.ts'
import { botOf } from './index.ts'

/** How a match is played; Splendor for two unless it says otherwise. */
export interface MatchOptions {
  readonly deals: number
  readonly game?: string
  readonly seats?: number
}

/** The share of games that one bot wins against a table of another; a shared victory counts in part. */
export function shareWon(challenger: string, champion: string, { deals, game: id = 'splendor', seats = 2 }: MatchOptions): number {
  const game = gameOf(id)
  let won = 0
  for (let deal = 0; deal < deals; deal++)
    for (let seat = 0; seat < seats; seat++) {
      const players = Array.from({ length: seats }, (_, other) => botOf(other === seat ? challenger : champion))
      const best = winners(game, players, `match ${deal}`)
      if (best.includes(seat)) won += 1 / best.length
    }
  return won / (deals * seats)
}

/** The seats that win one game. */
export function winners(game: Game, players: readonly Bot[], seed: string): Seat[] {
  const config = configOf(game, players.length)
  const s = game.create(config)
  const chances = players.map((_, seat) => rngOf(`bot ${seat} ${seed}`))
  game.setup(s, config, rngOf(seed))
  while (game.actors(s) !== 0) decide(game, s, { players, chances })
  return game
    .result(s)
    .scores.filter((score) => score.rank === 1)
    .map((score) => score.seat)
}

function decide(game: Game, s: Block, { players, chances }: { players: readonly Bot[]; chances: readonly Rng[] }): void {
  const actors = game.actors(s)
  const seat = lowestBit(actors)
  game.apply(s, seat, players[seat].choose({ game, view: viewOf(game, s, seat), seat, seats: players.length }, chances[seat]))
}
