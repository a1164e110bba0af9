// Counting legal lines to a depth: the oldest test of a rules engine, and a fair measure of its speed.
import { actionList } from './action.ts'
import { type Block, copy } from './block.ts'
import type { Config, Game } from './game.ts'
import { rngOf } from './seed.ts'

/** How many lines of 1, 2, … `depth` decisions there are from a seeded deal. */
export function countLines<S extends Block>(game: Game<S>, config: Config, seed: string, depth: number): number[] {
  const states = Array.from({ length: depth + 1 }, () => game.create(config))
  const lists = states.map(() => actionList())
  const counts = new Array<number>(depth).fill(0)
  game.setup(states[0], config, rngOf(seed))

  function visit(at: number): void {
    const out = lists[at]
    const actors = game.actors(states[at])
    for (let seat = 0; seat < config.seats; seat++) {
      if (!(actors & (1 << seat))) continue
      game.legal(states[at], seat, out)
      counts[at] += out.count
      if (at + 1 === depth) continue
      for (let i = 0; i < out.count; i++) {
        copy(states[at], states[at + 1])
        game.apply(states[at + 1], seat, out.list[i])
        visit(at + 1)
      }
    }
  }
  if (depth > 0) visit(0)
  return counts
}
