// A plot with its game: every decision read and tried. The table can be opened at any step of it.
import type { Action } from '../../core/action.ts'
import { configOf } from '../../core/config.ts'
import type { Decision } from '../../core/decision.ts'
import { BadConfig, BadNotation, IllegalAction } from '../../core/errors.ts'
import type { Game } from '../../core/game.ts'
import { openTable, type Table } from '../../core/table.ts'
import { planOf } from '../table/plan.ts'
import { BadLesson } from './lines.ts'
import type { Plot, Written } from './plot.ts'

export interface ScriptStep {
  /** What is decided before the learner is asked. */
  readonly play: readonly Decision[]
  /** Ways to do what is awaited, each the decisions of one action; the lesson goes on from the first. */
  readonly awaits: readonly (readonly Action[])[]
}

export interface Script {
  readonly plot: Plot
  readonly game: Game
  readonly steps: readonly ScriptStep[]
  /** The table as it stands when a step is asked, if everything awaited before was done. */
  tableAt(step: number): Table
}

/** Reads every decision of a plot and plays it through; throws BadLesson with the line of the first that cannot be made. */
export function scriptOf(plot: Plot, game: Game): Script {
  const { file, you } = plot
  const table = opened(plot, game)
  const steps: ScriptStep[] = []
  const read = ({ line, seat, text }: Written): Decision => tried(plot, line, () => ({ seat, action: game.parse(text) }))
  const make = ({ line }: Written, { seat, action }: Decision) => tried(plot, line, () => table.play(seat, action))
  for (const { line, name, play, awaits } of plot.steps) {
    const played = play.map((written) => {
      const decision = read(written)
      make(written, decision)
      return decision
    })
    if (awaits.length > 0 && !(game.actors(table.at()) & (1 << you)))
      throw new BadLesson(file, line, `step "${name}" awaits a decision of seat ${you}, who is not asked now.`)
    const ways = awaits.map((way) => way.map((written) => ({ written, decision: read(written) })))
    // The others may have become impossible by what was done otherwise before: they are only read.
    for (const { written, decision } of ways[0] ?? []) make(written, decision)
    const last = ways[0]?.at(-1)
    if (last && goesOn(table, last.decision))
      throw new BadLesson(file, last.written.line, 'the action goes on: write its other decisions behind it, each after a ";".')
    steps.push({ play: played, awaits: ways.map((way) => way.map(({ decision }) => decision.action)) })
  }
  return {
    plot,
    game,
    steps,
    tableAt(step) {
      const at = opened(plot, game)
      for (const [i, { play, awaits }] of steps.slice(0, step + 1).entries()) {
        for (const { seat, action } of play) at.play(seat, action)
        if (i < step) for (const action of awaits[0] ?? []) at.play(you, action)
      }
      return at
    },
  }
}

/** Whether the last decision is followed by another of the same action, as a slip sees it. */
function goesOn({ game, config, decisions, view }: Table, { seat, action }: Decision): boolean {
  const before = view(seat, decisions.length - 1)
  return planOf({ game, before, seat, seats: config.seats }, [action]).choices.length > 0
}

function opened({ file, seats, options, origin }: Plot, game: Game): Table {
  try {
    return openTable(game, configOf(game, seats, options), origin)
  } catch (error) {
    if (error instanceof BadConfig) throw new BadLesson(file, 1, error.message)
    throw error
  }
}

function tried<T>({ file }: Plot, line: number, deed: () => T): T {
  try {
    return deed()
  } catch (error) {
    if (error instanceof IllegalAction || error instanceof BadNotation) throw new BadLesson(file, line, error.message)
    throw error
  }
}
