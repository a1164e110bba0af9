// tassel replay: a record as a drawn table and a log in words.
import { SPECTATOR, type Viewer } from '../../core/game.ts'
import { toJson } from '../../core/json.ts'
import type { Table } from '../../core/table.ts'
import { type Args, type Command, SHARED } from '../command.ts'
import { drawn } from '../draw/index.ts'
import { BadInput } from '../errors.ts'
import { tableOf } from '../files.ts'
import { say, sayJson } from '../io.ts'
import { entriesOf, entryLine } from '../log.ts'
import { standings } from '../outcome.ts'
import { paintFor } from '../paint.ts'

/** Shows a recorded game. */
export const replay: Command = {
  name: 'replay',
  operands: '<file>',
  least: 1,
  most: 1,
  says: 'a recorded game: its log in words and its table, at the end or after N decisions',
  flags: {
    to: { says: 'stop after so many decisions', takes: 'N' },
    as: { says: 'look from this seat; as a spectator if not said', takes: 'SEAT' },
    json: SHARED.json,
  },
  run(args, io) {
    const table = tableOf(io, args.operands[0])
    const { game, config } = table
    const to = stopOf(args, table)
    const viewer = viewerOf(args, table)
    const view = table.view(viewer, to)
    const entries = entriesOf(table, viewer).slice(0, to)
    const result = game.result(table.at(to))
    if (args.has('json')) {
      sayJson(io, { game: game.meta.id, seats: config.seats, options: config.options, viewer, log: entries, view: toJson(view), result })
      return 0
    }
    for (const entry of entries) say(io, entryLine(entry))
    if (entries.length > 0) say(io)
    say(io, drawn(game, { view, viewer, paint: paintFor(io) }))
    if (result.over) say(io, `\n${standings(result, game.words.parts)}`)
    return 0
  },
}

function stopOf(args: Args, { decisions }: Table): number {
  const to = args.whole('to', 0) ?? decisions.length
  if (to > decisions.length) throw new BadInput(`--to ${to} is beyond the record's ${decisions.length} decisions.`)
  return to
}

function viewerOf(args: Args, { config }: Table): Viewer {
  const seat = args.whole('as', 0)
  if (seat !== undefined && seat >= config.seats) throw new BadInput(`--as takes a seat 0 to ${config.seats - 1}, not ${seat}.`)
  return seat ?? SPECTATOR
}
