// The record that `play` keeps: written whole after every decision, and never over somebody's other game.
import { promisedSeed } from '../core/origin.ts'
import { writeRecord } from '../core/record.ts'
import type { Table } from '../core/table.ts'
import type { Args } from './command.ts'
import { BadInput } from './errors.ts'
import { isThere, writeWhole } from './files.ts'
import type { Io } from './io.ts'

/** Where a table is written down; null when it is not to be. */
export function recordFile(args: Args, table: Table, io: Io): string | null {
  const [named, resumed] = [args.text('record'), args.text('resume')]
  if (args.has('no-record')) {
    if (named !== undefined) throw new BadInput('--record and --no-record contradict each other.')
    return null
  }
  const file = named ?? resumed ?? `${table.game.meta.id}-${stem(table)}.tassel`
  if (file !== resumed && isThere(io, file))
    throw new BadInput(`"${file}" is there already: go on with --resume ${file}, or name another with --record.`)
  return file
}

/** Writes the table down as it stands. */
export function keep(io: Io, file: string | null, table: Table): void {
  if (file !== null) writeWhole(io, file, writeRecord(table))
}

function stem({ origin }: Table): string {
  return (
    promisedSeed(origin)
      ?.slice(0, 8)
      .replace(/[^\w-]/g, '_') ?? 'deal'
  )
}
