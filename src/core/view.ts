// What viewers see, and whether a decision taught one of them something. Undo rests on this and on nothing else.
import type { Action } from './action.ts'
import { type Block, clone, copy, equal, type Layout } from './block.ts'
import { type Game, type Seat, SPECTATOR, type Viewer } from './game.ts'
import { type Rng, sow } from './rng.ts'

/** A state as a viewer may see it: a new block, redacted. */
export function viewOf<S extends Block>(game: Game<S>, s: S, viewer: Viewer): S {
  return viewInto(game, s, viewer, clone(s))
}

/** The same, written into a block that the caller owns. */
export function viewInto<S extends Block>(game: Game<S>, s: S, viewer: Viewer, into: S): S {
  copy(s, into)
  game.redact(into, viewer)
  return into
}

/** Everybody who can look at a table of so many seats. */
export function viewers(seats: number): Viewer[] {
  return [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)]
}

/** A decision between the two states it leads from and to. */
export interface Step<S extends Block> {
  readonly before: S
  readonly after: S
  readonly seat: Seat
  readonly action: Action
}

/**
 * Whether somebody learnt something from a decision: his view afterwards is not what the rules make of his view before.
 * A card drawn from an unknown deck, a blind card bought, a sealed choice opened: all are found by comparing bytes.
 */
export function reveals<S extends Block>(game: Game<S>, { before, after, seat, action }: Step<S>, seats: number): boolean {
  const [foreseen, seen] = workingStates(before)
  return viewers(seats).some((viewer) => {
    game.apply(viewInto(game, before, viewer, foreseen), seat, action)
    game.redact(foreseen, viewer)
    return !equal(foreseen, viewInto(game, after, viewer, seen))
  })
}

/**
 * Whether a decision is the last moment to think again, as far as the seat can know that makes it: the turn goes on to others, or somebody
 * learns something. The unknown is dealt in one of the ways that it may lie; what is turned over is turned over in each of them.
 */
export function isFinal<S extends Block>(game: Game<S>, decision: Omit<Step<S>, 'after'>, seats: number): boolean {
  const { after } = supposed(game, decision)
  return !(game.actors(after) & (1 << decision.seat)) || wouldReveal(game, decision, seats)
}

/** Whether somebody would learn something from a decision, as far as the seat can know that makes it. */
export function wouldReveal<S extends Block>(game: Game<S>, decision: Omit<Step<S>, 'after'>, seats: number): boolean {
  return reveals(game, { ...decision, ...supposed(game, decision) }, seats)
}

function supposed<S extends Block>(
  game: Game<S>,
  { before: view, seat, action }: Omit<Step<S>, 'after'>,
): Pick<Step<S>, 'before' | 'after'> {
  const before = clone(view)
  // Any deal will do, always the same: no seed to hash for it.
  const rng: Rng = new Int32Array(4)
  sow(rng, 1, 2, 3, 4)
  game.guess(before, rng)
  const after = clone(before)
  game.apply(after, seat, action)
  return { before, after }
}

/** Two states of a layout to compare in: made once, because a state of many fields is dear to make and a table asks after every decision. */
function workingStates<S extends Block>(like: S): readonly [S, S] {
  const made = working.get(like.layout) ?? [clone(like), clone(like)]
  working.set(like.layout, made)
  return made as readonly [Block, Block] as readonly [S, S]
}
const working = new WeakMap<Layout, readonly [Block, Block]>()
