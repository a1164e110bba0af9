// A decision as a viewer saw it: the board before and after, what was told, and the board as it stood when something was told. That one is
// found by making the decision again on the viewer's own board.
import type { Action } from '../../core/action.ts'
import { type Block, clone, UNKNOWN } from '../../core/block.ts'
import { legalActions } from '../../core/decision.ts'
import type { Game, Seat } from '../../core/game.ts'
import { listener, type Told } from '../../core/words.ts'

export interface Moment<S extends Block = Block> {
  readonly decision: number
  readonly before: S
  readonly after: S
  /** What was told, in order. */
  readonly lines: readonly Told[]
  /** The board when one of these events was told first; as it was before, where none was. */
  when(...events: readonly string[]): S
}

/** What is known of a decision. */
export type Heard<S extends Block> = Pick<Moment<S>, 'decision' | 'before' | 'after' | 'lines'>

/** Writes into a view what the log has named since: a card that was in a hand. */
export type Reveal<S extends Block> = (s: S, lines: readonly Told[]) => void

export function momentOf<S extends Block>(game: Game<S>, heard: Heard<S>, reveal?: Reveal<S>): Moment<S> {
  return {
    ...heard,
    when(...events) {
      const before = clone(heard.before)
      reveal?.(before, heard.lines)
      const made = decisionOf(game, { ...heard, before }, events)
      return (made && boardWhen(game, made, events)) ?? heard.before
    },
  }
}

interface Made<S extends Block> {
  readonly before: S
  readonly seat: Seat
  readonly action: Action
}

/**
 * The decision that is told so up to one of some events: any other that sounds the same looks the same too. What follows may come from what
 * the viewer cannot know, like new cards.
 */
function decisionOf<S extends Block>(game: Game<S>, { before, lines }: Heard<S>, events: readonly string[]): Made<S> | null {
  const known = (told: readonly Told[]) => {
    const heard = told.filter(({ event }) => game.events[event].heardBy === 'all')
    return heard.slice(0, 1 + heard.findIndex(({ event }) => events.includes(event)))
  }
  const heard = known(lines)
  if (heard.length === 0) return null
  for (let seat = 0; game.actors(before) >> seat; seat++) {
    if (!(game.actors(before) & (1 << seat))) continue
    for (const action of legalActions(game, before, seat)) {
      const ear = listener(game)
      game.apply(clone(before), seat, action, ear.tell)
      const foretold = known(ear.told)
      if (foretold.length === heard.length && foretold.every((told, i) => isSame(told, heard[i]))) return { before, seat, action }
    }
  }
  return null
}

/** What the viewer could not foresee is UNKNOWN where it is foretold. */
function isSame(a: Told, b: Told): boolean {
  return (
    a.event === b.event &&
    a.seat === b.seat &&
    Object.entries(a.facts).every(([fact, value]) => value === UNKNOWN || value === b.facts[fact])
  )
}

function boardWhen<S extends Block>(game: Game<S>, { before, seat, action }: Made<S>, events: readonly string[]): S | undefined {
  const s = clone(before)
  let seen: S | undefined
  game.apply(s, seat, action, (event) => {
    if (events.includes(event)) seen ??= clone(s)
  })
  return seen
}
