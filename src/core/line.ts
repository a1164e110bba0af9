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

/** What a move leads to. */
export interface Followed<D extends Decision> {
  readonly made: D
  /** How many decisions stand afterwards. */
  readonly stands: number
}

/** The line of a table that was dealt and no more. */
export const DEALT: Line<never> = { standing: [], undone: [] }

/** The line after one more move: the decision that was made, or made again; how many stand after some were taken back. */
export function follow<D extends Decision>({ standing, undone }: Line<D>, kind: MoveKind, { made, stands }: Followed<D>): Line<D> {
  switch (kind) {
    case 'play':
      return { standing: [...standing, made], undone: [] }
    case 'undo':
      return { standing: standing.slice(0, stands), undone: [...undone, ...standing.slice(stands).reverse()] }
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
  /** The only person at the table, if there is one: whatever bots have answered, and whatever was revealed, concerns nobody else. */
  readonly alone: Seat | null
  /** The state after so many of the decisions that stand. */
  at(count: number): S
}

/** What can be taken back now. */
export interface Undo {
  readonly seat: Seat
  /** How many decisions stand afterwards. */
  readonly stands: number
  /** Whether something was learnt from what is taken back: the game is practice from then on. */
  readonly isPractice: boolean
}

/**
 * One undo takes back one action of the rulebook, however many decisions it had. It is the seat's that made it, at this table and while it
 * taught nobody anything; one who plays with bots alone goes back to his own last action through their answers, whatever they showed.
 */
export function undoOf<S extends Block>({ standing }: Line<Decision>, course: Course<S>): Undo | null {
  const { game, inherited, alone, at } = course
  const isOf = (seat: Seat, count: number) => count > inherited && standing[count - 1].seat === seat
  const taught = (count: number) => teaches(standing[count - 1], count, course)
  let stands = standing.length
  if (alone !== null) while (stands > inherited && !isOf(alone, stands)) stands--
  if (stands <= inherited) return null
  const { seat } = standing[stands - 1]
  const mayTake = () => isOf(seat, stands) && (alone !== null || !taught(stands))
  if (!mayTake()) return null
  do stands--
  while (game.isMidAction(at(stands), seat) && mayTake())
  return { seat, stands, isPractice: hasTaught({ standing }, course, stands) }
}

/** Whether somebody learnt something from the decisions after the first so many. */
export function hasTaught<S extends Block>({ standing }: Pick<Line<Decision>, 'standing'>, course: Course<S>, stands: number): boolean {
  return standing.slice(stands).some((decision, i) => teaches(decision, stands + i + 1, course))
}

/** The index of the decision that began the action of the rulebook to which the decision with this index belongs. */
export function beginningOf<S extends Block>(
  { standing }: Pick<Line<Decision>, 'standing'>,
  { game, at }: Pick<Course<S>, 'game' | 'at'>,
  index: number,
): number {
  const { seat } = standing[index]
  let first = index
  while (first > 0 && standing[first - 1].seat === seat && game.isMidAction(at(first), seat)) first--
  return first
}

/** Whether somebody learnt something from the decision after which so many stand. */
function teaches<S extends Block>({ seat, action }: Decision, count: number, { game, seats, at }: Course<S>): boolean {
  return reveals(game, { before: at(count - 1), after: at(count), seat, action }, seats)
}

/** Who may make the decision again that was taken back last: the seat that had made it. */
export function redoerOf({ undone }: Line<Decision>): Seat | null {
  return undone[undone.length - 1]?.seat ?? null
}

export const cannotUndo = (): IllegalAction =>
  new IllegalAction('undo', 'Nothing can be taken back: others have decided since, or something was revealed.')

export const cannotRedo = (): IllegalAction => new IllegalAction('undo', 'There is nothing to make again.')
