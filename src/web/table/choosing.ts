// From clicks to a choice: places are picked one after another until they name one action. Pure, so that it can be tested alone.
import { actionList, listed } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Choice } from './choice.ts'

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
  const fitting = choices.filter((choice) => fits(choice, picked))
  return {
    fitting,
    open: new Set(fitting.flatMap((choice) => [...without(choice.places, picked), ...aheadOf(choice, picked), ...meantBy(choice, picked)])),
    complete: fitting.filter(({ places }) => places.length > 0 && without(places, picked).length === 0),
  }
}

/** All that was picked is the choice's, but for one place that may wait for the decision after it, or that says which of several is meant. */
function fits({ places, ahead, meant }: Choice, picked: readonly string[]): boolean {
  const rest = without(picked, places)
  if (rest.length !== 1) return rest.length === 0
  return ahead?.has(rest[0]) === true || (meant?.by === rest[0] && picked[0] === meant.after)
}

const aheadOf = ({ places, ahead }: Choice, picked: readonly string[]): Iterable<string> =>
  ahead && without(picked, places).length === 0 ? ahead : []

const meantBy = ({ places, meant }: Choice, picked: readonly string[]): readonly string[] =>
  meant && picked[0] === meant.after && without(picked, places).length === 0 ? [meant.by] : []

/**
 * The picks after one more click. A place that cannot be added takes the place of what stands in its way: as much as possible of what was
 * picked stays, the newest rather than the oldest. A place picked already and not needed twice is let go. The same picks when it is no choice.
 */
export function pickPlace(choices: readonly Choice[], picked: readonly string[], place: string): readonly string[] {
  if (choosing(choices, picked).open.has(place)) return [...picked, place]
  if (picked.includes(place)) return without(picked, [place])
  // What was picked may say what is meant here: a tile is taken from the mat, then laid.
  if (choosing(choices, [place, ...picked]).fitting.length > 0) return [place, ...picked]
  const kept = partsOf(picked).find((some) => choosing(choices, some).open.has(place))
  return kept ? [...kept, place] : picked
}

/** Every smaller list of the same picks in the same order, the longest first; among equals those that keep what came last. */
function partsOf(picked: readonly string[]): string[][] {
  const parts = Array.from({ length: (1 << picked.length) - 1 }, (_, mask) => picked.filter((_place, i) => mask & (1 << i)))
  return parts.reverse().sort((a, b) => b.length - a.length)
}

/** Takes each of `some` out of `all` once. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const rest = [...all]
  for (const one of some) {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
