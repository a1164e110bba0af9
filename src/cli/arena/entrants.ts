// Who takes part: bots of the house by their ids, and programs of other people by the command that starts them.
import type { Bot } from '../../bots/bot.ts'
import { contestants } from '../../bots/frozen/index.ts'
import { mctsRandom } from '../../bots/mcts-random.ts'
import { BadInput } from '../errors.ts'

/** What each side may spend; null where it is not limited by that. */
export interface Allowance {
  /** Milliseconds for a turn. */
  readonly ms: number | null
  /** Simulations for a decision. */
  readonly simulations: number | null
}

/** One of the sides, as its word in `--bots` says; everything in it can be written as JSON. */
export interface Entrant {
  /** The word itself: what reports call it. */
  readonly name: string
  /** The id of a bot, or null for a program. */
  readonly bot: string | null
  /** The words that start a program; none for a bot. */
  readonly command: readonly string[]
  readonly allowance: Allowance
}

const PROGRAM = 'cmd:'
/** Those that sit at tables with people, those of former times, and a yardstick that only the arena has. */
const ENTRANTS: readonly Bot[] = [...contestants, mctsRandom]

/** The bot of the house with an id. */
export function arenaBot(id: string): Bot {
  const bot = ENTRANTS.find((each) => each.id === id)
  if (!bot) throw new BadInput(`There is no bot "${id}"; there are ${ENTRANTS.map((each) => each.id).join(', ')}, and cmd:PROGRAM.`)
  return bot
}

/** The ids there are, for help. */
export const arenaBotIds: readonly string[] = ENTRANTS.map(({ id }) => id)

/** Reads `--bots`: words between commas, each perhaps with an allowance of its own after an `@`. */
export function entrantsOf(text: string, allowance: Allowance): Entrant[] {
  const names = partsOf(text, ',').map((name) => name.trim())
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new BadInput(`--bots names "${twice}" twice; give one of them another allowance, as in ${twice}@200ms.`)
  return names.map((name) => entrantOf(name, allowance))
}

function entrantOf(name: string, allowance: Allowance): Entrant {
  if (name === '') throw new BadInput('--bots takes names with commas between them, and one of them is empty.')
  const [, who, amount, unit] = /^(.*)@(\d+)(ms|sims)$/.exec(name) ?? [name, name]
  if (amount !== undefined && Number(amount) < 1) throw new BadInput(`"${name}" is allowed nothing: at least 1${unit}.`)
  const own = amount === undefined ? allowance : allowanceOf(Number(amount), unit)
  if (!who.startsWith(PROGRAM)) return { name, bot: arenaBot(who).id, command: [], allowance: own }
  const command = partsOf(who.slice(PROGRAM.length), ' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(["'])(.*)\1$/, '$2'))
  if (command.length === 0) throw new BadInput('cmd: wants the command that starts a program, as in "cmd:node mybot.mjs".')
  return { name, bot: null, command, allowance: own }
}

function allowanceOf(amount: number, unit: string): Allowance {
  return unit === 'ms' ? { ms: amount, simulations: null } : { ms: null, simulations: amount }
}

/** The parts of a text between separators that do not stand in quotation marks. */
function partsOf(text: string, separator: string): string[] {
  const parts = ['']
  let quote = ''
  for (const letter of text) {
    if (letter === quote) quote = ''
    else if (quote === '' && (letter === '"' || letter === "'")) quote = letter
    if (letter === separator && quote === '') parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
