// From clicks to a choice: places are picked one after another until they name one action. Pure, so that it can be tested alone.
import { actionList, listed } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Choice } from './face.ts'

/** Everything a seat may do, with the places it touches. */
export function choicesOf<S extends Block>(game: Game<S>, s: S, seat: Seat): Choice[] {
  const out = actionList()
  game.legal(s, seat, out)
  return listed(out).map((action) => ({ action, places: game.describe(s, seat, action) }))
}

/** What the clicks so far come to. */
export interface Choosing {
  /** Choices that still fit what was picked. */
  readonly fitting: readonly Choice[]
  /** Places that can be picked next. */
  readonly open: ReadonlySet<string>
  /** Choices that what was picked names completely: one is ready, several are offered as buttons. */
  readonly complete: readonly Choice[]
}

export function choosing(choices: readonly Choice[], picked: readonly string[]): Choosing {
  const fitting = choices.filter((choice) => contains(choice.places, picked))
  const open = new Set(fitting.flatMap((choice) => without(choice.places, picked)))
  return { fitting, open, complete: fitting.filter((choice) => picked.length > 0 && choice.places.length === picked.length) }
}

/**
 * The picks after one more click. A place that cannot be added begins anew when it can be picked first; a place
 * picked already and not needed twice is let go.
 */
export function pickPlace(choices: readonly Choice[], picked: readonly string[], place: string): readonly string[] {
  if (choosing(choices, picked).open.has(place)) return [...picked, place]
  if (picked.includes(place)) return without(picked, [place])
  return choosing(choices, []).open.has(place) ? [place] : picked
}

function contains(all: readonly string[], some: readonly string[]): boolean {
  return without(all, some).length === all.length - some.length
}

/** Takes each of `some` out of `all` once. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const rest = [...all]
  for (const one of some) {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
