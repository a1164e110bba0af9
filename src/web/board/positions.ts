// Positions worth looking at: what the gallery shows and tests look into. Reached by play with fixed seeds, so that they are always the same.
import { type Action, actionList } from '../../core/action.ts'
import { lowestBit } from '../../core/bits.ts'
import type { Block } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import type { Game, Options, Seat } from '../../core/game.ts'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { viewOf } from '../../core/view.ts'

/** A game with its options. */
export interface Rules<S extends Block> {
  readonly game: Game<S>
  readonly options: Options
}

/** A game's positions by name, each as the seat that is asked sees it; null where no game comes to it. */
export type Positions<S extends Block> = Readonly<Record<string, (seats: number, rules: Rules<S>) => S | null>>

/** The seat that is asked, or asked first; the first one when nobody is. */
export const askedIn = <S extends Block>(game: Game<S>, s: S): Seat => Math.max(0, lowestBit(game.actors(s)))

export interface Play<S extends Block> extends Rules<S> {
  readonly seats: number
  readonly seed: string
  /** Of so many actions, drawn at random, the best liked one is played: sensibly enough that the board fills. */
  readonly tries: number
  likes(s: S, a: Action): number
  when(s: S): boolean
}

/** Plays until a position is wanted, or to the end. */
export function playedUntil<S extends Block>({ game, options, seats, seed, tries, likes, when }: Play<S>): S {
  const config = configOf(game, seats, options)
  const s = game.create(config)
  const rng = rngOf(seed)
  game.setup(s, config, rng)
  const out = actionList()
  while (game.actors(s) !== 0 && !when(s)) {
    const seat = askedIn(game, s)
    game.legal(s, seat, out)
    const some = Array.from({ length: tries }, () => out.list[below(rng, out.count)])
    game.apply(
      s,
      seat,
      some.reduce((best, a) => (likes(s, a) > likes(s, best) ? a : best)),
    )
  }
  return viewOf(game, s, askedIn(game, s))
}
