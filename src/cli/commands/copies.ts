// tassel backup, restore, import, and export --table: the database of a server as a file. The work is done by a program that is shipped beside this one, since
// it brings the database along.
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CopyJob } from '../../wire/copies.ts'
import type { Args, Command } from '../command.ts'
import { BadInput } from '../errors.ts'
import type { Io } from '../io.ts'

/** Where the database is: the flag, or what the environment says to the server. */
export const DATABASE = {
  data: { says: 'the folder of the database; TASSEL_DATA or ./data if not said, or the PostgreSQL of DATABASE_URL', takes: 'FOLDER' },
} as const

/** Writes a backup. */
export const backup: Command = {
  name: 'backup',
  operands: '<file>',
  least: 1,
  most: 1,
  says: 'everything in the database of a server, which may run meanwhile, as a file; "-" is the output',
  flags: DATABASE,
  run: (args, io) => copied(io, args, { does: 'backup', file: args.operands[0] }),
}

/** Puts a backup back. */
export const restore: Command = {
  name: 'restore',
  operands: '<file>',
  least: 1,
  most: 1,
  says: 'a backup put into an empty database; "-" is the input',
  flags: {
    ...DATABASE,
    replace: { says: 'in the place of what the database holds, which is gone' },
    check: { says: 'only look whether the file is whole, and what is in it' },
  },
  run: (args, io) =>
    copied(io, args, { does: args.has('check') ? 'check' : 'restore', file: args.operands[0], replace: args.has('replace') }),
}

/** Adds a table. */
export const importTable: Command = {
  name: 'import',
  operands: '<file>',
  least: 1,
  most: 1,
  says: 'a table that tassel export --table has written, added to the database of a server, which may run meanwhile; "-" is the input',
  flags: DATABASE,
  run: (args, io) => copied(io, args, { does: 'import', file: args.operands[0] }),
}

/** Writes one table; its flags are those of tassel export. */
export function exportTable(args: Args, io: Io): Promise<number> {
  const [table = '', file] = [args.text('table'), args.text('out')]
  if (args.operands.length > 0 || file === undefined)
    throw new BadInput('A table is exported by its id alone: tassel export --table ID --out FILE')
  return copied(io, args, { does: 'export', file, table, withoutKeys: args.has('without-keys') })
}

/** The program beside this one. */
interface Copies {
  done(job: CopyJob): Promise<string>
}

async function copied(io: Io, args: Args, job: Omit<CopyJob, 'env'>): Promise<number> {
  const folder = args.text('data')
  const env = { ...io.env, ...(folder === undefined ? {} : { TASSEL_DATA: resolve(io.folder, folder), DATABASE_URL: '' }) }
  const file = job.file === '-' ? '-' : resolve(io.folder, job.file)
  const { done }: Copies = await import(pathToFileURL(join(dirname(io.program), 'copies.js')).href)
  try {
    io.stderr.write(`${await done({ ...job, file, env })}\n`)
    return 0
  } catch (error) {
    if (error instanceof Error && error.name === 'CannotCopy') throw new BadInput(error.message)
    throw error
  }
}
