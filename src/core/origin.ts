// How a table is dealt: from a seed, from a sheet, or as a fork, which goes on where another table stood. That one's deal may be known
// by then, so a fork deals afresh whatever no seat has seen, from a seed of its own; what a seat knows, it keeps knowing.
import { type Block, copy } from './block.ts'
import { type Deal, type DealSheet, type Game, SPECTATOR } from './game.ts'
import { rngOf, seedOf } from './seed.ts'
import { viewers, viewOf } from './view.ts'

/** A seed, which can be committed to, or a sheet that says what lay where; and the forks since, in the order of their decisions. */
export type Origin = ({ readonly seed: string } | { readonly sheet: DealSheet }) & { readonly forks?: readonly Fork[] }

/** Where a table left another: after so many decisions, with a seed of its own. */
export interface Fork {
  readonly at: number
  readonly seed: string
  /** The table that it left, by the name it has where it stands; empty when that is not known. */
  readonly of: string
}

/** The deal that an origin begins with. */
export function dealOf(origin: Origin): Deal {
  return 'seed' in origin ? rngOf(seedOf(origin.seed)) : origin.sheet
}

/** The origin of a fork: what came after its decisions, forks too, is left behind. */
export function forkOf(origin: Origin, fork: Fork): Origin {
  return { ...origin, forks: [...(origin.forks ?? []).filter(({ at }) => at < fork.at), fork] }
}

/** Where a table left the one before it; null for a table of its own. */
export function lastFork({ forks = [] }: Origin): Fork | null {
  return forks[forks.length - 1] ?? null
}

/** The seed that a table promises, that of its latest deal; null for one that was dealt by hand. */
export function promisedSeed(origin: Origin): string | null {
  return lastFork(origin)?.seed ?? ('seed' in origin ? origin.seed : null)
}

/** Deals everything afresh that no seat has seen. Every view stays what it was. */
export function redeal<S extends Block>(game: Game<S>, s: S, { seats, seed }: { readonly seats: number; readonly seed: string }): void {
  const known = jointView(game, s, seats)
  game.guess(known, rngOf(seedOf(seed)))
  copy(known, s)
}

/** What the seats know together: UNKNOWN is left only where it stands in every view. */
function jointView<S extends Block>(game: Game<S>, s: S, seats: number): S {
  const joint = viewOf(game, s, SPECTATOR)
  for (const viewer of viewers(seats)) {
    const { bytes } = viewOf(game, s, viewer)
    for (let i = 0; i < bytes.length; i++) if (bytes[i] === s.bytes[i]) joint.bytes[i] = bytes[i]
  }
  return joint
}
