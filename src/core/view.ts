// What viewers see, and whether a decision taught one of them something. Undo rests on this and on nothing else.
import type { Action } from './action.ts'
import { type Block, clone, equal } from './block.ts'
import { type Game, type Seat, SPECTATOR, type Viewer } from './game.ts'

/** A state as a viewer may see it: a new block, redacted. */
export function viewOf<S extends Block>(game: Game<S>, s: S, viewer: Viewer): S {
  const view = clone(s)
  game.redact(view, viewer)
  return view
}

/** Everybody who can look at a table of so many seats. */
export function viewers(seats: number): Viewer[] {
  return [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)]
}

/**
 * Whether somebody learnt something from a decision: his view afterwards is not what the rules make of his view before.
 * A card drawn from an unknown deck, a blind card bought, a sealed choice opened: all are found by comparing bytes.
 */
export function reveals<S extends Block>(game: Game<S>, before: S, seat: Seat, a: Action, after: S, seats: number): boolean {
  return viewers(seats).some((viewer) => {
    const foreseen = viewOf(game, before, viewer)
    game.apply(foreseen, seat, a)
    game.redact(foreseen, viewer)
    return !equal(foreseen, viewOf(game, after, viewer))
  })
}
