// A table that was begun by an older version of its rules: its entries are read as the present version would have stored them.
import { broughtForward, optionsForward, replays } from '../../core/forward.ts'
import type { Config, Game, Options } from '../../core/game.ts'
import { games } from '../../games/index.ts'
import { Refused } from '../refused.ts'
import type { TableRow } from '../store/schema.ts'
import type { Entry } from './line.ts'

/** From which version of the rules, and after how many decisions that stand. */
export interface Carried {
  readonly from: number
  readonly at: number
}

interface Read {
  readonly table: TableRow
  readonly entries: readonly Entry[]
}

const versionOf = ({ rules }: TableRow, entry: Entry): number => entry.rules ?? rules

/** Whether other rules than the present ones made an entry. Those that an option of the present ones stands for are none other. */
export const isOlder = (table: TableRow, entry: Entry, game: Game): boolean => !replays(game, versionOf(table, entry))

/** What a table is played with, in the options of the present rules. */
export function optionsOf({ game: id, rules, options }: Pick<TableRow, 'game' | 'rules' | 'options'>): Options {
  const game = games.find(({ meta }) => meta.id === id)
  return game ? optionsForward(game, rules, options) : options
}

/** Entries as they were stored, with their states as the present rules have them. */
export function entriesForward({ table, entries }: Read, game: Game, config: Config): readonly Entry[] {
  return entries.map((entry) => {
    if (!isOlder(table, entry, game)) return entry
    const rules = versionOf(table, entry)
    const snapshot = broughtForward(game, config, { rules, bytes: entry.snapshot })
    if (snapshot === null) throw otherRules(game, rules)
    return { ...entry, snapshot }
  })
}

/** Where a table went over to the present rules; null where it began by them. */
export function carriedIn({ table, entries }: Read, game: Game): Carried | null {
  const older = entries.filter((entry) => isOlder(table, entry, game))
  const last = older[older.length - 1]
  return last ? { from: versionOf(table, older[0]), at: last.decisions } : null
}

/** Also where a server is older than its data. */
export const otherRules = ({ meta }: Game, rules: number): Refused =>
  new Refused(
    410,
    'rules-changed',
    `This table is of rules version ${rules} of ${meta.title}; this server plays version ${meta.rulesVersion}. The table is kept.`,
  )

/** What is asked for a game as a whole, which no one version of the rules has played. */
export const carriedOver = ({ from }: Carried): Refused =>
  new Refused(
    409,
    'carried-over',
    `This game was begun by version ${from} of its rules and has gone on by a later one. It can be looked back on, but it has no record, and is not continued from an earlier decision.`,
  )
