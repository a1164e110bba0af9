// The command line as a function: words in, exit status out.

import { version } from '../../package.json'
import { argsOf, type Command } from './command.ts'
import { commands } from './commands/index.ts'
import { BadInput, isInputError } from './errors.ts'
import { helpOn, overview } from './help.ts'
import { type Io, say } from './io.ts'

/** Runs one command; bad input becomes one line on the error stream and status 1. */
export async function tassel(words: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(words, io)
  } catch (error) {
    if (!isInputError(error)) throw error
    io.stderr.write(`tassel: ${error.message.replaceAll('\n', ' ')}\n`)
    return 1
  }
}

async function dispatch([name, ...words]: readonly string[], io: Io): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return shown(io, overview(commands))
  if (name === '--version' || name === '-v') return shown(io, version)
  const command = commandOf(name)
  if (words.includes('--help') || words.includes('-h')) return shown(io, helpOn(command))
  return command.run(argsOf(command, words), io)
}

function commandOf(name: string): Command {
  const command = commands.find((c) => c.name === name)
  if (!command) throw new BadInput(`There is no command "${name}"; there are ${commands.map((c) => c.name).join(', ')}.`)
  return command
}

function shown(io: Io, text: string): number {
  say(io, text)
  return 0
}
