// The battery that every game must pass: one random game in which every position is looked at from every side.
import { type Action, actionList, wellFormed } from './action.ts'
import { type Block, copy, equal } from './block.ts'
import { BadRecord } from './errors.ts'
import type { Config, Game, Seat } from './game.ts'
import { CheckFailed, hold } from './hold.ts'
import { fromJson, toJson } from './json.ts'
import { readRecord, writeRecord } from './record.ts'
import { below, type Rng } from './rng.ts'
import { checkFork, checkSecrets } from './secrecy.ts'
import { rngOf } from './seed.ts'
import { openTable, type Table } from './table.ts'

/** A check that did not hold, with the record that leads there. */
export interface Failure {
  readonly check: string
  readonly says: string
  readonly record: string
}

export interface CheckedGame {
  readonly decisions: number
  readonly failure: Failure | null
  readonly record: string
}

/** Random play must end; a game that has not by then is said to loop. */
const MOST_DECISIONS = 10_000
/** Actions checked against `problem` in one position; a game with more well-formed ones has a random sample checked. */
const MOST_PROBLEMS = 120
/** The same for a seat that owes nothing, which every action is refused alike. */
const IDLE_PROBLEMS = 8
/** JSON is slow and depends on the layout alone: one position in so many is enough. */
const JSON_EVERY = 16

/** Whether a decision taught somebody something is asked of every view: one in so many is enough. */
const UNDO_EVERY = 4

/** A fork is looked at by every viewer. */
const FORK_EVERY = 8

/** Plays one random game, seeded by text, with every check in every position. */
export function checkedGame<S extends Block>(game: Game<S>, config: Config, seed: string): CheckedGame {
  const table = openTable(game, config, { seed })
  const rng = rngOf(`conformance ${seed}`)
  const all = Int32Array.from(wellFormed(game.kinds))
  const block = () => game.create(config)
  const scratch = { view: block(), again: block(), other: block(), here: block(), there: block() }
  let failure: Failure | null = null
  try {
    hold('setup', game.audit(table.at()) === null, () => game.audit(table.at()) ?? '')
    checkSheet(table)
    while (game.actors(table.at()) !== 0) {
      hold('end', table.decisions.length < MOST_DECISIONS, () => `still going after ${MOST_DECISIONS} decisions`)
      checkPosition(table, all, rng)
      checkSecrets(table, scratch, rng)
      if (below(rng, FORK_EVERY) === 0) checkFork(table, scratch)
      step(table, scratch.view, rng)
    }
    checkEnd(table)
  } catch (error) {
    const [check, says] = error instanceof CheckFailed ? [error.check, error.says] : ['exception', String((error as Error).stack ?? error)]
    failure = { check, says, record: writeRecord(table) }
  }
  return { decisions: table.decisions.length, failure, record: writeRecord(table) }
}

/** Everything that must hold before a decision. */
function checkPosition<S extends Block>(table: Table<S>, all: Int32Array, rng: Rng): void {
  const { game, config } = table
  const s = table.at()
  const actors = game.actors(s)
  for (let seat = 0; seat < config.seats; seat++) {
    const owes = (actors & (1 << seat)) !== 0
    const legal = table.legal(seat)
    hold('legal', legal.length > 0 === owes, () => `seat ${seat} has ${legal.length} actions but ${owes ? 'owes' : 'owes no'} decision`)
    hold('legal', new Set(legal).size === legal.length, () => `seat ${seat} is offered an action twice`)
    checkNotation(table, seat, legal)
    checkProblems(table, { seat, legal: new Set(legal) }, sampleOf(all, legal, rng))
  }
  if (below(rng, JSON_EVERY) === 0)
    hold('json', equal(s, fromJson(s.layout, toJson(s))), () => 'the state does not come back from its JSON')
}

function checkNotation<S extends Block>({ game, at }: Table<S>, seat: Seat, legal: readonly Action[]): void {
  for (const a of legal) {
    const text = game.format(a)
    hold('notation', game.parse(text) === a, () => `"${text}" is read as another action`)
    hold('describe', Array.isArray(game.describe(at(), seat, a)), () => `"${text}" touches no list of places`)
  }
}

/** The actions of a seat that are held against `problem`: all well-formed ones, or what is legal and some others. */
function sampleOf(all: Int32Array, legal: readonly Action[], rng: Rng): Iterable<Action> {
  const size = legal.length > 0 ? MOST_PROBLEMS : IDLE_PROBLEMS
  return all.length <= size ? all : [...legal, ...Array.from({ length: size }, () => all[below(rng, all.length)])]
}

interface Offer {
  readonly seat: Seat
  readonly legal: ReadonlySet<Action>
}

/** `legal` and `problem` are two statements of one rule: they must agree on every well-formed action. */
function checkProblems<S extends Block>({ game, at }: Table<S>, { seat, legal }: Offer, sample: Iterable<Action>): void {
  for (const a of sample) {
    const problem = game.problem(at(), seat, a)
    hold('problem', (problem === null) === legal.has(a), () =>
      problem
        ? `"${game.format(a)}" of seat ${seat} is legal, yet refused by ${problem.rule}`
        : `"${game.format(a)}" of seat ${seat} is neither legal nor refused`,
    )
    if (problem) hold('problem', problem.reason in game.words.why, () => `there is no sentence for "${problem.reason}"`)
  }
}

/** One random decision, taken back and made again where that is allowed. Equal bytes are equal views, for every viewer. */
function step<S extends Block>(table: Table<S>, scratch: S, rng: Rng): void {
  const { game } = table
  const before = table.at()
  const actors = seatsOf(game.actors(before))
  const seat = actors[below(rng, actors.length)]
  const legal = table.legal(seat)
  copy(before, scratch)
  table.play(seat, legal[below(rng, legal.length)])
  hold('apply', equal(before, scratch), () => 'a decision changed the snapshot before it')
  hold('audit', game.audit(table.at()) === null, () => game.audit(table.at()) ?? '')
  for (const { event, facts } of table.heard(seat, table.decisions.length - 1))
    hold('log', event in game.words.log && Object.values(facts).every(Number.isInteger), () => `the event "${event}" cannot be read out`)
  if (below(rng, UNDO_EVERY) !== 0 || !table.canUndo(seat)) return
  const after = table.at()
  const count = table.decisions.length
  table.undo(seat)
  const stands = table.decisions.length
  hold('undo', stands < count - 1 ? game.audit(table.at()) === null : equal(scratch, table.at()), () => 'undo gives other bytes back')
  for (let made = stands; made < count; made++) table.redo(seat)
  hold('redo', equal(after, table.at()), () => 'redo leads elsewhere')
}

/** The explicit deal of a game deals the same bytes as its seed. */
function checkSheet<S extends Block>({ game, config, at }: Table<S>): void {
  const again = game.create(config)
  game.setup(again, config, JSON.parse(JSON.stringify(game.sheet(at(0)))))
  hold('sheet', equal(at(0), again), () => 'the explicit deal gives other bytes than the seed')
}

function checkEnd<S extends Block>(table: Table<S>): void {
  const { game, config, at } = table
  const { over, scores } = game.result(at())
  hold('result', over, () => 'nobody owes a decision, yet there is no result')
  hold('result', scores.length === config.seats && scores.some((score) => score.rank === 1), () => 'nobody has won')
  for (const { seat, total, parts } of scores)
    hold(
      'result',
      Object.values(parts).reduce((sum, part) => sum + part, 0) === total,
      () => `the parts of seat ${seat} do not add up to ${total}`,
    )
  const out = actionList()
  for (let seat = 0; seat < config.seats; seat++) hold('result', game.legal(at(), seat, out) === 0, () => 'the game is over, yet goes on')
  const refused = replayProblem(table)
  hold('replay', refused === null, () => refused ?? '')
}

/** What a reader of the game's record complains of: it plays every decision again, and compares the bytes after each by their mark. */
function replayProblem<S extends Block>(table: Table<S>): string | null {
  try {
    readRecord(writeRecord(table), { games: [table.game as Game] })
    return null
  } catch (error) {
    if (error instanceof BadRecord) return error.message
    throw error
  }
}

function seatsOf(mask: number): Seat[] {
  return Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => mask & (1 << seat))
}
