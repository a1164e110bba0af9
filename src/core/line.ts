// Which decisions of a table stand: they are made, taken back, and made again. A value: each of these makes a new line. The table in
// memory and the server's, which keeps entries in a database, follow the same one.
import type { Block } from './block.ts'
import type { Decision } from './decision.ts'
import { IllegalAction } from './errors.ts'
import type { Game, Seat } from './game.ts'
import { reveals } from './view.ts'

/** What can happen to a line. */
export const MOVES = ['play', 'undo', 'redo'] as const
export type MoveKind = (typeof MOVES)[number]

export interface Line<D extends Decision> {
  /** The decisions that stand, in order. */
  readonly standing: readonly D[]
  /** Those that were taken back and can be made again, the next one last. */
  readonly undone: readonly D[]
}

/** The line of a table that was dealt and no more. */
export const DEALT: Line<never> = { standing: [], undone: [] }

/** The line after one more move; `made` is the decision that was made, or made again. */
export function follow<D extends Decision>({ standing, undone }: Line<D>, kind: MoveKind, made: D): Line<D> {
  switch (kind) {
    case 'play':
      return { standing: [...standing, made], undone: [] }
    case 'undo':
      return { standing: standing.slice(0, -1), undone: [...undone, ...standing.slice(-1)] }
    case 'redo':
      return { standing: [...standing, made], undone: undone.slice(0, -1) }
  }
}

/** What a line is played by, and the states along it. */
export interface Course<S extends Block> {
  readonly game: Game<S>
  readonly seats: number
  /** So many decisions were made at the table that this one left: they are not taken back here. */
  readonly inherited: number
  /** The state after so many of the decisions that stand. */
  at(count: number): S
}

/** Who may take the last decision back: the seat that made it at this table, while it taught nobody anything. */
export function undoerOf<S extends Block>({ standing }: Line<Decision>, { game, seats, inherited, at }: Course<S>): Seat | null {
  const count = standing.length
  if (count <= inherited) return null
  const { seat, action } = standing[count - 1]
  return reveals(game, { before: at(count - 1), after: at(count), seat, action }, seats) ? null : seat
}

/** Who may make the decision again that was taken back last: the seat that had made it. */
export function redoerOf({ undone }: Line<Decision>): Seat | null {
  return undone[undone.length - 1]?.seat ?? null
}

export const cannotUndo = (): IllegalAction =>
  new IllegalAction('undo', 'Nothing can be taken back: others have decided since, or something was revealed.')

export const cannotRedo = (): IllegalAction => new IllegalAction('undo', 'There is nothing to make again.')
