// Small stories for tests: a table, one thing done, what changed. `splendor(2).with(0, { gold: 1 }).play(0, 'take dse').seat(0)`.
import { type Block, clone } from './block.ts'
import { configOf } from './config.ts'
import { legalActions } from './decision.ts'
import { IllegalAction } from './errors.ts'
import type { Game, Options, Result, Seat, Viewer } from './game.ts'
import { rngOf } from './seed.ts'
import { viewOf } from './view.ts'
import { listener, logLine, mayHear, type Told, whyNot } from './words.ts'

/** How a game's tests write to a state and read from it in words of their own. */
export interface Hands<S extends Block, Fields extends object> {
  /** Gives a seat, or the middle of the table (seat −1), what the fields say. */
  give(s: S, seat: Seat, fields: Partial<Fields>): void
  /** What a seat has, in the same words. */
  holdings(s: S, seat: Seat): Fields
}

export interface Story<S extends Block, Fields extends object> {
  readonly s: S
  /** Gives a seat what it should have. */
  with(seat: Seat, fields: Partial<Fields>): Story<S, Fields>
  /** Changes the middle of the table, or anything else. */
  where(change: (s: S) => void): Story<S, Fields>
  /** Plays notation; throws IllegalAction with the rule that forbids it. */
  play(seat: Seat, ...moves: string[]): Story<S, Fields>
  /** The notation of every legal action. */
  legal(seat: Seat): string[]
  seat(seat: Seat): Fields
  view(viewer: Viewer): S
  /** What a viewer has heard so far, as sentences. */
  log(viewer: Viewer): string[]
  result(): Result
}

/** Begins a story on a freshly dealt table. The seed is fixed, so that a failing test fails again. */
export function story<S extends Block, F extends object>(
  game: Game<S>,
  hands: Hands<S, F>,
  seats: number,
  options: Options = {},
): Story<S, F> {
  const config = configOf(game, seats, options)
  const s = game.create(config)
  const told: Told[] = []
  game.setup(s, config, rngOf('story'))

  function playOne(seat: Seat, text: string): void {
    const a = game.parse(text)
    const problem = game.problem(s, seat, a)
    if (problem) throw new IllegalAction(problem.rule, whyNot(problem, game.words))
    const ear = listener(game)
    game.apply(s, seat, a, ear.tell)
    told.push(...ear.told)
  }

  const self: Story<S, F> = {
    s,
    with(seat, fields) {
      hands.give(s, seat, fields)
      return self
    },
    where(change) {
      change(s)
      return self
    },
    play(seat, ...moves) {
      for (const move of moves) playOne(seat, move)
      return self
    },
    legal: (seat) => legalActions(game, s, seat).map(game.format),
    seat: (seat) => hands.holdings(s, seat),
    view: (viewer) => viewOf(game, clone(s), viewer),
    log: (viewer) => told.filter((event) => mayHear(game, event, viewer)).map((event) => `${event.seat} ${logLine(event, game.words)}`),
    result: () => game.result(s),
  }
  return self
}
