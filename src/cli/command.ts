// A command is a value: its words, its flags and what it does. Help and the reading of arguments follow from it.
import { parseArgs } from 'node:util'
import { configOf } from '../core/config.ts'
import { type ContentPack, contentOption, packText, readPack } from '../core/content.ts'
import { BadConfig } from '../core/errors.ts'
import type { Config, Game } from '../core/game.ts'
import { BadInput } from './errors.ts'
import { textOf } from './files.ts'
import type { Io } from './io.ts'

/** A flag as help shows it; without `takes` it is a switch. */
export interface Flag {
  readonly says: string
  readonly takes?: string
  readonly many?: boolean
}

export interface Command {
  readonly name: string
  /** What stands after the name: `<game> [<file>…]`. */
  readonly operands: string
  /** How many operands there may be. */
  readonly least: number
  readonly most: number
  readonly says: string
  readonly flags: Readonly<Record<string, Flag>>
  /** Does it; the exit status is 0 unless it says otherwise. */
  run(args: Args, io: Io): Promise<number> | number
}

/** The arguments of a command, each read with the sentence that refuses it. */
export interface Args {
  readonly operands: readonly string[]
  has(flag: string): boolean
  text(flag: string): string | undefined
  /** A whole number of at least `least`. */
  whole(flag: string, least: number): number | undefined
  /** The pairs of a flag that is given as `key=value`, perhaps several times. */
  pairs(flag: string): Readonly<Record<string, string>>
}

/** Flags that several commands share, said once. */
export const SHARED = {
  json: { says: 'print JSON, for programs' },
  seats: { says: 'how many play', takes: 'N' },
  seed: { says: 'what chance is drawn from', takes: 'S' },
  option: { says: 'an option of the game; may be given several times', takes: 'key=value', many: true },
  content: { says: 'a content pack: the values printed on your copy', takes: 'FILE' },
} as const satisfies Record<string, Flag>

/** Reads the words after a command's name; throws BadInput for what it does not know. */
export function argsOf(command: Command, words: readonly string[]): Args {
  const { positionals, values } = parsed(command, words)
  if (positionals.length < command.least || positionals.length > command.most) {
    const wrong = positionals.length < command.least ? 'Something is missing' : `"${positionals[command.most]}" is too much`
    throw new BadInput(`${wrong}: tassel ${command.name} ${command.operands}`.trimEnd())
  }
  const listed = (flag: string): string[] => [values[flag] ?? []].flat().map(String)
  return {
    operands: positionals,
    has: (flag) => values[flag] === true,
    text: (flag) => listed(flag)[0],
    whole: (flag, least) => wholeOf(flag, listed(flag)[0], least),
    pairs: (flag) => Object.fromEntries(listed(flag).map((text) => pairOf(flag, text))),
  }
}

function parsed(command: Command, words: readonly string[]) {
  const flags = Object.entries(command.flags).map(([name, flag]) => {
    const type: 'string' | 'boolean' = flag.takes === undefined ? 'boolean' : 'string'
    return [name, { type, multiple: flag.many === true }] as const
  })
  try {
    return parseArgs({ args: [...words], options: Object.fromEntries(flags), allowPositionals: true, strict: true })
  } catch (error) {
    // Node's advice runs over several sentences; the first one says what is wrong.
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    const ambiguous = /^Option '(--\S+)' argument is ambiguous/.exec(problem)
    const says = ambiguous ? `What follows ${ambiguous[1]} looks like another flag` : problem.replace(/\.$/, '')
    throw new BadInput(`${says}; see tassel ${command.name} --help.`)
  }
}

/** The configuration that `--option` and `--content` ask for, with so many seats. */
export function configFrom(args: Args, io: Io, { game, seats }: { readonly game: Game; readonly seats: number }): Config {
  const file = args.text('content')
  const content = file === undefined ? {} : { [contentOption.key]: packText(packIn(io, file, game)) }
  return configOf(game, seats, { ...args.pairs('option'), ...content })
}

/** The content pack in a file. */
export function packIn(io: Io, file: string, game: Game): ContentPack {
  try {
    return readPack(game, textOf(io, file))
  } catch (error) {
    if (error instanceof BadConfig) throw new BadInput(`${file}: ${error.message}`)
    throw error
  }
}

/** The seat counts that `--seats` asks for: one, or all that the game has. */
export function seatCounts(args: Args, game: Game): readonly number[] {
  const seats = args.whole('seats', 1)
  return seats === undefined ? game.meta.seats : [seats]
}

function wholeOf(flag: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new BadInput(`--${flag} takes a whole number of at least ${least}, not "${text}".`)
  return number
}

function pairOf(flag: string, text: string): readonly [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new BadInput(`--${flag} takes key=value, not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1)]
}
