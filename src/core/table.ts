// A table: seats, options, a deal, and an append-only list of decisions with a snapshot after each.
import { type Action, actionList, listed } from './action.ts'
import { type Block, clone } from './block.ts'
import { IllegalAction } from './errors.ts'
import type { Config, Game, Seat, Viewer } from './game.ts'
import { dealOf, lastFork, type Origin, redeal } from './origin.ts'
import { type Decision, refusal } from './refusal.ts'
import { reveals, viewOf } from './view.ts'
import { listener, mayHear, type Told } from './words.ts'

export interface Table<S extends Block = Block> {
  readonly game: Game<S>
  readonly config: Config
  readonly origin: Origin
  /** The decisions so far. */
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

/** Opens a table and deals. */
export function openTable<S extends Block>(game: Game<S>, config: Config, origin: Origin): Table<S> {
  const states: S[] = [game.create(config)]
  const decisions: Decision[] = []
  const undone: Decision[] = []
  const told: Told[][] = []
  const out = actionList()
  const now = () => states[states.length - 1]
  const inherited = lastFork(origin)?.at ?? 0
  game.setup(states[0], config, dealOf(origin))

  function legal(seat: Seat): Action[] {
    game.legal(now(), seat, out)
    return listed(out)
  }

  function make(decision: Decision): void {
    const { seat, action } = decision
    if (!legal(seat).includes(action)) throw refusal(game, now(), decision)
    const after = clone(now())
    const ear = listener(game)
    game.apply(after, seat, action, ear.tell)
    decisions.push(decision)
    const fork = origin.forks?.find(({ at }) => at === decisions.length)
    if (fork) redeal(game, after, { seats: config.seats, seed: fork.seed })
    states.push(after)
    told.push(ear.told)
  }

  function canUndo(seat: Seat): boolean {
    const last = decisions[decisions.length - 1]
    return (
      decisions.length > inherited &&
      last?.seat === seat &&
      !reveals(game, { before: states[states.length - 2], after: now(), ...last }, config.seats)
    )
  }

  const canRedo = (seat: Seat) => undone[undone.length - 1]?.seat === seat

  return {
    game,
    config,
    origin,
    decisions,
    at: (count = decisions.length) => states[count],
    legal,
    play(seat, action) {
      make({ seat, action })
      undone.length = 0
    },
    canUndo,
    undo(seat) {
      if (!canUndo(seat))
        throw new IllegalAction('undo', 'Nothing can be taken back: others have decided since, or something was revealed.')
      states.pop()
      told.pop()
      undone.push(...decisions.splice(-1))
    },
    canRedo,
    redo(seat) {
      const decision = undone[undone.length - 1]
      if (!decision || !canRedo(seat)) throw new IllegalAction('undo', 'There is nothing to make again.')
      make(decision)
      undone.pop()
    },
    view: (viewer, count = decisions.length) => viewOf(game, states[count], viewer),
    heard: (viewer, index) => told[index].filter((event) => mayHear(game, event, viewer)),
  }
}
