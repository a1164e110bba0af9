// A person at a table of bots: what is typed, and what it does.
import { timeFor } from '../bots/budget.ts'
import { BadNotation, IllegalAction } from '../core/errors.ts'
import type { Seat } from '../core/game.ts'
import type { Table } from '../core/table.ts'
import { BadInput } from './errors.ts'
import { linesOf, say } from './io.ts'
import { entriesOf, entryLine, foreseen, lastEntry } from './log.ts'
import { keep } from './record-file.ts'
import type { Sitting } from './sitting-seats.ts'
import { farewell, greet, HELP, showTable } from './sitting-words.ts'

/** Plays until the game is over, the input ends, or the person leaves. */
export async function sitDown(sitting: Sitting): Promise<number> {
  const { table, io } = sitting
  const lines = linesOf(io, (typed) => notations(sitting).filter((text) => text.startsWith(typed)))
  greet(sitting)
  keep(io, sitting.file, table)
  letBotsPlay(sitting)
  showTable(sitting)
  if (!isOver(table)) {
    lines.ask()
    for await (const line of lines) {
      const typed = line.trim()
      if (typed === 'quit' || typed === 'exit') break
      if (typed !== '') answer(sitting, typed)
      if (isOver(table)) break
      lines.ask()
    }
  }
  lines.close()
  farewell(sitting, isOver(table))
  return 0
}

function isOver({ game, at }: Table): boolean {
  return game.actors(at()) === 0
}

const ANSWERS: Readonly<Record<string, (sitting: Sitting, rest: string) => void>> = {
  help: ({ io }) => say(io, HELP),
  '?': ({ io }) => say(io, HELP),
  legal: listLegal,
  table: showTable,
  log: ({ io, table, seat }) => say(io, entriesOf(table, seat).map(entryLine).join('\n') || 'Nothing has happened yet.'),
  undo: takeBack,
  redo: makeAgain,
  save({ io, table }, file) {
    if (file === '') throw new BadInput('Say where to: save FILE.')
    keep(io, file, table)
    say(io, `Written to ${file}.`)
  },
}

/** Does what one line says; a refusal is a sentence, and the game goes on. */
function answer(sitting: Sitting, typed: string): void {
  const [word, ...rest] = typed.split(/\s+/)
  try {
    const does = Object.hasOwn(ANSWERS, word) ? ANSWERS[word] : undefined
    if (does) does(sitting, rest.join(' '))
    else decide(sitting, typed)
  } catch (error) {
    if (!(error instanceof IllegalAction || error instanceof BadNotation || error instanceof BadInput)) throw error
    say(sitting.io, error.message)
  }
}

function decide(sitting: Sitting, typed: string): void {
  const { table, seat } = sitting
  const numbered = /^\d+$/.test(typed) ? table.legal(seat)[Number(typed) - 1] : undefined
  play(sitting, seat, numbered ?? table.game.parse(typed))
  letBotsPlay(sitting)
  showTable(sitting)
}

function play({ table, file, io, seat: viewer }: Sitting, seat: Seat, action: number): void {
  table.play(seat, action)
  keep(io, file, table)
  say(io, entryLine(lastEntry(table, viewer)))
}

function letBotsPlay(sitting: Sitting): void {
  const { table, rivals } = sitting
  const { game } = table
  for (let next = rivalToMove(sitting); next !== undefined; next = rivalToMove(sitting)) {
    const rival = rivals.get(next)
    if (!rival) continue
    const sight = { game, view: table.view(next), seat: next, seats: table.config.seats }
    play(
      sitting,
      next,
      rival.player.choose(
        sight,
        rival.rng,
        timeFor(sight.seats, () => performance.now()),
      ),
    )
  }
}

function rivalToMove({ table, rivals }: Sitting): Seat | undefined {
  const actors = table.game.actors(table.at())
  return [...rivals.keys()].find((seat) => (actors & (1 << seat)) !== 0)
}

/** Bots give their decisions back too, but only what the table lets them: nothing that has shown anybody anything. */
function takeBack(sitting: Sitting): void {
  const { table, seat } = sitting
  const before = table.decisions
  const mine = before.map((decision) => decision.seat).lastIndexOf(seat)
  if (mine < 0) throw new BadInput('You have decided nothing yet.')
  try {
    for (const decision of before.slice(mine).reverse()) table.undo(decision.seat)
  } catch (error) {
    while (table.decisions.length < before.length) redoNext(sitting)
    throw error
  }
  keep(sitting.io, sitting.file, table)
  showTable(sitting)
}

/** Makes one's own decision again, and those of the bots that followed it. */
function makeAgain(sitting: Sitting): void {
  const { table, seat, io } = sitting
  table.redo(seat)
  while (!table.canRedo(seat) && redoNext(sitting)) {}
  keep(io, sitting.file, table)
  letBotsPlay(sitting)
  showTable(sitting)
}

function redoNext({ table, seat, rivals }: Sitting): boolean {
  const next = [seat, ...rivals.keys()].find((other) => table.canRedo(other))
  if (next !== undefined) table.redo(next)
  return next !== undefined
}

function listLegal({ io, table, seat }: Sitting): void {
  const view = table.view(seat)
  const width = Math.max(...table.legal(seat).map((action) => table.game.format(action).length))
  for (const [i, action] of table.legal(seat).entries())
    say(io, `${String(i + 1).padStart(3)}  ${table.game.format(action).padEnd(width)}  ${foreseen(table.game, view, { seat, action })}`)
}

function notations({ table, seat }: Sitting): string[] {
  return [...table.legal(seat).map(table.game.format), ...Object.keys(ANSWERS), 'quit']
}
