// A table: seats, options, a deal, and an append-only list of decisions with a snapshot after each.
import type { Action } from './action.ts'
import type { Block } from './block.ts'
import { type Decision, legalActions, type Outcome, outcomeOf } from './decision.ts'
import type { Config, Game, Seat, Viewer } from './game.ts'
import { cannotRedo, cannotUndo, DEALT, follow, type Line, type MoveKind, redoerOf, undoerOf } from './line.ts'
import { dealOf, lastFork, type Origin, redeal } from './origin.ts'
import { viewOf } from './view.ts'
import { mayHear, type Told } from './words.ts'

export interface Table<S extends Block = Block> {
  readonly game: Game<S>
  readonly config: Config
  readonly origin: Origin
  /** The decisions that stand now: what is decided later makes another list. */
  readonly decisions: readonly Decision[]
  /** The state after so many decisions; all of them when no number is given. Not to be changed. */
  at(count?: number): S
  /** The legal actions of a seat now. */
  legal(seat: Seat): Action[]
  /** Makes a decision; throws IllegalAction with the rule that forbids it. */
  play(seat: Seat, a: Action): void
  /** Whether the last decision is this seat's, was made at this table, and taught nobody anything. */
  canUndo(seat: Seat): boolean
  /** Takes the last decision back; throws IllegalAction when it may not be. */
  undo(seat: Seat): void
  canRedo(seat: Seat): boolean
  /** Makes the decision again that was taken back last. */
  redo(seat: Seat): void
  /** What a viewer sees now, or saw after so many decisions. */
  view(viewer: Viewer, count?: number): S
  /** What a viewer heard of the decision with that index. */
  heard(viewer: Viewer, index: number): Told[]
}

/** A decision with what it led to. */
type Made<S extends Block> = Decision & Outcome<S>

/** Opens a table and deals. */
export function openTable<S extends Block>(game: Game<S>, config: Config, origin: Origin): Table<S> {
  const dealt = game.create(config)
  game.setup(dealt, config, dealOf(origin))
  let line: Line<Made<S>> = DEALT
  const at = (count = line.standing.length): S => (count === 0 ? dealt : line.standing[count - 1].after)
  const course = { game, seats: config.seats, inherited: lastFork(origin)?.at ?? 0, at }

  function make(kind: MoveKind, decision: Decision): void {
    const outcome = outcomeOf(game, at(), decision)
    line = follow(line, kind, { ...decision, ...outcome })
    const fork = origin.forks?.find((each) => each.at === line.standing.length)
    if (fork) redeal(game, outcome.after, { seats: config.seats, seed: fork.seed })
  }

  const canUndo = (seat: Seat) => undoerOf(line, course) === seat
  const canRedo = (seat: Seat) => redoerOf(line) === seat

  return {
    game,
    config,
    origin,
    get decisions() {
      return line.standing
    },
    at,
    legal: (seat) => legalActions(game, at(), seat),
    play: (seat, action) => make('play', { seat, action }),
    canUndo,
    undo(seat) {
      if (!canUndo(seat)) throw cannotUndo()
      line = follow(line, 'undo', line.standing[line.standing.length - 1])
    },
    canRedo,
    redo(seat) {
      if (!canRedo(seat)) throw cannotRedo()
      make('redo', line.undone[line.undone.length - 1])
    },
    view: (viewer, count) => viewOf(game, at(count), viewer),
    heard: (viewer, index) => line.standing[index].told.filter((event) => mayHear(game, event, viewer)),
  }
}
