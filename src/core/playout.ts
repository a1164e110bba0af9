// Random play to the end. V8 makes one machine-code loop of it as long as a process plays one game: never mix games in a hot process.
import type { Actions } from './action.ts'
import { lowestBit } from './bits.ts'
import type { Block } from './block.ts'
import type { Game } from './game.ts'
import { below, type Rng } from './rng.ts'

/** Plays random legal actions until nobody owes one; returns the number of decisions. */
export function playout<S extends Block>(game: Game<S>, s: S, rng: Rng, out: Actions): number {
  let decisions = 0
  for (let actors = game.actors(s); actors !== 0; actors = game.actors(s)) {
    const seat = lowestBit(actors)
    game.legal(s, seat, out)
    game.apply(s, seat, out.list[below(rng, out.count)])
    decisions++
  }
  return decisions
}
