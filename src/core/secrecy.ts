// The secrecy property: two states that differ only in what a viewer may not know are the same to him, in bytes, choices and log.
import { actionList } from './action.ts'
import { highestBit, lowestBit } from './bits.ts'
import { type Block, copy, equal } from './block.ts'
import type { Game, Seat, Viewer } from './game.ts'
import { hold } from './hold.ts'
import { redeal } from './origin.ts'
import { below, type Rng } from './rng.ts'
import type { Table } from './table.ts'
import { viewers, viewInto } from './view.ts'
import { listener, mayHear } from './words.ts'

const legal = actionList()

/** Blocks to write into: making new ones would take longer than all the checks. */
export interface Scratch<S extends Block> {
  readonly view: S
  readonly again: S
  readonly other: S
  readonly here: S
  readonly there: S
}

/**
 * Checks two viewers of a position: the view, a guess from it, the choices, and what would be heard of the next decision. One is a seat that
 * decides, for it has choices; the other is anybody. Over a game everybody is looked at many times.
 */
export function checkSecrets<S extends Block>({ game, config, at }: Table<S>, scratch: Scratch<S>, rng: Rng): void {
  const s = at()
  const { view, again, other } = scratch
  const all = viewers(config.seats)
  for (const viewer of new Set([highestBit(game.actors(s)), all[below(rng, all.length)]])) {
    viewInto(game, s, viewer, view)
    hold('redact', equal(view, viewInto(game, view, viewer, again)), () => `a view of viewer ${viewer} can be redacted further`)
    copy(view, other)
    game.guess(other, rng)
    hold('guess', game.audit(other) === null, () => `viewer ${viewer} guesses an impossible state: ${game.audit(other)}`)
    hold('guess', equal(view, viewInto(game, other, viewer, again)), () => `a guess of viewer ${viewer} does not give the same view`)
    if (viewer >= 0) {
      const choices = choicesOf(game, s, viewer)
      hold('secrecy', choices === choicesOf(game, view, viewer), () => `viewer ${viewer} has other choices on his own view`)
      hold('secrecy', choices === choicesOf(game, other, viewer), () => `viewer ${viewer}'s choices depend on what he may not know`)
    }
    checkHearing(game, scratch, { s, viewer, rng })
  }
}

interface Listener<S extends Block> {
  readonly s: S
  readonly viewer: Viewer
  readonly rng: Rng
}

/** Where a next decision looks the same to a viewer in both states, it must also sound the same. */
function checkHearing<S extends Block>(game: Game<S>, { other, here, there }: Scratch<S>, { s, viewer, rng }: Listener<S>): void {
  const actors = game.actors(s)
  const seat = lowestBit(actors)
  const a = legal.list[below(rng, game.legal(s, seat, legal))]
  if (game.problem(other, seat, a) !== null) return
  const heard = (before: S, after: S) => {
    copy(before, after)
    const ear = listener(game)
    game.apply(after, seat, a, ear.tell)
    game.redact(after, viewer)
    return JSON.stringify(ear.told.filter((event) => mayHear(game, event, viewer)))
  }
  const same = heard(s, here) === heard(other, there)
  hold('secrecy', same || !equal(here, there), () => `viewer ${viewer} hears of "${game.format(a)}" what he may not know`)
}

/** A fork from a position deals afresh what nobody has seen, and nobody can tell: not by what he sees, nor by what he may do. */
export function checkFork<S extends Block>({ game, config, at, decisions }: Table<S>, { view, again, other }: Scratch<S>): void {
  const s = at()
  copy(s, other)
  redeal(game, other, { seats: config.seats, seed: `fork ${decisions.length}` })
  hold('fork', game.audit(other) === null, () => `a fork leads to an impossible state: ${game.audit(other)}`)
  for (const viewer of viewers(config.seats)) {
    const isSame = equal(viewInto(game, s, viewer, view), viewInto(game, other, viewer, again))
    hold('fork', isSame, () => `viewer ${viewer} sees that the table is a fork`)
    const choices = viewer < 0 || choicesOf(game, s, viewer) === choicesOf(game, other, viewer)
    hold('fork', choices, () => `seat ${viewer} has other choices at a fork`)
  }
}

/** A seat's choices as one comparable text. */
function choicesOf<S extends Block>(game: Game<S>, s: S, seat: Seat): string {
  const count = game.legal(s, seat, legal)
  return legal.list.subarray(0, count).join()
}
