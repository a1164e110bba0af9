// tassel export: the same game in another form, or a table of a server as a file.
import { type About, aboutIn, writeRecord } from '../../core/record.ts'
import { commitment } from '../../core/seed.ts'
import { openTable, type Table } from '../../core/table.ts'
import type { Command } from '../command.ts'
import { BadInput } from '../errors.ts'
import { tableOf, textOf, writeWhole } from '../files.ts'
import { outcome } from '../outcome.ts'
import { DATABASE, exportTable } from './copies.ts'

const FORMATS: Readonly<Record<string, (table: Table, about: About) => string>> = {
  record: writeRecord,
  deal: (table, about) => writeRecord(dealtByHand(table), about),
  json: (table, about) => `${JSON.stringify({ ...plainOf(table), ...about }, null, 2)}\n`,
}

/** Writes a record in another form. */
export const exportRecord: Command = {
  name: 'export',
  operands: '[<file>]',
  least: 0,
  most: 1,
  says: 'a record in another form: afresh, with its deal written out instead of the seed, or as JSON; or with --table one table of a server, whole',
  flags: {
    format: { says: `${Object.keys(FORMATS).join(', ')}; record if not said`, takes: 'F' },
    out: { says: 'the file to write; the output if not said', takes: 'FILE' },
    json: { says: 'the same as --format json' },
    table: {
      says: 'the id of a table in the database of the server, to be written to --out; tassel import adds it to another',
      takes: 'ID',
    },
    'without-keys': {
      says: "with --table: links and browsers are replaced by others, which open nothing; to give to somebody who doesn't play there",
    },
    data: DATABASE.data,
  },
  run(args, io) {
    if (args.text('table') !== undefined) return exportTable(args, io)
    const name = args.text('format') ?? (args.has('json') ? 'json' : 'record')
    const form = FORMATS[name]
    if (!form || (args.has('json') && name !== 'json'))
      throw new BadInput(`--format is ${Object.keys(FORMATS).join(', ')}, not "${name}"${args.has('json') ? ' with --json' : ''}.`)
    const [file] = args.operands
    if (file === undefined) throw new BadInput('Something is missing: tassel export <file>, or tassel export --table ID --out FILE')
    const text = form(tableOf(io, file), aboutIn(textOf(io, file)))
    const out = args.text('out')
    if (out === undefined) io.stdout.write(text)
    else writeWhole(io, out, text)
    return 0
  },
}

/** The same game at a table whose decks were written down: it needs no seed and no generator to replay. */
function dealtByHand(table: Table): Table {
  const { forks } = table.origin
  const twin = openTable(table.game, table.config, { sheet: table.game.sheet(table.at(0)), ...(forks ? { forks } : {}) })
  for (const { seat, action } of table.decisions) twin.play(seat, action)
  return twin
}

function plainOf(table: Table) {
  const { game, config, origin, decisions } = table
  return {
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    seats: config.seats,
    options: config.options,
    ...('seed' in origin ? { seed: origin.seed, commitment: commitment(origin.seed) } : { deal: origin.sheet }),
    ...(origin.forks ? { forks: origin.forks } : {}),
    decisions: decisions.map(({ seat, action }) => ({ seat, action, notation: game.format(action) })),
    result: outcome(table),
  }
}
