// What a seat may decide, as programs read it.
import type { Action } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import type { Table } from '../../core/table.ts'
import { foreseen } from '../log.ts'

/** A legal action: its number, its text, the places it touches, and what would be told of it. */
export interface Choice {
  readonly action: Action
  readonly notation: string
  readonly places: readonly string[]
  readonly words: string
}

/** Everything that a seat may decide now, complete and in a stable order. */
export function choicesOf({ game, view, legal }: Table, seat: Seat): Choice[] {
  const seen = view(seat)
  return legal(seat).map((action) => ({
    action,
    notation: game.format(action),
    places: game.describe(seen, seat, action),
    words: foreseen(game, seen, { seat, action }),
  }))
}
