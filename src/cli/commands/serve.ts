// tassel serve: the server with its pages, as it is shipped beside this program; and tassel work, which does its work for it.
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Args, Command } from '../command.ts'
import type { Io } from '../io.ts'

/** The flags, and the settings of the server that they stand for. */
const SETTINGS = { port: 'PORT', host: 'HOST', data: 'TASSEL_DATA' } as const

/** Starts the server in this process, which ends it as any other: with Ctrl-C. */
export const serve: Command = {
  name: 'serve',
  operands: '',
  least: 0,
  most: 0,
  says: 'tables for people in the browser, at http://localhost:1893 unless said otherwise',
  flags: {
    port: { says: 'where it listens', takes: 'N' },
    host: { says: 'on which address of this machine; on all of them if not said', takes: 'ADDRESS' },
    data: { says: 'the folder of the database; ./data if not said', takes: 'FOLDER' },
    'web-only': { says: 'leave bots and clocks to processes of "tassel work" on the same DATABASE_URL' },
  },
  async run(args, io) {
    args.whole('port', 0)
    if (args.has('web-only')) process.env.TASSEL_ROLE = 'web'
    return started(args, io)
  },
}

/** Works for the servers on the same database; any number may, beside any number of servers. */
export const work: Command = {
  name: 'work',
  operands: '',
  least: 0,
  most: 0,
  says: 'bots move and clocks are watched for every "tassel serve" on the PostgreSQL of DATABASE_URL',
  flags: {},
  async run(args, io) {
    process.env.TASSEL_ROLE = 'work'
    return started(args, io)
  },
}

async function started(args: Args, io: Io): Promise<number> {
  for (const [flag, name] of Object.entries(SETTINGS)) {
    const text = args.text(flag)
    if (text !== undefined) process.env[name] = text
  }
  await import(pathToFileURL(join(dirname(io.program), 'server.js')).href)
  return 0
}
